import { signal } from '@preact/signals';
import * as v from 'valibot';
import { integer, RUNG, SIDE, TEXT } from '../engine/fields';
import { sideToMove } from '../gomoku/files/colours';
import { LARGEST_BOARD, SMALLEST_BOARD } from '../gomoku/files/notation';
import type { GomokuRecord } from '../gomoku/game_record';
import { messages } from '../gomoku/words/messages';
import type { Place } from '../shell/place';
import type { Saves } from '../shell/storage';
import { OPENINGS, RULES, readMoves, writeMoves } from './files/game_link';
import { normalForm, turned, turnedBack } from './symmetry';

/** A game that a rung has lost. */
export interface LostGame {
  rung: number;
  /** The side of the rung. */
  side: 0 | 1;
  record: GomokuRecord;
}

const KEPT_GAME = v.pipe(
  v.object({
    rung: RUNG,
    side: SIDE,
    size: integer(SMALLEST_BOARD, LARGEST_BOARD),
    rule: v.picklist(RULES),
    opening: v.picklist(OPENINGS),
    moves: TEXT,
  }),
  v.check(({ moves, size }) => readMoves(moves, size) !== null),
);

/** A lost game as it is kept, its actions as in a link. */
type KeptGame = v.InferOutput<typeof KEPT_GAME>;

const PLACE: Place<KeptGame[]> = {
  key: 'gomoku.losses',
  version: 1,
  schema: v.array(KEPT_GAME),
  name: () => messages.value.savedGomokuLosses,
  salvage: (value) => (Array.isArray(value) ? value.filter((game) => v.is(KEPT_GAME, game)) : null),
};

/** Games kept on the device; the oldest make room. */
export const GAMES_KEPT = 100;

/**
 * The games that were won against the computer on this device: so that the line that won does not win for ever, and
 * so that it can be looked at again. What one rung has lost says nothing to another.
 */
export class LossMemory {
  private readonly lost;

  constructor(private readonly saves: Saves) {
    this.lost = signal(readGames(saves.read(PLACE) ?? []));
    saves.follow(PLACE, (games) => {
      this.lost.value = readGames(games);
    });
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
    this.saves.write(PLACE, this.lost.value.map(kept));
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
    this.saves.remove(PLACE);
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

function readGames(games: readonly KeptGame[]): readonly LostGame[] {
  return games.map(readKept).slice(-GAMES_KEPT);
}

function readKept({ rung, side, moves, ...board }: KeptGame): LostGame {
  const actions = readMoves(moves, board.size) ?? [];
  return { rung, side, record: { ...board, actions, result: side === 0 ? 2 : 1 } };
}
