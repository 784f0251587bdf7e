import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readMeasuredLadder } from '../../tools/lib/measured_ladder.mjs';

const NATIVE = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));

/** Cheap ones among the lower rungs, and the one that is benched anyway. */
const HELD = {
  tactics: [0, 30, 60, 200],
  gomoku: [10, 50, 100, 150],
  twenty48: [20, 40, 110],
  othello: [0, 20, 30, 90],
  xiangqi: [0, 30, 60, 150],
};

it.each(Object.entries(HELD))('the measured ladder of %s knows how its rungs are', (game, rungs) => {
  const ladder = readMeasuredLadder(game);
  for (const rung of ladder === null ? [] : rungs) {
    const lines = execFileSync(NATIVE, ['bench', '--json', '--game', game, '--rung', String(rung)], {
      encoding: 'utf8',
    });
    const { signature } = JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '');
    // forethought signatures --game GAME --save engine/GAME/data/ladder.json, then npm run ladder:tables
    const known = ladder?.rungs.find((one) => one.rung === rung);
    expect(known).toEqual({ rung, name: expect.any(String), signature });
  }
});
