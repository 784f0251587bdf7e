import { signal } from '@preact/signals';
import * as v from 'valibot';
import type { Game } from '../../../wasm/engine';
import { RUNG, SIDE, TEXT } from '../engine/fields';
import type { Place } from '../shell/place';
import type { Saves } from '../shell/storage';
import { type Action, type GameRecord, otherSide, type Side } from './game_types';
import type { Spec } from './spec';
import { messages } from './words/messages';

/** A game that a rung has lost. */
export interface LostGame {
  rung: number;
  /** The side of the rung. */
  side: Side;
  record: GameRecord;
}

/** A lost game as it is kept, its actions as in a link. */
type KeptGame = object & { rung: number; side: Side; moves: string };

/** Games kept on the device; the oldest make room. */
export const GAMES_KEPT = 100;

/** How often a rung has lost with an action, by the keys of positions (`Game.hash`). */
type Losses = ReadonlyMap<string, ReadonlyMap<Action, number>>;

interface LossMemoryParts {
  spec: Pick<Spec, 'game' | 'setup' | 'files' | 'symmetries' | 'words'>;
  /** Opens rules to play lost games through; the memory frees them. */
  openRules(): Game;
  saves: Saves;
}

/**
 * The games that were won against the computer on this device: so that the line that won does not win for ever, and
 * so that it can be looked at again. What one rung has lost says nothing to another.
 */
export class LossMemory {
  private readonly lost;
  private readonly place: Place<KeptGame[]>;
  /** What rungs have lost with, as far as it was asked for. */
  private readonly losses = new Map<number, Losses>();

  constructor(private readonly parts: LossMemoryParts) {
    this.place = placeOf(parts.spec);
    const { saves } = parts;
    this.lost = signal(this.readGames(saves.read(this.place) ?? []));
    saves.follow(this.place, (games) => {
      this.lost.value = this.readGames(games);
      this.losses.clear();
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
    const others = this.lost.value.filter((known) => this.textOf(known) !== this.textOf(game));
    this.lost.value = [...others, game].slice(-GAMES_KEPT);
    this.losses.clear();
    this.parts.saves.write(
      this.place,
      this.lost.value.map((known) => this.kept(known)),
    );
  }

  /**
   * What `rung` has played before in the position with the key `key`, turned or mirrored or reached by another order of
   * moves included, in games that it lost then; what was lost with most often comes first.
   */
  avoid(rung: number, key: string): Action[] {
    const known = this.losses.get(rung) ?? this.lossesOf(rung);
    this.losses.set(rung, known);
    return [...(known.get(key) ?? [])].sort(([, a], [, b]) => b - a).map(([action]) => action);
  }

  forget(): void {
    this.lost.value = [];
    this.losses.clear();
    this.parts.saves.remove(this.place);
  }

  /** Plays every lost game of a rung through, in each of the ways to turn and mirror it. */
  private lossesOf(rung: number): Losses {
    const losses = new Map<string, Map<Action, number>>();
    const rules = this.parts.openRules();
    for (const game of this.lost.value) {
      if (game.rung !== rung) continue;
      for (const [key, actions] of this.answersIn(rules, game)) {
        const counts = losses.get(key) ?? new Map<Action, number>();
        for (const action of actions) counts.set(action, (counts.get(action) ?? 0) + 1);
        losses.set(key, counts);
      }
    }
    rules.delete();
    return losses;
  }

  /** The loser's actions, by the keys of the positions in which it played them: several where a position is symmetric. */
  private answersIn(rules: Game, { side, record }: LostGame): Map<string, Set<Action>> {
    const { setup, symmetries } = this.parts.spec;
    const answers = new Map<string, Set<Action>>();
    for (const symmetry of symmetries) {
      if (rules.load(setup.startText(record)) !== '') break;
      for (const played of record.actions) {
        const action = symmetry.turn(played, record);
        const [mover, key] = [rules.sideToMove(), rules.hash()];
        if (rules.play(action) !== '') break;
        if (mover === side) answers.set(key, (answers.get(key) ?? new Set()).add(action));
      }
    }
    return answers;
  }

  private kept({ rung, side, record }: LostGame): KeptGame {
    const { actions, result: _, players: __, ...setup } = record;
    return { ...setup, rung, side, moves: this.parts.spec.files.writeMoves(actions, setup) };
  }

  private textOf(game: LostGame): string {
    return JSON.stringify(this.kept(game));
  }

  private readGames(games: readonly KeptGame[]): readonly LostGame[] {
    return games.map((game) => this.readKept(game)).slice(-GAMES_KEPT);
  }

  private readKept({ rung, side, moves, ...setup }: KeptGame): LostGame {
    const actions = this.parts.spec.files.readMoves(moves, setup) ?? [];
    return { rung, side, record: { ...setup, actions, result: otherSide(side) === 0 ? 1 : 2 } };
  }
}

/** Where a game's lost games are kept; one that cannot be read does not take the others with it. */
function placeOf({ game, setup, files, words }: LossMemoryParts['spec']): Place<KeptGame[]> {
  const kept = v.pipe(
    v.object({ ...setup.schema.entries, rung: RUNG, side: SIDE, moves: TEXT }),
    v.check(({ moves, ...board }) => files.readMoves(moves, board) !== null),
  );
  return {
    key: `${game}.losses`,
    version: 1,
    schema: v.array(kept),
    name: () => messages.value.savedWonGames(words.name()),
    salvage: (value) => (Array.isArray(value) ? value.filter((one) => v.is(kept, one)) : null),
  };
}
