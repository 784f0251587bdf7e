import { describe, expect, it } from 'vitest';
import { Analysis } from '../../../web/src/play/analysis/analysis';
import { FakeThinker } from '../support/fake_players';
import { moveOf, START, ToadRules } from './support/toads';
import { setUp } from './support/toads_table';

/** What has helped the player is kept with the game, so that a reload does not make it one that counts. */

function begin() {
  const table = setUp();
  const analysis = new Analysis(table.game, {
    openRules: () => new ToadRules(),
    openThinker: () => new FakeThinker(),
    rung: 20,
    visibility: table.visibility,
  });
  return { ...table, analysis };
}

describe('help in a game', () => {
  it('is none in one that is played on', () => {
    const { game, kept, answer } = begin();
    game.play(moveOf(8, 4));
    answer(moveOf(2, 6));
    expect(game.aid.value).toBeNull();
    expect(kept.at(-1)).not.toHaveProperty('aid');
  });

  it('is a move taken back, the first of all that helped', () => {
    const { game, analysis, kept } = begin();
    game.play(moveOf(8, 4));
    game.undo();
    analysis.toggleHint();
    expect(game.aid.value).toBe('undo');
    expect(kept.at(-1)).toMatchObject({ aid: 'undo' });
  });

  it.each(['hint', 'tab'] as const)('is the analysis that was asked for: %s', (way) => {
    const { game, analysis } = begin();
    analysis[way].value = true;
    expect(game.aid.value).toBe('hint');
    expect(game.savedAt(0)).not.toHaveProperty('aid');
  });

  it('is known of a game taken up in its middle, however often it is taken up again', () => {
    const { game } = begin();
    expect([game.again, game.climbs]).toEqual([false, true]);
    expect(game.saved()).not.toHaveProperty('again');
    expect(game.savedAt(0)).toMatchObject({ again: true });
    const later = setUp(0, START, game.savedAt(0)).game;
    expect([later.again, later.climbs]).toEqual([true, false]);
    expect(later.saved()).toMatchObject({ again: true });
  });

  it('is none once the game is over', () => {
    const { game, analysis } = begin();
    game.concede();
    analysis.tab.value = true;
    expect(game.aid.value).toBeNull();
  });
});
