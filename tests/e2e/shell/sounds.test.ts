import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PAGE } from '../../../tools/lib/paths.mjs';
import { type Cue, type CueKind, cue } from '../../../web/src/sound/cues';
import { loudness, peak, SAMPLE_RATE } from '../support/loudness';
import { test } from '../support/test';

/** The page's sounds as a browser makes them, judged by what an ear would hear. */

/** As they follow each other in a game: a disc turns over rows of others, tiles meet again and again. */
const HEARD: Readonly<Record<string, readonly Cue[]>> = {
  victory: [cue('victory', 0)],
  defeat: [cue('defeat', 0)],
  climb: [cue('climb', 0)],
  capture: [cue('capture', 0)],
  flips: [0, 45, 90].map((at) => cue('flip', at)),
  merges: [0, 120, 240].map((at) => cue('merge', at)),
  stone: [cue('stone', 0)],
};

/** Everything that can come together, a heavy blow included. */
const TUMULT: readonly Cue[] = (['blow', 'arrow', 'fire', 'hit', 'fall', 'victory'] as CueKind[]).map(
  (kind) => cue(kind, 0, kind === 'hit' ? 45 : 0),
);

function loudspeakerScript(): string {
  const chunks: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(PAGE, '.vite', 'manifest.json'), 'utf8'),
  );
  return chunks['src/sound/loudspeaker.ts']?.file ?? '';
}

/** Two seconds of it at full volume. As a text: the test runner would put an import of its own in place of the page's. */
function rendered(page: Page, cues: readonly Cue[]): Promise<number[]> {
  return page.evaluate(`(async () => {
    const { Loudspeaker } = await import(new URL('${loudspeakerScript()}', location.href).href);
    const context = new OfflineAudioContext(1, ${2 * SAMPLE_RATE}, ${SAMPLE_RATE});
    new Loudspeaker(context).hear(${JSON.stringify(cues)}, 0, 1);
    return Array.from((await context.startRendering()).getChannelData(0));
  })()`);
}

test('all sounds are about as loud as each other, and none is cut off at the top', async ({ visit }) => {
  const { page } = await visit('?lang=en');
  const levels = new Map<string, number>();
  for (const [name, cues] of Object.entries(HEARD)) {
    const samples = await rendered(page, cues);
    expect(peak(samples), name).toBeLessThan(1);
    levels.set(name, loudness(samples));
  }
  const all = [...levels.values()];
  expect(Math.max(...all) - Math.min(...all), JSON.stringify([...levels])).toBeLessThanOrEqual(3);
  expect(peak(await rendered(page, TUMULT))).toBeLessThan(1);
});
