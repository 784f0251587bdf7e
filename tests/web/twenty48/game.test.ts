import { describe, expect, it } from 'vitest';
import { GAME_PLACE, resumableGame } from '../../../web/src/twenty48/saved_game';
import { lineRecord } from '../support/line_record';
import { positionOf } from './support/module';
import { ANALYSIS, emptySaves, IDLE_ANALYSIS, openedAt, SLIDE_MS, setUp } from './support/table';

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3];

/** Two 2s that are four points to the left, and nothing that could go up. */
const TWO_TWOS = openedAt(positionOf('2 . 2 . . . . . . . . . . . . .'));
/** Two 1024 that become 2048 with a slide to the left. */
const BEFORE_2048 = openedAt(positionOf('1024 1024 . . . . . . . . . . . . . .'));
/** Only the bottom left corner is free: after the slide to the left, nothing slides. */
const LAST_SLIDE = openedAt(positionOf('4 8 4 8 8 4 8 4 4 8 4 8 . 16 32 64'));

describe('a slide of the player', () => {
  it('is on the board at once, and the thinker goes on in the same task', () => {
    const { game, rules, thinker } = setUp({ saved: TWO_TWOS });
    expect(game.play(LEFT)).toBe('');
    expect(game.snapshot.value.score).toBe(4);
    expect([thinker.position, thinker.played]).toEqual([rules.key(), [LEFT]]);
    expect(game.moves.value).toBe('l');
  });

  it('that moves nothing is refused and changes nothing', () => {
    const { game } = setUp({ saved: TWO_TWOS });
    expect(game.play(UP)).not.toBe('');
    expect([game.moves.value, game.snapshot.value.moves]).toEqual(['', 0]);
  });

  it('may come while the last one is still on its way', () => {
    const { game, frames } = setUp();
    game.play(LEFT);
    frames.paint(SLIDE_MS / 2);
    expect(game.play(DOWN)).toBe('');
    expect(game.snapshot.value.moves).toBe(2);
  });

  it('is taken back, and so are its points', () => {
    const { game, rules, thinker } = setUp({ saved: TWO_TWOS });
    game.play(LEFT);
    expect(game.undo()).toBe(true);
    expect([game.snapshot.value.score, game.moves.value, game.chronicle.scores]).toEqual([0, '', [0]]);
    expect(thinker.position).toBe(rules.key());
    expect(game.undo()).toBe(false);
  });
});

describe('2048', () => {
  it('is a word beside the board, and the game goes on', () => {
    const { game } = setUp({ saved: BEFORE_2048 });
    game.play(LEFT);
    expect(game.milestone.value).toBe(11);
    expect(game.phase.value).toBe('player');
    game.play(RIGHT);
    expect(game.milestone.value).toBeNull();
  });

  it('has its moment in the chronicle, until it is taken back', () => {
    const { game } = setUp({ saved: BEFORE_2048 });
    game.play(LEFT);
    expect(game.chronicle.moments).toEqual([{ rank: 11, move: 1, at: 0 }]);
    game.undo();
    expect(game.chronicle.moments).toEqual([]);
  });
});

describe('the end', () => {
  it('shows when the last tiles have come to rest, and can be taken back', () => {
    const { game, pass } = setUp({ saved: LAST_SLIDE });
    expect(game.play(LEFT)).toBe('');
    expect(game.phase.value).toBe('player');
    pass(SLIDE_MS + 32);
    expect(game.phase.value).toBe('over');
    expect(game.play(LEFT)).not.toBe('');
    expect(game.undo()).toBe(true);
    expect(game.phase.value).toBe('player');
  });

  it('is not gone on with later', () => {
    const { game, saves, pass } = setUp({ saved: LAST_SLIDE });
    game.play(LEFT);
    pass(SLIDE_MS + 32);
    expect(resumableGame(saves)).toBeNull();
  });
});

describe('the best score', () => {
  it('is kept from game to game, and no worse game lowers it', () => {
    const saves = emptySaves();
    const first = setUp({ saves });
    for (const code of [LEFT, DOWN]) first.game.play(code);
    expect(first.preferences.best.value).toBe(4);
    const second = setUp({ saves });
    second.game.play(LEFT);
    expect(second.game.snapshot.value.score).toBe(0);
    expect(second.preferences.best.value).toBe(4);
  });
});

describe('a saved game', () => {
  it('goes on where it was left, slides, score and all', () => {
    const { game, saves } = setUp();
    for (const code of [LEFT, DOWN, RIGHT]) game.play(code);
    game.dispose();
    const saved = resumableGame(saves);
    expect(saved).toMatchObject({ seed: 7, moves: 'ldr', over: false });
    if (saved === null) throw new Error('nothing was saved');
    const again = setUp({ saves, saved }).game;
    expect(again.snapshot.value).toEqual(game.snapshot.value);
    expect(again.chronicle.scores).toEqual(game.chronicle.scores);
  });

  it('that breaks a rule is refused with the reason', () => {
    expect(() => setUp({ saved: { ...TWO_TWOS, moves: 'lru' } })).not.toThrow();
    expect(() => setUp({ saved: { ...TWO_TWOS, moves: 'ulr' } })).toThrow('up is not legal');
  });

  it('that is no game at all is left out', () => {
    const saves = emptySaves();
    saves.write(GAME_PLACE, { seed: 7, moves: 'up', moments: [], played: 0, score: 0, over: false });
    expect(resumableGame(saves)).toBeNull();
  });
});

describe('the hint', () => {
  it('is the strongest rung’s once it is asked for, which then stays', () => {
    const { game, rules, thinker } = setUp();
    game.toggleHint();
    expect(thinker.opponents.map(({ rung }) => rung)).toEqual([IDLE_ANALYSIS, ANALYSIS]);
    expect(thinker.position).toBe(rules.key());
    game.toggleHint();
    game.toggleHint();
    expect(thinker.opponents).toHaveLength(2);
  });

  it('is thought about before anybody asks, for all four directions', () => {
    const { thinker, rules } = setUp();
    expect(thinker.opponents).toHaveLength(1);
    expect(thinker.opponents[0]).toMatchObject({ rung: IDLE_ANALYSIS, blur: null, lines: 4 });
    expect(thinker.position).toBe(rules.key());
  });

  it('shows what each slide is worth, and nothing of a position that was left', () => {
    const { game, thinker, rules } = setUp();
    const first = rules.key();
    thinker.consider(first, [...lineRecord([LEFT]), ...lineRecord([DOWN], 120)]);
    expect(game.analysis.advice.value.map(({ direction }) => direction)).toEqual([LEFT, DOWN]);
    game.play(LEFT);
    expect(game.analysis.advice.value).toEqual([]);
    thinker.consider(first, lineRecord([DOWN]));
    expect(game.analysis.advice.value).toEqual([]);
    thinker.consider(rules.key(), lineRecord([RIGHT]));
    expect(game.analysis.advice.value.map(({ direction }) => direction)).toEqual([RIGHT]);
  });

  it('stays open from slide to slide until it is closed', () => {
    const { game } = setUp();
    game.toggleHint();
    game.play(LEFT);
    expect(game.analysis.open.value).toBe(true);
    expect(game.backOut()).toBe(true);
    expect(game.analysis.open.value).toBe(false);
    expect(game.backOut()).toBe(false);
  });
});

describe('a hidden page', () => {
  it('does not think', () => {
    const { thinker, visibility } = setUp();
    visibility.set(true);
    expect(thinker.paused).toBe(true);
    visibility.set(false);
    expect(thinker.paused).toBe(false);
  });
});
