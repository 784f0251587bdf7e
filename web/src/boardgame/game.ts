import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { after } from '../conductor/after';
import { Conductor } from '../conductor/conductor';
import type { Milliseconds, Opponent, Step } from '../conductor/contract';
import type { Cell } from '../gomoku/cells';
import { decodeEvents, type GomokuEvent } from '../gomoku/events';
import { type MoveRecord, recordMove } from '../gomoku/move_record';
import {
  decodeSnapshot,
  otherSide,
  placesStone,
  type Side,
  type Snapshot,
  stoneOn,
  winnerOf,
} from '../gomoku/snapshot';
import type { Outcome } from '../shell/default_opponent';
import type { GameParts } from './game_parts';
import { type GameSettings, type SavedGame, startText } from './saved_game';
import { GomokuStage } from './timeline';

/** Whose moment it is. */
export type Moment = 'player' | 'opponent' | 'over';

/** Why a cell cannot be played on, as a key of the translation tables. */
export type WhyNot = 'whyNotYours' | 'gomokuWhyTaken' | 'gomokuWhyForbidden' | 'gomokuWhyChoose';

export interface Remark {
  cell: Cell;
  why: WhyNot;
}

let nextId = 1;

/**
 * One game: the rules' truth, the player's stones and choices, the opponent's answers. The view reads its signals and
 * calls its verbs.
 */
export class GomokuGame {
  readonly phase = signal<Moment>('player');
  readonly snapshot: ReadonlySignal<Snapshot>;
  readonly moves = signal<readonly MoveRecord[]>([]);
  /** The player has given the game up; the rules know nothing of it. */
  readonly conceded = signal(false);
  readonly remark = signal<Remark | null>(null);
  /** A stone of the player's that waits to be confirmed; -1 for none. */
  readonly aim = signal<Cell>(-1);
  /** An earlier moment that is looked at: so many actions; null for the present. */
  readonly past = signal<number | null>(null);
  /** Events of the last action, for those who listen instead of look. */
  readonly heard = signal<{ events: readonly GomokuEvent[]; by: Side } | null>(null);
  readonly canUndo = computed(() => this.moves.value.some(({ side }) => side === this.settings.side));
  /** How it ended for the player; null while it goes on. */
  readonly outcome = computed<Outcome | null>(() => {
    if (this.phase.value !== 'over') return null;
    const winner = this.winner.value;
    if (winner === null) return 'draw';
    return winner === this.settings.side ? 'won' : 'lost';
  });
  /** Who has won, a resignation counted as a defeat. */
  readonly winner = computed<Side | null>(() =>
    this.conceded.value ? this.opponentSide : winnerOf(this.snapshot.value.result),
  );
  readonly stage: GomokuStage;
  /** Tells games apart. */
  readonly id = nextId++;

  private readonly truth: Signal<Snapshot>;
  private readonly conductor: Conductor;
  private stopWaiting: () => void = () => {};
  /** An action of the opponent's that is on the board, but not yet around it. */
  private untold: Step | null = null;
  private stopTelling: () => void = () => {};

  constructor(
    private readonly parts: GameParts,
    readonly settings: GameSettings,
    saved?: Pick<SavedGame, 'actions' | 'conceded'>,
  ) {
    const { rules, thinker } = parts;
    const refusal = rules.load(startText(settings));
    if (refusal !== '') throw new Error(refusal);
    for (const code of saved?.actions ?? []) this.replay(code);
    this.conceded.value = saved?.conceded ?? false;
    this.truth = signal(decodeSnapshot(rules.snapshot()));
    this.snapshot = this.truth;
    this.stage = new GomokuStage(rules.snapshot(), parts.stage);
    const { rung, seed, nodes } = settings;
    const opponent: Opponent = { rung, seed, blur: true, nodes };
    this.conductor = new Conductor({
      rules,
      thinker,
      stage: this.stage,
      frames: parts.planning,
      opponent,
      log: parts.log,
      onCommit: (step) => this.committed(step),
      onTurnOver: () => this.beginPlayerTurn(),
      onGameOver: () => this.finish(),
      onFallback: (reason) => parts.onFallback?.(reason),
    });
    thinker.configure(opponent);
    // The board appears first; the worker may still be starting.
    this.goOn(parts.frames.now() + parts.stage.pace().answer);
  }

  private replay(code: number): void {
    const before = decodeSnapshot(this.parts.rules.snapshot());
    const refusal = this.parts.rules.play(code);
    if (refusal !== '') throw new Error(refusal);
    this.moves.value = [...this.moves.value, recordMove(before, code)];
  }

  /** Takes the game up where the rules stand; `at` is the nominal end of what is on the timeline. */
  private goOn(at: Milliseconds): void {
    const { rules } = this.parts;
    if (rules.result() !== 0 || this.conceded.value) this.finish();
    else if (rules.sideToMove() === this.settings.side) this.beginPlayerTurn();
    else this.beginOpponentTurn(at);
    this.save();
  }

  // What the player does.

  /** The player points at a cell to place a stone there, or is told why not. */
  tap(cell: Cell): void {
    this.tell();
    const why = this.whyNot(cell);
    if (why === null) this.play(cell);
    else if (this.phase.value !== 'over') this.remark.value = { cell, why };
  }

  /** Shows the stone that the player is about to place; -1 or a cell that cannot be played on takes it away. */
  aimAt(cell: Cell): void {
    this.aim.value = this.whyNot(cell) === null ? cell : -1;
  }

  /** Places the stone that waits. */
  confirmAim(): boolean {
    const cell = this.aim.value;
    return cell >= 0 && this.play(cell) === '';
  }

  /** Why the player cannot place a stone on a cell; null where it can. */
  whyNot(cell: Cell): WhyNot | null {
    const snapshot = this.snapshot.value;
    if (!this.isPlayers) return 'whyNotYours';
    if (!placesStone(snapshot)) return 'gomokuWhyChoose';
    if (stoneOn(snapshot, cell) !== null) return 'gomokuWhyTaken';
    return snapshot.forbidden.includes(cell) || cell < 0 ? 'gomokuWhyForbidden' : null;
  }

  /** The player may act; the opponent's last stone may still be landing. */
  private get isPlayers(): boolean {
    const { rules } = this.parts;
    const turn = rules.result() === 0 && rules.sideToMove() === this.settings.side;
    return turn && this.phase.value !== 'over';
  }

  /** Plays an action of the player. Returns why not, or the empty string. */
  play(code: number): string {
    this.tell();
    if (!this.isPlayers) return 'it is not the player’s turn';
    const { rules, thinker, frames } = this.parts;
    const before = rules.snapshot();
    const refusal = rules.play(code);
    if (refusal !== '') return refusal;
    this.conductor.cancel();
    thinker.play(code, rules.text());
    const step: Step = {
      action: code,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start: frames.now(),
      by: 'player',
    };
    const end = this.stage.perform(step);
    this.note(step);
    if (rules.result() !== 0) {
      this.phase.value = 'opponent';
      this.stopWaiting = after(frames, end, () => this.finish());
      this.save();
    } else {
      this.goOn(end);
    }
    return '';
  }

  /** Takes back to before the player's last action. */
  undo(): boolean {
    this.tell();
    const last = this.moves.value.findLastIndex(({ side }) => side === this.settings.side);
    if (last < 0) return false;
    const { rules, frames, thinker } = this.parts;
    this.stopWaiting();
    this.conductor.cancel();
    while (rules.length() > last && rules.undo());
    this.moves.value = this.moves.value.slice(0, last);
    this.conceded.value = false;
    this.stage.stepBack(rules.snapshot(), frames.now());
    this.publish();
    thinker.resume();
    this.goOn(frames.now());
    return true;
  }

  /** Gives the game up. */
  concede(): void {
    if (this.phase.value === 'over') return;
    this.tell();
    this.conductor.cancel();
    this.conceded.value = true;
    this.finish();
    this.save();
  }

  /** Jumps over the opponent's time to think. */
  skip(): void {
    if (this.phase.value !== 'opponent') return;
    this.stage.skip();
    this.conductor.skip();
  }

  /** Looks at the board after the first `length` actions; the present one comes back with null. */
  lookAt(length: number | null): void {
    this.past.value = length === this.moves.value.length ? null : length;
  }

  /** One step back out of what is open. Returns whether there was one. */
  backOut(): boolean {
    const open = this.past.value !== null || this.aim.value >= 0 || this.remark.value !== null;
    this.clearIntentions();
    return open;
  }

  // What the view asks.

  legalActions(): number[] {
    return Array.from(this.parts.rules.legalActions());
  }

  hash(): string {
    return this.parts.rules.hash();
  }

  /** Text form of the present position. */
  text(): string {
    return this.parts.rules.text();
  }

  get opponentSide(): Side {
    return otherSide(this.settings.side);
  }

  /** The game as it is kept. */
  saved(): SavedGame {
    const { settings, conceded } = this;
    const over = this.parts.rules.result() !== 0 || conceded.value;
    return { settings, actions: Array.from(this.parts.rules.actions()), conceded: conceded.value, over };
  }

  /** The game as it was before it was over, after its first `length` actions. */
  savedAt(length: number): SavedGame {
    const { settings, actions } = this.saved();
    return { settings, actions: actions.slice(0, length), conceded: false, over: false };
  }

  dispose(): void {
    this.stopWaiting();
    this.stopTelling();
    this.conductor.dispose();
    this.parts.thinker.pause();
    this.parts.rules.delete();
  }

  // Turns.

  private beginPlayerTurn(): void {
    this.phase.value = 'player';
    const text = this.parts.rules.ponderText();
    if (text !== '') this.parts.thinker.think(text);
  }

  private beginOpponentTurn(at: Milliseconds): void {
    this.phase.value = 'opponent';
    this.conductor.begin(at);
  }

  /**
   * The board goes first: everything around it changes in the frame in which the stone is on its way, since the frame
   * in which it was decided on has to end in time for that one.
   */
  private committed(step: Step): void {
    this.tell();
    this.untold = step;
    this.stopTelling = after(this.parts.frames, step.start, () => this.tell());
  }

  private tell(): void {
    const step = this.untold;
    if (step === null) return;
    this.untold = null;
    this.stopTelling();
    this.note(step);
    this.save();
  }

  private finish(): void {
    this.tell();
    this.clearIntentions();
    this.phase.value = 'over';
    this.parts.thinker.pause();
  }

  private note(step: Step): void {
    const before = decodeSnapshot(step.before);
    batch(() => {
      this.moves.value = [...this.moves.value, recordMove(before, step.action)];
      this.publish();
      this.heard.value = { events: decodeEvents(step.events), by: before.sideToMove };
    });
  }

  private publish(): void {
    this.clearIntentions();
    this.truth.value = decodeSnapshot(this.parts.rules.snapshot());
  }

  private clearIntentions(): void {
    this.remark.value = null;
    this.aim.value = -1;
    this.past.value = null;
  }

  private save(): void {
    this.parts.keep(this.saved());
  }
}
