import { beforeAll, describe, expect, it } from 'vitest';
import type { TacticsGame, TacticsModule } from '../../../wasm/tactics';
import { applyEvents, cellsOf, recordsOf } from '../support/events_on_snapshot';
import { playAtRandom, seededRandom } from '../support/random_play';
import { startTactics } from './support/module';
import { CELLS, HEADER, HEADER_LENGTH, UNIT_LENGTH, unitField } from './support/snapshot_fields';

/** Snapshots, events and action codes as wasm/tactics.d.ts documents them, over games played at random. */

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const SIDES = ['first', 'second'];
const TYPES = ['fighter', 'archer', 'wizard'];
const STEPS = [null, -10, 1, 10, -1] as const;

let module: TacticsModule;

beforeAll(async () => {
  module = await startTactics();
});

const cellName = (cell: number) => `${'abcdefghij'[cell % 10]}${Math.floor(cell / 10) + 1}`;

/** Plays a whole game at random; `look` sees the game before each action and the code about to be played. */
function everyStep(seed: number, look: (game: TacticsGame, code: number) => void): TacticsGame {
  const game = new module.Game();
  expect(game.start(seed)).toBe('');
  playAtRandom(game, seededRandom(seed), (code) => {
    look(game, code);
    return game.play(code) === '';
  });
  expect(game.result()).not.toBe(0);
  return game;
}

/** The lines of units in a position's text, rebuilt from its snapshot. */
function unitLines(snapshot: Int32Array): string[] {
  return Array.from({ length: snapshot[HEADER.units]! }, (_, unit) => {
    const field = (name: Parameters<typeof unitField>[1]) => snapshot[unitField(unit, name)]!;
    const who = `unit ${SIDES[field('side')]} ${TYPES[field('type')]}`;
    if (field('cell') < 0) return `${who} dead`;
    return `${who} ${cellName(field('cell'))} hp ${field('hitPoints')} ${field('acted') ? 'acted' : 'ready'}`;
  });
}

describe('snapshot', () => {
  it.each(SEEDS)('tells what the text tells, all through the game of seed %i', (seed) => {
    everyStep(seed, (game) => {
      const snapshot = game.snapshot();
      const lines = game.text().trimEnd().split('\n');
      expect(snapshot.length).toBe(HEADER_LENGTH + CELLS + UNIT_LENGTH * snapshot[HEADER.units]!);
      expect(snapshot[HEADER.version]).toBe(1);
      const [, side, , round, , quiet, , rings] = lines[1]!.split(' ');
      expect({ side, round, quiet, rings }).toEqual({
        side: SIDES[snapshot[HEADER.side]!],
        round: String(snapshot[HEADER.round]),
        quiet: String(snapshot[HEADER.quietRounds]),
        rings: String(snapshot[HEADER.rings]),
      });
      const terrain = lines.slice(2, 12).flatMap((line) => line.split(' '));
      cellsOf(snapshot).forEach((cell, index) => {
        if (cell < 3) expect('.#~'[cell]).toBe(terrain[index]);
      });
      expect(lines.slice(12)).toEqual(unitLines(snapshot));
      expect(snapshot[HEADER.side]).toBe(game.sideToMove());
      expect(snapshot[HEADER.result]).toBe(game.result());
      expect([...snapshot.subarray(12, 16)]).toEqual([0, 0, 0, 0]);
    }).delete();
  });

  it('has the same figures for every unit of a type, but for the second side’s shorter late turns', () => {
    const figures = new Map<number, string>();
    everyStep(1, (game) => {
      const snapshot = game.snapshot();
      const slow = snapshot[HEADER.round]! >= 11;
      expect(snapshot[HEADER.shortened]).toBe(slow ? snapshot[HEADER.side] : 0);
      for (let unit = 0; unit < snapshot[HEADER.units]!; unit++) {
        const field = (name: Parameters<typeof unitField>[1]) => snapshot[unitField(unit, name)]!;
        const shorter = slow ? field('side') : 0;
        const seen = [field('fullHitPoints'), field('movement') + shorter, field('damage')].join();
        expect(seen).toBe(figures.get(field('type')) ?? seen);
        figures.set(field('type'), seen);
      }
    }).delete();
    expect(figures.size).toBe(TYPES.length);
  });

  it('round trips through the text', () => {
    const copy = new module.Game();
    everyStep(2, (game) => {
      expect(copy.load(game.text())).toBe('');
      expect([...copy.snapshot()]).toEqual([...game.snapshot()]);
      expect(copy.hash()).toBe(game.hash());
    }).delete();
    copy.delete();
  });
});

describe('events', () => {
  /** Header fields that no event tells: they follow from the others. */
  const UNTOLD = [HEADER.quietRounds, HEADER.rings, HEADER.ringFalls, HEADER.shortened];
  /** Nor these once the game is over: no turn begins. */
  const UNTOLD_AT_END = [HEADER.side, HEADER.roundsToRing];

  /** A snapshot without what no event tells; a unit's movement follows from the header. */
  function told(snapshot: Int32Array): number[] {
    const left = snapshot.slice();
    const over = left[HEADER.result] !== 0;
    for (const field of over ? [...UNTOLD, ...UNTOLD_AT_END] : UNTOLD) left[field] = 0;
    for (let unit = 0; unit < left[HEADER.units]!; unit++) {
      left[unitField(unit, 'movement')] = 0;
      if (over || left[unitField(unit, 'cell')]! < 0) left[unitField(unit, 'acted')] = 0;
    }
    return [...left];
  }

  it.each(SEEDS)('lead from each snapshot of the game of seed %i to the next', (seed) => {
    const kinds = new Set<number>();
    everyStep(seed, (game, code) => {
      const before = game.snapshot();
      const preview = game.preview(code);
      expect(game.play(code)).toBe('');
      const events = game.events();
      const after = game.snapshot();
      for (const { kind } of recordsOf(events)) kinds.add(kind);
      expect([...preview]).toEqual([...events]);
      expect(told(applyEvents(before, events))).toEqual(told(after));
      expect(game.undo()).toBe(true);
      expect([...game.snapshot()]).toEqual([...before]);
    }).delete();
    for (const kind of [1, 2, 3, 4, 5, 6]) expect(kinds).toContain(kind);
  });

  it('draw a path of neighbouring cells and a straight line of fire', () => {
    everyStep(3, (game, code) => {
      for (const { kind, payload } of recordsOf(game.preview(code))) {
        if (kind === 1) {
          const [unit, ...way] = payload;
          expect(way).toEqual([...game.path(unit!, way.at(-1)!)]);
          way.slice(1).forEach((cell, step) => {
            expect(STEPS).toContain(cell - way[step]!);
          });
        } else if (kind === 2) {
          const [unit, direction, ...line] = payload;
          const from = code === 255 ? -1 : (code >> 8) & 0xff;
          expect(unit).toBe(code & 0xff);
          expect(direction).toBe(code >> 16);
          expect(line).toEqual(line.map((_, step) => from + (step + 1) * STEPS[direction!]!));
        }
      }
    }).delete();
  });
});

describe('action codes', () => {
  it('are unit, cell and direction, and the same as their text says', () => {
    everyStep(4, (game, code) => {
      const text = game.actionText(code);
      expect(game.parseAction(text)).toBe(code);
      if (code === 255) {
        expect(text).toBe('end');
        return;
      }
      const from = game.snapshot()[unitField(code & 0xff, 'cell')]!;
      const to = (code >> 8) & 0xff;
      const way = from === to ? cellName(from) : `${cellName(from)}-${cellName(to)}`;
      expect(text).toBe(way + ['', ':n', ':e', ':s', ':w'][code >> 16]);
      expect(game.reach(code & 0xff)).toContain(to);
    }).delete();
  });

  it('are kept as the record of the game, which can be played again', () => {
    const game = everyStep(5, () => {});
    const again = new module.Game();
    expect(again.start(5)).toBe('');
    for (const code of game.actions()) expect(again.play(code)).toBe('');
    expect(again.text()).toBe(game.text());
    expect(again.length()).toBe(game.actions().length);
    expect(again.ponderText()).toBe('');
    for (const handle of [game, again]) handle.delete();
  });

  it('what is pondered is the position after the turn has ended', () => {
    const ended = new module.Game();
    everyStep(6, (game) => {
      expect(ended.load(game.text())).toBe('');
      expect(ended.play(255)).toBe('');
      if (ended.result() === 0) expect(game.ponderText()).toBe(ended.text());
    }).delete();
    ended.delete();
  });
});
