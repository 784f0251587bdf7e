import { describe, expect, it } from 'vitest';
import { WaitLog } from '../../../web/src/conductor/wait_log';
import { AdversaryGame } from '../../../web/src/twenty48/adversary_game';
import { isDirection } from '../../../web/src/twenty48/directions';
import type { Role } from '../../../web/src/twenty48/role';
import { ADVERSARY_PLACE, resumableAdversary } from '../../../web/src/twenty48/saved_adversary';
import { FakeThinker } from '../../web/support/fake_players';
import { FakeFrames, FakeVisibility } from '../../web/support/fake_time';
import { twenty48 } from '../../web/twenty48/support/module';
import { emptySaves } from '../../web/twenty48/support/table';

/** The page's game against an adversary, by the engine's own rules; the thinker plays its first legal action. */

function setUp(role: Role, saves = emptySaves(), actions?: string) {
  const rules = new twenty48.Game();
  const thinker = new FakeThinker();
  const frames = new FakeFrames();
  const game = new AdversaryGame(
    {
      openRules: () => rules,
      thinker,
      frames,
      planning: frames,
      log: new WaitLog(
        () => frames.now(),
        () => false,
      ),
      stage: { slide: () => 100, motion: () => 'travel' },
      visibility: new FakeVisibility(),
      keep: (kept) => saves.write(ADVERSARY_PLACE, kept),
    },
    { role, rung: 30, seed: 5, nodes: 0 },
    actions,
  );
  /** The opponent acts if it is its turn, and everything comes to rest. */
  const answer = () => {
    thinker.hold(rules.key(), rules.legalActions()[0] ?? -1, true);
    frames.paintUntil(frames.now() + 1000);
  };
  return { game, rules, thinker, answer, saves };
}

describe('a player who slides', () => {
  it('begins, and is answered by a tile', () => {
    const { game, rules, answer } = setUp('slides');
    expect(game.phase.value).toBe('player');
    const [slide = -1] = game.legalActions();
    expect(isDirection(slide)).toBe(true);
    expect(game.play(slide)).toBe('');
    expect(game.play(slide)).not.toBe('');
    answer();
    expect([game.phase.value, rules.length()]).toEqual(['player', 2]);
    expect(game.heard.value?.events.map(({ kind }) => kind)).toEqual(['tile']);
  });

  it('takes back slide and tile', () => {
    const { game, answer } = setUp('slides');
    const begin = game.text();
    game.play(game.legalActions()[0] ?? -1);
    answer();
    expect(game.undo()).toBe(true);
    expect([game.text(), game.canUndo.value, game.phase.value]).toEqual([begin, false, 'player']);
  });
});

describe('a player who places', () => {
  it('waits for the first slide, and places the chosen tile on an empty cell', () => {
    const { game, rules, answer } = setUp('places');
    expect(game.phase.value).toBe('opponent');
    answer();
    expect([game.phase.value, game.canUndo.value]).toEqual(['player', false]);
    const { ranks } = game.snapshot.value;
    expect(game.place(ranks.findIndex((rank) => rank > 0))).not.toBe('');
    game.tile.value = 2;
    const cell = ranks.indexOf(0);
    expect(game.place(cell)).toBe('');
    expect(game.heard.value?.events).toEqual([{ kind: 'tile', cell, rank: 2 }]);
    answer();
    expect(rules.length()).toBe(3);
    expect(game.undo()).toBe(true);
    expect(game.snapshot.value.ranks).toEqual(ranks);
  });

  it('wins where nothing slides before there is a 2048', () => {
    const { game, answer } = setUp('places');
    answer();
    for (let turn = 0; game.phase.value === 'player' && turn < 500; turn++) {
      game.tile.value = 1 + (turn % 2);
      expect(game.place(game.snapshot.value.ranks.indexOf(0))).toBe('');
      answer();
    }
    expect([game.phase.value, game.won.value]).toEqual(['over', true]);
  });
});

describe.each(['slides', 'places'] as const)('a kept game of a player who %s', (role) => {
  it('goes on where it was left, and can be taken back from there', () => {
    const { game, answer, saves } = setUp(role);
    answer();
    for (let turn = 0; turn < 3; turn++) {
      expect(game.play(game.legalActions()[0] ?? -1)).toBe('');
      answer();
    }
    const kept = resumableAdversary(saves, { role, seed: 5, rung: 30 });
    expect(resumableAdversary(saves, { role, seed: 6 })).toBeNull();
    const again = setUp(role, saves, kept?.actions);
    expect(again.game.text()).toBe(game.text());
    expect(again.game.undo()).toBe(true);
    expect(game.undo()).toBe(true);
    expect(again.game.text()).toBe(game.text());
    expect(resumableAdversary(saves)?.actions.length).toBe(again.rules.length());
  });

  it('that breaks a rule is refused', () => {
    expect(() => setUp(role, emptySaves(), '00000')).toThrow();
  });
});
