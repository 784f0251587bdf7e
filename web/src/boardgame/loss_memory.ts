import { signal } from '@preact/signals';
import { sideToMove } from '../gomoku/files/colours';
import { isBoardSize } from '../gomoku/files/notation';
import type { GomokuRecord } from '../gomoku/game_record';
import type { Saves } from '../shell/storage';
import { readMoves, writeMoves } from './files/game_link';
import { normalForm, turned, turnedBack } from './symmetry';

/** A game that a rung has lost. */
export interface LostGame {
  rung: number;
  /** The side of the rung. */
  side: 0 | 1;
  record: GomokuRecord;
}

/** A lost game as it is kept, its actions as in a link. */
interface KeptGame {
  rung: number;
  side: 0 | 1;
  size: number;
  rule: GomokuRecord['rule'];
  opening: GomokuRecord['opening'];
  moves: string;
}

const KEY = 'gomoku.losses';
const VERSION = 1;

/** Games kept on the device; the oldest make room. */
export const GAMES_KEPT = 100;

/**
 * The games that were won against the computer on this device: so that the line that won does not win for ever, and
 * so that it can be looked at again. What one rung has lost says nothing to another.
 */
export class LossMemory {
  private readonly lost;

  constructor(private readonly saves: Saves) {
    this.lost = signal<readonly LostGame[]>(readGames(saves));
  }

  /** The latest first. */
  games(): readonly LostGame[] {
    return this.lost.value.toReversed();
  }

  /** Whether a rung has lost at all. */
  has(rung: number): boolean {
    return this.lost.value.some((game) => game.rung === rung);
  }

  /** Keeps a game that `rung` has lost as `side`. The same game lost once more is kept once, as the latest. */
  remember({ rung, side, record }: LostGame): void {
    const { players: _, ...bare } = record;
    const game = { rung, side, record: bare };
    const others = this.lost.value.filter((known) => textOf(known) !== textOf(game));
    this.lost.value = [...others, game].slice(-GAMES_KEPT);
    this.saves.write(KEY, VERSION, this.lost.value.map(kept));
  }

  /**
   * What `rung` has played before in the position after `record`'s actions, turned or mirrored or reached by another
   * order of moves included, in games that it lost then; what was lost with most often comes first.
   */
  avoid(rung: number, record: GomokuRecord): number[] {
    const { size, rule, actions } = record;
    const here = normalForm(actions, size);
    const losses = new Map<number, number>();
    for (const game of this.lost.value) {
      if (game.rung !== rung || game.record.rule !== rule || game.record.size !== size) continue;
      for (const code of answersOf(game, actions.length, here.key)) {
        for (const equal of new Set(here.symmetries.map((symmetry) => turnedBack(code, symmetry, size)))) {
          losses.set(equal, (losses.get(equal) ?? 0) + 1);
        }
      }
    }
    return [...losses].sort(([, a], [, b]) => b - a).map(([code]) => code);
  }

  forget(): void {
    this.lost.value = [];
    this.saves.remove(KEY);
  }
}

/** The rung's action in the position with the normal form `key`, in that form's orientation, if the game had it. */
function answersOf({ side, record }: LostGame, length: number, key: string): number[] {
  const code = record.actions[length];
  if (code === undefined) return [];
  const before = { ...record, actions: record.actions.slice(0, length) };
  if (sideToMove(before) !== side) return [];
  const form = normalForm(before.actions, record.size);
  return form.key === key ? [turned(code, form.symmetries[0]!, record.size)] : [];
}

function kept({ rung, side, record: { size, rule, opening, actions } }: LostGame): KeptGame {
  return { rung, side, size, rule, opening, moves: writeMoves(actions, size) };
}

function textOf(game: LostGame): string {
  return JSON.stringify(kept(game));
}

/** The games that can still be read; what else stands in the save is dropped. */
function readGames(saves: Saves): LostGame[] {
  const values = saves.read(KEY, VERSION, Array.isArray) ?? [];
  return values.flatMap(readKept).slice(-GAMES_KEPT);
}

function readKept(value: unknown): LostGame[] {
  if (typeof value !== 'object' || value === null) return [];
  const { rung, side, size, rule, opening, moves } = value as Partial<KeptGame>;
  if (typeof rung !== 'number' || (side !== 0 && side !== 1)) return [];
  if (typeof size !== 'number' || !isBoardSize(size)) return [];
  if (rule !== 'freestyle' && rule !== 'standard' && rule !== 'renju') return [];
  if (opening !== 'free' && opening !== 'swap2') return [];
  const actions = typeof moves === 'string' ? readMoves(moves, size) : null;
  if (actions === null) return [];
  return [{ rung, side, record: { size, rule, opening, actions, result: side === 0 ? 2 : 1 } }];
}
