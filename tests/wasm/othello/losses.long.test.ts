import { beforeAll, describe, expect, it } from 'vitest';
import { installLearned } from '../../../tools/lib/learned_weights.mjs';
import { USUAL_SETUP } from '../../../web/src/othello/setup';
import { OTHELLO } from '../../../web/src/othello/spec';
import { blindlyToTheEnd, GAMES, RepeatedLine, whileAnsweredAlike } from '../support/repeated_line';
import { startOthello } from './support/module';

/** The rung that finds the lines. */
const STRONG = 140;

let line: RepeatedLine;

beforeAll(async () => {
  const module = await startOthello();
  installLearned('othello', module);
  line = new RepeatedLine({ module, spec: OTHELLO, empty: { ...USUAL_SETUP, actions: [] }, strong: STRONG });
});

describe.each([20, 40, 60, 100])(
  'a line that has won against rung %i, which never errs on purpose',
  (rung) => {
    it('wins for ever where nothing is remembered', async () => {
      expect(await line.winsAgain(rung, null, false, whileAnsweredAlike)).toBe(GAMES);
    });

    it('does not win again where losses are remembered', async () => {
      expect(await line.winsAgain(rung, line.emptyMemory(), false, whileAnsweredAlike)).toBe(0);
    });
  },
);

const RUNGS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150];

describe.each(RUNGS)('a line that has won against rung %i as the page plays it', (rung) => {
  it('wins at most three times in ten', async () => {
    expect(await line.winsAgain(rung, line.emptyMemory(), true, whileAnsweredAlike)).toBeLessThanOrEqual(3);
  });

  it('wins at most three times in ten for who puts its discs down blindly', async () => {
    expect(await line.winsAgain(rung, line.emptyMemory(), true, blindlyToTheEnd)).toBeLessThanOrEqual(3);
  });
});
