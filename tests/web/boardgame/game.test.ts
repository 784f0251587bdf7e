import { describe, expect, it } from 'vitest';
import { PLACE_TWO, TAKE_WHITE } from '../../../web/src/gomoku/action_code';
import { STONE_MS } from '../../../web/src/gomoku/clips';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { gamePlace, resumableGame } from '../../../web/src/play/saved_game';
import { at } from '../gomoku/support/module';
import { PACE, setUp } from './support/gomoku_table';

/** Plays stones of both sides, the player's first. */
function playRow(made: ReturnType<typeof setUp>, own: readonly string[], others: readonly string[]): void {
  for (const [index, name] of own.entries()) {
    made.game.tap(at(name));
    const other = others[index];
    if (other !== undefined) made.answer(at(other));
  }
}

/** What is said where a stone cannot be placed. */
function whyNot({ snapshot }: ReturnType<typeof setUp>['game'], name: string): string {
  return GOMOKU.words.whyNot(snapshot.value, at(name), -1);
}

describe('a stone of the player', () => {
  it('is on the board at once, and the opponent thinks in the same task', () => {
    const { game, rules, thinker } = setUp();
    game.tap(at('h8'));
    expect(game.snapshot.value.stones).toEqual([{ cell: at('h8'), colour: 0, number: 1 }]);
    expect(game.phase.value).toBe('opponent');
    expect([thinker.position, thinker.played]).toEqual([rules.key(), [at('h8')]]);
  });

  it('is answered when its time on the timeline is over, no sooner and no later', () => {
    const { game, rules, thinker, pass } = setUp();
    game.tap(at('h8'));
    thinker.hold(rules.key(), at('i9'));
    pass(PACE.answer - 64);
    expect(game.moves.value).toHaveLength(1);
    pass(64);
    expect(game.moves.value.map(({ action }) => action)).toEqual([at('h8'), at('i9')]);
    pass(STONE_MS + 32);
    expect(game.phase.value).toBe('player');
  });

  it('may come while the opponent’s is still landing', () => {
    const made = setUp();
    const { game, rules, thinker, pass } = made;
    game.tap(at('h8'));
    thinker.hold(rules.key(), at('i9'));
    pass(PACE.answer + 16);
    expect(game.phase.value).toBe('opponent');
    game.tap(at('j10'));
    expect(game.moves.value).toHaveLength(3);
    made.answer(at('a1'));
    expect(game.moves.value).toHaveLength(4);
    expect(game.phase.value).toBe('player');
  });

  it('finds an opponent that sees a win by force, until it no longer does or the answer is taken back', () => {
    const made = setUp();
    const { game, rules, thinker } = made;
    const sees = (score: number, own: string, other: string) => {
      game.tap(at(own));
      thinker.learn(rules.key(), score);
      made.answer(at(other));
      return game.opponentSeesWin.value;
    };
    expect(sees(900, 'h8', 'i9')).toBe(false);
    expect(sees(999_999_995, 'h9', 'i10')).toBe(true);
    expect(sees(-999_999_995, 'h10', 'i11')).toBe(false);
    expect(sees(999_999_997, 'a1', 'i12')).toBe(true);
    game.undo();
    expect(game.opponentSeesWin.value).toBe(false);
  });

  it('finds the opponent’s told around the board from when it is on its way, or from when the player acts', () => {
    const made = setUp();
    const { game, rules, thinker, frames, pass } = made;
    const decide = (name: string) => {
      thinker.hold(rules.key(), at(name));
      const length = rules.length();
      while (rules.length() === length) frames.paint(frames.now() + 16);
    };
    game.tap(at('h8'));
    decide('i9');
    expect(game.moves.value).toHaveLength(1);
    pass(32);
    expect(game.moves.value).toHaveLength(2);
    pass(STONE_MS + 32);
    game.tap(at('j10'));
    decide('a1');
    expect(game.moves.value).toHaveLength(3);
    game.tap(at('a1'));
    expect(game.remark.value).toMatchObject({ cell: at('a1'), why: 'rules' });
    game.tap(at('h9'));
    expect(game.moves.value.map(({ cell }) => cell)).toEqual(['h8', 'i9', 'j10', 'a1', 'h9'].map(at));
  });

  it('is refused with the reason, at the cell', () => {
    const { game, answer } = setUp();
    game.tap(at('h8'));
    game.tap(at('a1'));
    expect(game.remark.value).toMatchObject({ cell: at('a1'), why: 'turn' });
    answer(at('i9'));
    game.tap(at('i9'));
    expect(game.remark.value).toMatchObject({ cell: at('i9'), why: 'rules' });
    expect(whyNot(game, 'i9')).toBe('Taken');
    expect(game.moves.value).toHaveLength(2);
  });

  it('is refused where renju forbids it', () => {
    const made = setUp({ rule: 'renju' });
    // Two open twos meet at h7: a stone there would make two open threes at once.
    playRow(made, ['h8', 'h9', 'i7', 'j7'], ['a1', 'c2', 'e1', 'b13']);
    const { game } = made;
    expect(game.snapshot.value.forbidden).toContain(at('h7'));
    game.tap(at('h7'));
    expect(game.remark.value).toMatchObject({ cell: at('h7'), why: 'rules' });
    expect(whyNot(game, 'h7')).toBe('Forbidden for Black');
    expect(game.moves.value).toHaveLength(8);
  });

  it('waits where it is only aimed, until it is confirmed', () => {
    const { game } = setUp();
    game.aimAt(at('h8'));
    expect([game.aim.value, game.moves.value.length]).toEqual([at('h8'), 0]);
    expect(game.confirmAim()).toBe(true);
    expect([game.aim.value, game.moves.value.length]).toEqual([null, 1]);
    expect(game.confirmAim()).toBe(false);
  });
});

describe('thinking', () => {
  it('goes on at the player’s position in the player’s time', () => {
    const { rules, thinker, game, answer } = setUp();
    expect(thinker.position).toBe(rules.key());
    game.tap(at('h8'));
    answer(at('i9'));
    expect(thinker.position).toBe(rules.key());
  });

  it('begins for the opponent where it opens', () => {
    const { game, rules, thinker, pass } = setUp({ side: 1 });
    expect(game.phase.value).toBe('opponent');
    expect(thinker.position).toBe(rules.key());
    thinker.hold(rules.key(), at('h8'));
    pass(PACE.answer + STONE_MS + 64);
    expect(game.phase.value).toBe('player');
    expect(game.snapshot.value.stones).toHaveLength(1);
  });

  it('stops when the game is left', () => {
    const { game, rules, thinker } = setUp();
    game.tap(at('h8'));
    game.dispose();
    expect(thinker.paused).toBe(true);
    expect(() => rules.text()).toThrow();
  });
});

describe('taking back', () => {
  it('goes to before the player’s last stone', () => {
    const made = setUp();
    playRow(made, ['h8', 'h9'], ['a1', 'a2']);
    const { game, rules, thinker } = made;
    expect(game.undo()).toBe(true);
    expect(game.moves.value.map(({ action }) => action)).toEqual([at('h8'), at('a1')]);
    expect(game.phase.value).toBe('player');
    expect(thinker.position).toBe(rules.key());
    expect(game.undo()).toBe(true);
    expect(game.canUndo.value).toBe(false);
    expect(game.undo()).toBe(false);
  });

  it('calls back a stone that is not answered yet, and no answer comes', () => {
    const { game, rules, thinker, pass } = setUp();
    game.tap(at('h8'));
    thinker.hold(rules.key(), at('i9'));
    game.undo();
    pass(2 * PACE.answer);
    expect(game.moves.value).toEqual([]);
    expect(game.phase.value).toBe('player');
  });

  it('keeps the opponent’s first stone', () => {
    const { game, rules, thinker, pass } = setUp({ side: 1 });
    thinker.hold(rules.key(), at('h8'));
    pass(PACE.answer + STONE_MS + 64);
    expect(game.undo()).toBe(false);
    game.tap(at('i9'));
    game.undo();
    expect(game.moves.value).toHaveLength(1);
  });
});

describe('the end', () => {
  const ROW = ['h8', 'i8', 'j8', 'k8', 'l8'];

  it('comes once the winning row has been seen, and taking back goes on', () => {
    const made = setUp();
    playRow(made, ROW, ['a1', 'a2', 'a3', 'a4']);
    const { game, thinker, pass } = made;
    expect(game.outcome.value).toBeNull();
    pass(STONE_MS + 500);
    expect(game.outcome.value).toBe('won');
    expect(game.snapshot.value.row).toEqual(ROW.map(at));
    expect(thinker.paused).toBe(true);
    expect(game.play(at('m8'))).not.toBe('');
    expect(game.undo()).toBe(true);
    expect(game.outcome.value).toBeNull();
    expect(thinker.paused).toBe(false);
    expect(game.phase.value).toBe('player');
  });

  it('is a defeat where the opponent has the row, or the player gives up', () => {
    const lost = setUp();
    playRow(lost, ['a1', 'a3', 'a5', 'a7', 'a9'], ROW);
    lost.pass(1000);
    expect(lost.game.outcome.value).toBe('lost');
    const resigned = setUp();
    resigned.game.tap(at('h8'));
    resigned.game.concede();
    expect(resigned.game.outcome.value).toBe('lost');
    expect(resumableGame(GOMOKU, resigned.saves)).toBeNull();
  });
});

describe('swap2', () => {
  it('has the opener place three stones and the other side choose', () => {
    const { game, rules, answer } = setUp({ opening: 'swap2' });
    for (const name of ['h8', 'i9', 'j10']) game.tap(at(name));
    expect(rules.sideToMove()).toBe(1);
    answer(TAKE_WHITE);
    expect(game.moves.value.at(-1)).toMatchObject({ action: TAKE_WHITE, side: 1, cell: -1 });
    // White is to move after three stones.
    expect(game.phase.value).toBe('opponent');
    answer(at('h9'));
    expect(game.phase.value).toBe('player');
    expect(game.snapshot.value).toMatchObject({ black: 0, colour: 0 });
  });

  it('tells the opponent’s choice for as long as it stands on the board', () => {
    const { game, rules, thinker, pass } = setUp({ opening: 'swap2' });
    for (const name of ['h8', 'i9', 'j10']) game.tap(at(name));
    thinker.hold(rules.key(), PLACE_TWO);
    pass(PACE.answer + 32);
    expect(game.stage.announced.value).toEqual({ side: 1, action: PLACE_TWO });
    pass(PACE.announcement + 32);
    expect(game.stage.announced.value).toBeNull();
  });

  it('lets the player choose, and takes no stone before', () => {
    const { game, rules, thinker, pass } = setUp({ opening: 'swap2', side: 1 });
    for (const name of ['h8', 'i9', 'j10']) {
      thinker.hold(rules.key(), at(name));
      pass(PACE.answer + PACE.again);
    }
    expect(game.phase.value).toBe('player');
    game.tap(at('a1'));
    expect(whyNot(game, 'a1')).toBe('First choose a colour');
    expect(game.play(PLACE_TWO)).toBe('');
    expect(game.actionTo(at('a1'))).toBe(at('a1'));
  });
});

describe('the save', () => {
  it('goes on where the game was, also in the opponent’s time', () => {
    const made = setUp();
    playRow(made, ['h8', 'h9'], ['a1']);
    const saved = made.saves.read(gamePlace(GOMOKU)) ?? undefined;
    expect(saved?.actions).toEqual([at('h8'), at('a1'), at('h9')]);
    const again = setUp({}, saved);
    expect(again.rules.text()).toBe(made.rules.text());
    expect(again.game.phase.value).toBe('opponent');
    again.answer(at('a2'));
    expect(again.game.phase.value).toBe('player');
  });

  it('that the rules refuse is an error', () => {
    const broken = { actions: [at('h8'), at('h8')] };
    expect(() => setUp({}, broken)).toThrow('h8');
  });
});

it('skips the wait for the answer', () => {
  const { game, rules, thinker, frames } = setUp();
  game.tap(at('h8'));
  thinker.hold(rules.key(), at('i9'));
  game.skip();
  frames.paint(16, 32);
  expect(game.moves.value).toHaveLength(2);
});

it('looks at an earlier moment until something is played', () => {
  const made = setUp();
  playRow(made, ['h8', 'h9'], ['a1', 'a2']);
  const { game } = made;
  game.lookAt(2);
  expect(game.past.value).toBe(2);
  game.lookAt(4);
  expect(game.past.value).toBeNull();
  game.lookAt(1);
  game.tap(at('h10'));
  expect(game.past.value).toBeNull();
});
