import { beforeAll, describe, expect, it } from 'vitest';
import { USUAL_SETUP } from '../../../web/src/gomoku/setup';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { blindly, GAMES, RepeatedLine, whileAnsweredAlike } from '../support/repeated_line';
import { startGomoku } from './support/module';

/** The rung that finds the lines, and the one that finds them against those that it cannot beat. */
const STRONG = 140;
const STRONGEST = 160;

let line: RepeatedLine;
let lineOfStrongest: RepeatedLine;

beforeAll(async () => {
  const module = await startGomoku();
  const by = (strong: number) =>
    new RepeatedLine({ module, spec: GOMOKU, empty: { ...USUAL_SETUP, actions: [] }, strong });
  line = by(STRONG);
  lineOfStrongest = by(STRONGEST);
});

const lineAgainst = (rung: number) => (rung < STRONGEST ? line : lineOfStrongest);

describe.each([30, 60, 80])('a line that has won against rung %i, which never errs on purpose', (rung) => {
  it('wins for ever where nothing is remembered', async () => {
    expect(await line.winsAgain(rung, null, false, whileAnsweredAlike)).toBe(GAMES);
  });

  it('does not win again where losses are remembered', async () => {
    expect(await line.winsAgain(rung, line.emptyMemory(), false, whileAnsweredAlike)).toBe(0);
  });
});

describe.each([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170])(
  'a line that has won against rung %i as the page plays it',
  (rung) => {
    it('wins at most three times in ten', async () => {
      expect(
        await lineAgainst(rung).winsAgain(rung, line.emptyMemory(), true, whileAnsweredAlike),
      ).toBeLessThanOrEqual(3);
    });

    it('wins at most three times in ten for who puts its stones down blindly', async () => {
      expect(await lineAgainst(rung).winsAgain(rung, line.emptyMemory(), true, blindly)).toBeLessThanOrEqual(
        3,
      );
    });
  },
);
