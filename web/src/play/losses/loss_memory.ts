import { signal } from '@preact/signals';
import * as v from 'valibot';
import type { Game } from '../../../../wasm/engine';
import { RUNG, SIDE, TEXT } from '../../engine/fields';
import type { Place } from '../../shell/storage/place';
import { thatPass } from '../../shell/storage/salvage';
import type { Saves } from '../../shell/storage/storage';
import { type Action, type GameRecord, otherSide, type Side, setupOfRecord } from '../game_types';
import type { PlaySpec } from '../spec';
import { messages } from '../words/messages';
import type { CounterLines } from './counter_lines';
import type { Symmetry } from './symmetry';

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

/** What the games that a rung has lost teach, each in all the ways to turn and mirror it. */
interface Losses {
  /** How often it has lost with an action, by the hashes of positions (`Game.hash`). */
  answers: ReadonlyMap<string, ReadonlyMap<Action, number>>;
  /** The winners' actions, in their order, by the positions that they began from, as text. */
  lines: ReadonlyMap<string, readonly (readonly Action[])[]>;
}

interface LossMemoryParts {
  spec: Pick<PlaySpec, 'game' | 'setup' | 'files' | 'symmetries' | 'words' | 'counterLine'>;
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
  private counterLines: CounterLines | null = null;

  constructor(private readonly parts: LossMemoryParts) {
    this.place = lossesPlace(parts.spec);
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
   * What `rung` has played before in the position with the hash `hash`, turned or mirrored or reached by another order of
   * moves included, in games that it lost then; what was lost with most often comes first.
   */
  avoid(rung: number, hash: string): Action[] {
    const known = this.learned(rung).answers.get(hash) ?? [];
    return [...known].sort(([, a], [, b]) => b - a).map(([action]) => action);
  }

  /** Gets ready what `counterLine` needs, where `rung` has lost; until then it finds nothing. Throws what its script fails with. */
  async prepareCounterLine(rung: number): Promise<void> {
    const { spec, openRules } = this.parts;
    if (spec.counterLine === undefined || this.counterLines !== null || !this.has(rung)) return;
    const [{ CounterLines }, counterLine] = await Promise.all([
      import('./counter_lines'),
      spec.counterLine(),
    ]);
    this.counterLines = new CounterLines(openRules, counterLine);
  }

  /**
   * What counters who is not to move in the position `text` and does what once won against `rung`, whatever was answered.
   * Null for any other position, for a rung that weighs lines, and for a text that tells no game.
   */
  counterLine(rung: number, text: string): Action | null {
    if (this.counterLines?.serves(rung) !== true) return null;
    const { setup } = this.parts.spec;
    const record = setup.fromText(text);
    if (record === null) return null;
    const start = setup.startText(record);
    const lines = this.learned(rung).lines.get(start) ?? [];
    return this.counterLines.find(lines, { text, start, actions: record.actions });
  }

  forget(): void {
    this.lost.value = [];
    this.losses.clear();
    this.parts.saves.remove(this.place);
  }

  private learned(rung: number): Losses {
    const known = this.losses.get(rung) ?? this.lossesOf(rung);
    this.losses.set(rung, known);
    return known;
  }

  /** Plays every lost game of a rung through, in each of the ways to turn and mirror it. */
  private lossesOf(rung: number): Losses {
    const { spec } = this.parts;
    const answers = new Map<string, Map<Action, number>>();
    const lines = new Map<string, Action[][]>();
    const rules = this.parts.openRules();
    for (const { side, record } of this.lost.value.filter((game) => game.rung === rung)) {
      const start = spec.setup.startText(record);
      // A position that is symmetric itself comes up several times in one game.
      const seen = new Set<string>();
      for (const symmetry of spec.symmetries) {
        const line: Action[] = [];
        for (const { mover, hash, action } of actsOf(rules, record, spec, symmetry)) {
          if (mover !== side) line.push(action);
          else if (!seen.has(`${hash} ${action}`)) count(answers, hash, action);
          seen.add(`${hash} ${action}`);
        }
        lines.set(start, [...(lines.get(start) ?? []), line]);
      }
    }
    rules.delete();
    return { answers, lines };
  }

  private kept({ rung, side, record }: LostGame): KeptGame {
    const setup = setupOfRecord(record);
    return { ...setup, rung, side, moves: this.parts.spec.files.writeMoves(record.actions, setup) };
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

/** An action of a game, who did it, and the hash of the position in which it was done. */
interface Act {
  mover: Side;
  hash: string;
  action: Action;
}

/** Plays a game through in `rules`, turned or mirrored if so; as far as the rules allow. */
function* actsOf(
  rules: Game,
  record: GameRecord,
  { setup }: Pick<PlaySpec, 'setup'>,
  symmetry?: Symmetry,
): Generator<Act> {
  if (rules.load(setup.startText(record)) !== '') return;
  for (const played of record.actions) {
    const action = symmetry?.turn(played, record) ?? played;
    const act: Act = { mover: rules.sideToMove() === 0 ? 0 : 1, hash: rules.hash(), action };
    if (rules.play(action) !== '') return;
    yield act;
  }
}

function count(answers: Map<string, Map<Action, number>>, hash: string, action: Action): void {
  const counts = answers.get(hash) ?? new Map<Action, number>();
  answers.set(hash, counts.set(action, (counts.get(action) ?? 0) + 1));
}

/** Where a game's lost games are kept; one that cannot be read does not take the others with it. */
export function lossesPlace({ game, setup, files, words }: LossMemoryParts['spec']): Place<KeptGame[]> {
  const kept = v.pipe(
    v.object({ ...setup.schema.entries, rung: RUNG, side: SIDE, moves: TEXT }),
    v.check(({ moves, ...board }) => files.readMoves(moves, board) !== null),
  );
  return {
    key: `${game}.losses`,
    version: 1,
    schema: v.pipe(v.array(kept), v.maxLength(GAMES_KEPT, `at most ${GAMES_KEPT} games`)),
    name: () => messages.value.savedWonGames(words.name()),
    salvage: (value) => thatPass(value, kept, GAMES_KEPT),
  };
}
