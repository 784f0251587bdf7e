import { expect, it } from 'vitest';
import { marginText } from '../../../web/src/othello/disc_scale';
import { OTHELLO } from '../../../web/src/othello/spec';
import { leaderOf } from '../../../web/src/play/analysis/verdict';
import { decodeWeighed } from '../../../web/src/play/analysis/weighed_line';
import { messages as analysisWords } from '../../../web/src/play/analysis/words/messages';
import { lineRecord } from '../support/line_record';
import { actionsOf, snapshotAfter } from './support/module';

const { verdict, words, lossWords, ended, fallWords, lineWords, seesWin } = OTHELLO.scoreScale;

/** Flags of lines that are so sure, in percent. */
const [LIKELY, PROVEN] = [98 << 8, 100 << 8];

it('only what was proven is called a win', () => {
  expect(words(verdict(340, 0), analysisWords.value)).toBe('Black is expected to win by 3.4');
  expect(words(verdict(600, 1, LIKELY), analysisWords.value)).toBe('White wins by 6 · 98 % sure');
  expect(words(verdict(-600, 0, PROVEN), analysisWords.value)).toBe('White wins by 6 · proven');
  expect(words(verdict(0, 0, PROVEN), analysisWords.value)).toBe('Draw · proven');
  expect(words(verdict(20, 0), analysisWords.value)).toBe('Even');
});

it('a lead is the larger a share of the game the more discs it has, and one disc is even', () => {
  const shares = [-64, -8, 0, 1, 8, 64].map((discs) => verdict(100 * discs, 0).share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(leaderOf(verdict(100, 0))).toBeNull();
  expect(leaderOf(verdict(200, 1))).toBe(1);
  expect([seesWin(900), seesWin(1500), seesWin(-1500)]).toEqual([false, true, false]);
});

it('lines are told by what they are worth, and how sure that is', () => {
  const [best, other] = decodeWeighed(
    Int32Array.of(...lineRecord([1, 2], 0, PROVEN), ...lineRecord([3], 200, 4 | PROVEN)),
  );
  if (best === undefined || other === undefined || lineWords === undefined) throw new Error('no lines');
  const proven = verdict(600, 1, PROVEN);
  expect(lineWords(best, proven, 1)).toBe('+6, proven');
  expect(lineWords(other, proven, 1)).toBe('≤ +2, proven');
  expect(lineWords({ ...best, flags: 0 }, verdict(-250, 0), 0)).toBe('−2.5');
  expect(lossWords(200)).toBe('4.0 discs');
  expect(fallWords?.(proven, verdict(200, 0, PROVEN))).toBe('8 discs');
  expect(marginText(-3.42)).toBe('−3.4 discs');
});

it('the fallback engine says who is ahead, and by how much only where that is proven', () => {
  const [line] = decodeWeighed(Int32Array.of(...lineRecord([1, 2], 1000)));
  if (line === undefined) throw new Error('no line');
  const rough = { ...verdict(340, 0), isRough: true };
  expect(words(rough, analysisWords.value)).toBe('Black is better');
  expect(lineWords?.(line, rough, 0)).toBe('');
  expect(lineWords?.(line, verdict(340, 0), 0)).toBe('≤ −16.6');
  const proven = { ...verdict(600, 0, PROVEN), isRough: true };
  expect(words(proven, analysisWords.value)).toBe('Black wins by 6 · proven');
  expect(lineWords?.({ ...line, scoreLoss: 0, flags: PROVEN }, proven, 0)).toBe('+6, proven');
});

it('a game that is over counts its discs, empty cells for the winner', () => {
  const over = snapshotAfter(actionsOf('f5d6c5f4e7f6g5e6e3'));
  expect(ended?.(over).margin).toEqual({ ahead: 64, sure: 100 });
  expect(OTHELLO.words.resultReason(over)).toBe('Neither side can move. Black 13, White 0.');
});
