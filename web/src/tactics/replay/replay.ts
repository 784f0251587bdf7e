import { type Signal, signal } from '@preact/signals';
import type { TacticsGame } from '../../../../wasm/tactics';
import type { Frames, Milliseconds } from '../../conductor/contract';
import type { Ending } from '../../shell/session/ending';
import { type MoveRecord, recordMove } from '../battle/record';
import { landscapeOf } from '../board/landscape';
import { type StageSettings, TacticsStage } from '../board/stage';
import { decodeSnapshot, Result, type Snapshot } from '../rules/snapshot';
import type { Personality } from '../setup/personality';

/** A finished game: where it began, what was played, and who played it. */
export interface ReplayedGame {
  /** A function, so that it follows the language. */
  title(): string;
  /** Text form of the position it began with. */
  start: string;
  /** Action codes. */
  actions: Iterable<number>;
  /** Rungs of the first and the second side; null for a person. */
  rungs: readonly [number | null, number | null];
  /** The character of the rung that a person played. */
  personality?: Personality | undefined;
  /** How it ended, where the board does not end it. */
  ending?: Ending | undefined;
}

/** Stillness between two actions of a replay that plays by itself. */
const PAUSE_MS: Milliseconds = 350;

/** A game to look at: a place among its actions, and a board that shows it. */
export class Replay {
  /** Actions played so far. */
  readonly at: Signal<number> = signal(0);
  /** Whether it goes on by itself. */
  readonly playing = signal(false);
  readonly moves: readonly MoveRecord[];
  readonly stage: TacticsStage;
  private readonly snapshots: Int32Array[];
  private readonly events: Int32Array[] = [];
  private stopPlaying: () => void = () => {};

  /** Throws an Error with the engine's words when it refuses the game. `rules` are only needed meanwhile. */
  constructor(
    rules: TacticsGame,
    readonly game: ReplayedGame,
    private readonly frames: Frames,
    settings: StageSettings,
  ) {
    accept(rules.load(game.start));
    this.snapshots = [rules.snapshot()];
    this.moves = Array.from(game.actions, (code) => {
      const before = decodeSnapshot(rules.snapshot());
      accept(rules.play(code));
      this.events.push(rules.events());
      this.snapshots.push(rules.snapshot());
      return recordMove(before, code, rules.events());
    });
    this.stage = new TacticsStage(this.snapshotAt(0), settings, landscapeOf(game.start));
  }

  get length(): number {
    return this.moves.length;
  }

  /** How the game ended off the board, at its last place; null at any other, and where the board ends it. */
  get ending(): Ending | null {
    const isEnd = this.at.value === this.length && this.snapshot.result === Result.playing;
    return isEnd ? (this.game.ending ?? null) : null;
  }

  /** The position at the present place. */
  get snapshot(): Snapshot {
    return decodeSnapshot(this.snapshotAt(this.at.value));
  }

  /** Goes to the position after `place` actions; one step forward is played, every other way is a jump. */
  goTo(place: number): void {
    const target = Math.min(Math.max(place, 0), this.length);
    const from = this.at.value;
    if (target === from) return;
    if (target < from) this.stage.stepBack(this.snapshotAt(target), this.frames.now());
    for (let step = from; step < target; step++) this.perform(step);
    if (target > from + 1) this.stage.skip();
    this.at.value = target;
  }

  play(): void {
    if (this.playing.value) return;
    if (this.at.value === this.length) this.goTo(0);
    this.playing.value = true;
    let rested = this.frames.now();
    this.stopPlaying = this.frames.each((now) => {
      if (this.stage.isMoving(now)) rested = now;
      else if (this.at.value === this.length) this.pause();
      else if (now - rested >= PAUSE_MS) this.goTo(this.at.value + 1);
    });
  }

  pause(): void {
    this.stopPlaying();
    this.stopPlaying = () => {};
    this.playing.value = false;
  }

  dispose(): void {
    this.pause();
  }

  private perform(step: number): void {
    this.stage.perform({
      action: this.moves[step]?.code ?? -1,
      events: this.events[step] ?? new Int32Array(),
      before: this.snapshotAt(step),
      after: this.snapshotAt(step + 1),
      start: this.frames.now(),
      by: 'player',
    });
  }

  private snapshotAt(place: number): Int32Array {
    return this.snapshots[place] ?? new Int32Array();
  }
}

function accept(refusal: string): void {
  if (refusal !== '') throw new Error(refusal);
}
