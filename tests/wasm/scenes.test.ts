import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ENGINES } from '../../tools/lib/games.mjs';
import { loadModule } from '../../tools/lib/wasm_module.mjs';
import { scenesOf } from '../../web/plugins/ladder_scenes';
import type { SceneGame } from '../../web/src/ladder/scenes/scene_game';
import { scriptOf } from '../../web/src/ladder/scenes/scene_script';

/** What a board would have to show, for those that see everything. */
async function gameOf(name: string): Promise<SceneGame> {
  const module = await loadModule(name);
  return { rules: () => new module.Game(), isSeen: () => true } as unknown as SceneGame;
}

describe.each(ENGINES)('the scenes of %s', (name) => {
  const file = fileURLToPath(new URL(`../../engine/${name}/data/scenes.json`, import.meta.url));

  it.runIf(existsSync(file))('can be played on the page, and the two turns end differently', async () => {
    const game = await gameOf(name);
    for (const scene of scenesOf(readFileSync(file, 'utf8'), file).found) {
      const { below, own } = scriptOf(game, scene);
      expect(own.at(-1)?.after, `rung ${scene.rung}`).not.toEqual(below.at(-1)?.after);
    }
  });
});
