import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { gomokuParameters } from '../../../web/src/gomoku/parameters';
import { parseUrl } from '../../../web/src/shell/address/url_parameters';
import {
  AGREED_DRAW,
  ENDED_BY,
  ENDING,
  type Ending,
  endingText,
  readEnding,
} from '../../../web/src/shell/session/ending';

const ALL: readonly Ending[] = [
  AGREED_DRAW,
  ...ENDED_BY.flatMap((by): Ending[] => [
    { winner: 0, by },
    { winner: 1, by },
  ]),
];

describe('how a game ended, in an address', () => {
  it('comes back', () => {
    expect(ALL.map(endingText).slice(0, 3)).toEqual(['draw', 'first-resignation', 'second-resignation']);
    for (const ending of ALL) expect(readEnding(endingText(ending))).toEqual(ending);
  });

  it('may be in large letters, and have the end of a sentence behind it', () => {
    for (const text of ['Second-Time', 'second-time.', 'second-time)', 'SECOND TIME', 'second+time,'])
      expect(readEnding(text), text).toEqual({ winner: 1, by: 'time' });
    expect(readEnding('draw!')).toEqual(AGREED_DRAW);
    expect(readEnding('first.')).toEqual({ winner: 0, by: 'unsaid' });
    expect(readEnding('first-checkmate')).toEqual({ winner: 0, by: 'unsaid' });
  });

  it.each(['', 'nobody', 'firsts', 'B+R', 'resignation', 'drawn-out'])('“%s” says nothing', (text) => {
    expect(readEnding(text)).toBeNull();
  });

  it('is told to be wrong, and means nothing without the moves of its game', () => {
    const read = (fragment: string) =>
      parseUrl('', fragment, { games: ['gomoku'], rungs: [] }, gomokuParameters);
    expect(read('#moves=h8&end=First-Time').parameters).toMatchObject({ moves: 'h8', end: 'first-time' });
    expect(read('#moves=h8&end=x').notices).toMatchObject([{ parameter: 'end', used: null }]);
    expect(read('#end=first').notices).toMatchObject([{ parameter: 'end', used: null }]);
    expect(read('#moves=zz&end=first').parameters.end).toBeUndefined();
  });

  it('passes where a save has it', () => {
    for (const ending of ALL) expect(v.is(ENDING, ending)).toBe(true);
    expect(v.is(ENDING, { winner: 2, by: 'time' })).toBe(false);
    expect(v.is(ENDING, { winner: 0, by: 'boredom' })).toBe(false);
  });
});
