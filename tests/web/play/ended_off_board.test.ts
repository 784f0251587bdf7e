// @vitest-environment happy-dom

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TAKE_WHITE } from '../../../web/src/gomoku/action_code';
import { KINDS as GOMOKU_KINDS } from '../../../web/src/gomoku/files/kinds';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { checkRecord } from '../../../web/src/play/files/check_record';
import { gameLink } from '../../../web/src/play/files/game_link';
import { readGameLink } from '../../../web/src/play/files/read_link';
import { gameReport } from '../../../web/src/play/report';
import { gamePlace, gameRecord, resumableGame } from '../../../web/src/play/saved_game';
import type { Ending } from '../../../web/src/shell/session/ending';
import { PACE, setUp } from '../boardgame/support/gomoku_table';
import { at, game as gameOf, gomoku, openRules } from '../gomoku/support/module';

const RESIGNED: Ending = { winner: 0, by: 'resignation' };
/** White, the second side, is to move. */
const ACTIONS = [at('h8'), at('i9'), at('g7')];

describe.each<[string, Ending, string | null]>([
  ['resigned', { winner: 1, by: 'resignation' }, 'lost'],
  ['ran out of time', { winner: 0, by: 'time' }, 'won'],
  ['forfeited', { winner: 1, by: 'forfeit' }, 'lost'],
  ['agreed on a draw', { winner: null, by: 'agreement' }, 'draw'],
  ['not said', { winner: 0, by: 'unsaid' }, 'won'],
])('a game whose end is off the board: %s', (_, ending, outcome) => {
  it('is over when it is opened, and nobody thinks or moves in it', () => {
    const { game, rules, thinker, pass } = setUp({}, { actions: ACTIONS, ending });
    thinker.hold(rules.key(), at('a1'));
    pass(4 * PACE.answer);
    expect([game.phase.value, game.outcome.value, game.winner.value]).toEqual([
      'over',
      outcome,
      ending.winner,
    ]);
    expect([game.moves.value.length, thinker.position, thinker.paused]).toEqual([3, null, true]);
    expect(game.play(at('a1'))).not.toBe('');
    expect(game.saved()).toMatchObject({ ending, over: true });
  });

  it('is the same in a link', () => {
    const record = gameOf('h8i9g7', { ending });
    expect(readGameLink(GOMOKU, gameLink(GOMOKU, record, null, 'https://a.example/') ?? '')).toEqual({
      record,
    });
  });
});

describe('an end on the board', () => {
  const FIVE = 'h8a1i8a2j8a3k8a4l8';
  const judged = (ending: Ending) => {
    const rules = openRules();
    const reading = checkRecord(GOMOKU, rules, gameOf(FIVE, { ending }));
    rules.delete();
    return reading;
  };

  it('stands above one that is stated, and what contradicts it is told', () => {
    for (const ending of [RESIGNED, { winner: 0, by: 'unsaid' } as const])
      expect(judged(ending)).toEqual({ record: gameOf(FIVE, { result: 1 }) });
    for (const winner of [1, null] as const)
      expect(judged({ winner, by: 'agreement' })).toEqual({
        record: gameOf(FIVE, { result: 1 }),
        notes: [{ kind: 'resultDenied' }],
      });
  });

  it('leaves nothing of one that was kept', () => {
    const { game } = setUp({}, { actions: gameOf(FIVE).actions, ending: { winner: 1, by: 'time' } });
    expect([game.ending.value, game.winner.value]).toEqual([null, 0]);
    expect(game.saved()).not.toHaveProperty('ending');
  });
});

describe('a resignation', () => {
  it('is kept and reported, and gone once a move is taken back', async () => {
    const { game, saves } = setUp({}, { actions: [at('h8'), at('i9')] });
    game.concede();
    expect(game.ending.value).toEqual({ winner: 1, by: 'resignation' });
    expect(saves.read(gamePlace(GOMOKU))).toMatchObject({
      ending: { winner: 1, by: 'resignation' },
      over: true,
    });
    expect(resumableGame(GOMOKU, saves)).toBeNull();
    const report = await gameReport(GOMOKU, gomoku, game.saved(), null);
    expect(report).toContain('result the player resigned');
    expect(report).toContain('end=second-resignation');
    expect(game.savedAt(1)).not.toHaveProperty('ending');
    expect(game.undo()).toBe(true);
    expect([game.ending.value, game.phase.value]).toEqual([null, 'player']);
    expect(game.saved()).toMatchObject({ over: false });
    expect(await gameReport(GOMOKU, gomoku, game.saved(), null)).toContain('result none yet');
  });

  it('counts for the side, whatever colours swap2 has given', () => {
    const swapped = [at('h8'), at('i9'), at('g7'), TAKE_WHITE];
    const { game } = setUp({ opening: 'swap2', side: 1 }, { actions: swapped });
    game.concede();
    const record = gameRecord(game.saved());
    expect(record.ending).toEqual(RESIGNED);
    expect(GOMOKU_KINDS.formats[0]?.write(record, { date: '' })).toContain('RE[B+R]');
  });

  it('is found in saves of earlier releases, too', () => {
    const { schema } = gamePlace(GOMOKU);
    const { ending: _, ...kept } = setUp({ side: 1 }, { actions: ACTIONS }).game.saved();
    expect(v.parse(schema, { ...kept, conceded: true, over: true })).toEqual({
      ...kept,
      over: true,
      ending: RESIGNED,
    });
    expect(v.parse(schema, { ...kept, conceded: false })).toEqual(kept);
  });
});
