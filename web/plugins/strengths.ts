import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { Failure } from '../../tools/lib/failure.mjs';
import { parseMeasuredLadder } from '../../tools/lib/measured_ladder.mjs';
import type { Strengths } from '../src/fit/strengths';
import { drawnRise, isScored, risesOf, type Step } from '../src/ladder/steps.ts';
import { derivedData } from './derived_data.ts';
import { stepsOf } from './ladder_steps.ts';

/** Lies beside a game's `ladder.json`. */
const FILE = 'strengths.json';

const MEASURED = v.object({
  strengths: v.array(v.object({ rung: v.number(), blur: v.number(), elo: v.number(), error: v.number() })),
});

/** Standard errors on either side that make up a 95 % interval. */
const CONFIDENCE = 1.96;

/**
 * Vite: `import strengths from './ladder.json?strengths'` gives a game's opponents on one scale of Elo: as
 * `forethought strengths` has measured them into `strengths.json`, where that lies beside it; else the rungs as they are,
 * by the ladder's steps added up. None of a game without an opponent.
 */
export function opponentStrengths(): Plugin {
  return derivedData({
    name: 'opponent-strengths',
    mark: '?strengths',
    none: [],
    derive(text, path) {
      const measured = join(dirname(path), FILE);
      if (existsSync(measured)) return strengthsIn(readFileSync(measured, 'utf8'), measured);
      return strengthsBySteps(stepsOf(parseMeasuredLadder(text, path)));
    },
  });
}

/**
 * Reads a file of measured strengths.
 * @param path for messages
 */
export function strengthsIn(text: string, path: string): Strengths {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), MEASURED), text);
  if (!read.success) {
    throw new Failure(
      `${path} is not a file of strengths: ${v.summarize(read.issues)}. \`forethought strengths --save\` writes such files.`,
    );
  }
  const rounded = read.output.strengths.map(({ rung, blur, elo, error }) => ({
    rung,
    blur,
    elo: Math.round(elo),
    error: Math.round(error),
  }));
  return rounded.sort((one, other) => one.rung - other.rung || one.blur - other.blur);
}

/** The rungs of a ladder by what each is worth over the one below; those above a gap are left out. */
export function strengthsBySteps(steps: readonly Step[]): Strengths {
  const [first] = steps;
  if (first === undefined || isScored(first)) return [];
  const rungs = [first.below, ...steps.map(({ rung }) => rung)];
  const strengths = [{ rung: first.below, blur: 0, elo: 0, error: 0 }];
  for (const rise of risesOf(rungs, steps).slice(1)) {
    const below = strengths.at(-1);
    const height = drawnRise(rise);
    if (below === undefined || height === null || rise.step === null || isScored(rise.step)) break;
    const { score, low, high } = rise.step;
    // Against those nearby: how far off the foot of the ladder is matters to no game.
    const error = rise.open ? height / 2 : ((high - low) / (2 * CONFIDENCE)) * eloPerScore(score);
    strengths.push({ rung: rise.rung, blur: 0, elo: below.elo + height, error });
  }
  return strengths.map((one) => ({ ...one, elo: Math.round(one.elo), error: Math.round(one.error) }));
}

/** How many Elo one point of score is worth near a score. */
function eloPerScore(score: number): number {
  return 400 / Math.LN10 / (score * (1 - score));
}
