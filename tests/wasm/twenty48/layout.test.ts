import { beforeAll, describe, expect, it } from 'vitest';
import type { Twenty48Game, Twenty48Module } from '../../../wasm/twenty48';
import { recordsOf } from '../support/events_on_snapshot';
import { seededRandom } from '../support/random_play';
import { startTwenty48 } from './support/module';
import { readTwenty48Snapshot, type Twenty48Snapshot } from './support/snapshot';

/** Snapshots, events and action codes as wasm/twenty48.d.ts documents them, over games played at random. */

const MODES = ['chance', 'adversary'] as const;
type Mode = (typeof MODES)[number];

let module: Twenty48Module;

beforeAll(async () => {
  module = await startTwenty48();
});

function openGame(tiles: string, mode: Mode = 'chance', phase = 'slide'): Twenty48Game {
  const game = new module.Game();
  expect(game.load(`twenty48 1 ${mode} seed 3 moves 0 score 0 ${phase} ${tiles} end`)).toBe('');
  return game;
}

const snapshotOf = (game: Twenty48Game): Twenty48Snapshot => readTwenty48Snapshot(game.snapshot());

/** Plays a whole game at random; `look` sees the game before each action and the code about to be played. */
function everyStep(mode: Mode, look: (game: Twenty48Game, code: number) => void): Twenty48Game {
  const game = new module.Game();
  expect(mode === 'chance' ? game.start(5) : game.startAdversary(5)).toBe('');
  const random = seededRandom(7);
  while (game.result() === 0) {
    const legal = game.legalActions();
    const code = legal[random(legal.length)] ?? -1;
    look(game, code);
    expect(game.play(code)).toBe('');
  }
  return game;
}

describe('snapshot', () => {
  it.each(MODES)('tells what the text tells, all through a game of mode %s', (mode) => {
    everyStep(mode, (game) => {
      const snapshot = snapshotOf(game);
      const words = game.text().split(/\s+/);
      const { phase, moves, score, ranks } = snapshot;
      const standing = `twenty48 1 ${mode} seed 5 moves ${moves} score ${score} ${['slide', 'place'][phase]}`;
      const tiles = ranks.map((rank) => (rank === 0 ? '.' : String(2 ** rank)));
      expect(words).toEqual([...standing.split(' '), ...tiles, 'end', '']);
      expect(snapshot).toMatchObject({
        version: 1,
        mode: MODES.indexOf(mode),
        result: 0,
        won: 0,
        largest: Math.max(...ranks),
        side: game.sideToMove(),
        spare: [0, 0, 0, 0, 0, 0],
      });
      const slides = [...game.legalActions()].filter((code) => code < 4);
      expect(snapshot.slides).toEqual(slides);
      expect(snapshot.side).toBe(phase);
    }).delete();
  });

  it('tells that 2048 was reached, and who has won at the end', () => {
    const rows = '2 4 2 4 4 2 4 2 2 4 2 4 4 2 4';
    for (const [tile, won, result] of [
      [1024, 0, 2],
      [2048, 1, 1],
    ] as const) {
      const game = openGame(`${rows} ${tile}`);
      expect(snapshotOf(game)).toMatchObject({ won, result, slides: [] });
      expect(game.result()).toBe(result);
      expect(game.legalActions()).toHaveLength(0);
      expect(game.ponderText()).toBe('');
      game.delete();
    }
  });

  it('has ranks above 15', () => {
    const game = openGame('65536 65536 . . . . . . . . . . . . . .');
    expect(game.play(3)).toBe('');
    expect(snapshotOf(game)).toMatchObject({ largest: 17, score: 131072, moves: 1 });
    game.delete();
  });
});

/** What the snapshot before becomes by the events of an action. */
function applied(before: Twenty48Snapshot, events: Int32Array) {
  const ranks = [...before.ranks];
  let score = before.score;
  const records = recordsOf(events);
  for (const { kind, payload } of records) if (kind === 1) ranks[payload[0]!] = 0;
  for (const { kind, payload } of records) {
    const [first = -1, second = -1, third = -1] = payload;
    if (kind === 1) {
      expect(third).toBe(before.ranks[first]);
      ranks[second] = third;
    } else if (kind === 2) {
      expect(second).toBe(ranks[first]! + 1);
      expect(third).toBe(2 ** second);
      ranks[first] = second;
      score += third;
    } else if (kind === 3) {
      expect(ranks[first]).toBe(0);
      ranks[first] = second;
    } else if (kind === 5) {
      expect(second).toBe(score);
    }
  }
  return { ranks, score };
}

describe('events', () => {
  it.each(MODES)('lead from each snapshot of a game of mode %s to the next', (mode) => {
    const kinds = new Set<number>();
    everyStep(mode, (game, code) => {
      const before = game.snapshot();
      const preview = game.preview(code);
      expect(game.play(code)).toBe('');
      const events = game.events();
      expect([...preview]).toEqual([...events]);
      expect(snapshotOf(game)).toMatchObject(applied(readTwenty48Snapshot(before), events));
      for (const { kind } of recordsOf(events)) kinds.add(kind);
      expect(game.undo()).toBe(true);
      expect([...game.snapshot()]).toEqual([...before]);
    }).delete();
    expect([...kinds].toSorted()).toEqual([1, 2, 3, 5]);
  });

  it('tell of the first 2048', () => {
    const game = openGame('1024 1024 . . . . . . . . . . . . . .');
    expect(game.play(3)).toBe('');
    const records = recordsOf(game.events());
    expect(records.slice(0, 2)).toEqual([
      { kind: 1, payload: [1, 0, 10] },
      { kind: 2, payload: [0, 11, 2048] },
    ]);
    expect(records.at(-1)).toEqual({ kind: 4, payload: [11] });
    game.delete();
  });
});

describe('action codes', () => {
  it.each(MODES)('are directions and tiles, and the same as their text says, in mode %s', (mode) => {
    everyStep(mode, (game, code) => {
      const cell = (code - 4) >> 1;
      const tile = `${'abcd'[cell & 3]}${4 - (cell >> 2)}=${code % 2 === 0 ? 2 : 4}`;
      const text = code < 4 ? ['up', 'right', 'down', 'left'][code] : tile;
      expect(game.actionText(code)).toBe(text);
      expect(game.parseAction(text!)).toBe(code);
    }).delete();
  });

  it('end with the last tile', () => {
    const game = openGame('. . . 2 . . . . . . . . . . . .', 'adversary', 'place');
    expect(game.legalActions()).toHaveLength(30);
    expect(game.actionText(35)).toBe('d1=4');
    expect(game.actionText(36)).toBe('');
    expect(game.play(4 + 2 * 3)).toMatch(/d4=2 is not legal/);
    expect(game.play(0)).toMatch(/up is not legal/);
    game.delete();
  });
});

describe('a match', () => {
  it('is refused: there is no opponent', () => {
    const player = new module.MatchPlayer();
    const pairing = { a: 50, b: 20, seed: 1, nodes: 100, milliseconds: 0, blurA: null, blurB: null };
    expect(
      player.play(
        { ...pairing, personalityA: '', personalityB: '', weightsA: [], weightsB: [] },
        0,
        () => {},
      ),
    ).toMatch(/no opponent/);
    player.delete();
  });
});

describe('three plates', () => {
  const stepsOf = (prunes: boolean) => {
    const numbers = [...module.platesSearch(prunes)];
    return Array.from({ length: numbers.length / 5 }, (_, step) => numbers.slice(5 * step, 5 * step + 5));
  };

  it.each([
    [false, 18],
    [true, 9],
  ])('searched (with pruning: %s) by %i leaves is worth 20', (prunes, leaves) => {
    const steps = stepsOf(prunes);
    expect(steps.filter(([kind]) => kind === 2)).toHaveLength(leaves);
    expect(steps[0]).toEqual([1, 0, -1000000001, -1000000001, 1000000001]);
    expect(steps.at(-1)!.slice(0, 3)).toEqual([4, 0, 20]);
  });

  it('has the notes of the tutorial', () => {
    expect([...module.platesNotes()]).toEqual([1, 20, 50, 5, 10, 100, 1, 5, 20]);
  });
});
