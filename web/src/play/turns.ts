import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { after } from '../conductor/after';
import { Conductor } from '../conductor/conductor';
import type { Milliseconds, Opponent, Step } from '../conductor/contract';
import { pondered } from '../conductor/position';
import type { Substitution } from '../conductor/substitution';
import type { Outcome } from '../shell/session/default_opponent';
import { type Ending, resignationOf } from '../shell/session/ending';
import type { GameParts } from './game_parts';
import {
  type Action,
  type Begun,
  type GameTypes,
  type Help,
  isBlurred,
  otherSide,
  type SavedGame,
  type Settings,
  type Side,
  wonBy,
  youIn,
} from './game_types';
import { type PastStep, Rewind } from './rewind';
import type { Rules } from './spec';
import type { GameStage } from './stage';

/** Whose moment it is. In `banner` the opponent's turn is announced; it thinks already. */
export type Moment = 'player' | 'banner' | 'opponent' | 'over';

/** What was heard of an action. */
export interface Heard<Types extends GameTypes = GameTypes> {
  action: Action;
  events: readonly Types['event'][];
  before: Types['snapshot'];
  by: Side;
}

/** What turns have to know of the rules. */
export type TurnRules<Types extends GameTypes = GameTypes> = Pick<
  Rules<Types>,
  'decodeSnapshot' | 'decodeEvents' | 'record'
>;

let nextId = 1;

/**
 * The turns of a game, each of one or more actions: the rules' truth, the player's actions, the opponent's answers,
 * taking back, giving up, looking back, the save. The view reads its signals and calls its verbs.
 */
export class Turns<Types extends GameTypes = GameTypes, Stage extends GameStage = GameStage> {
  readonly phase = signal<Moment>('player');
  readonly snapshot: ReadonlySignal<Types['snapshot']>;
  readonly moves = signal<readonly Types['move'][]>([]);
  /** How the game ended off the board, of which the rules know nothing; null while it goes on, and where they end it. */
  readonly ending = signal<Ending | null>(null);
  /** What has helped the player, null for nothing so far. */
  readonly aid: Signal<Help | null>;
  /** It was taken up in its middle. */
  readonly again: boolean;
  /** The last action, for those who listen instead of look. */
  readonly heard = signal<Heard<Types> | null>(null);
  /** What the opponent held the position before its last move to be worth to itself; null where it has not said. */
  readonly opponentsScore = signal<number | null>(null);
  readonly canUndo: ReadonlySignal<boolean> = computed(() => this.takenBackTo() >= 0);
  /** How it ended for the player, or, where two people play, for one of them; null while it goes on. */
  readonly outcome = computed<Outcome | null>(() => {
    if (this.phase.value !== 'over') return null;
    const winner = this.winner.value;
    if (winner === null) return 'draw';
    return winner === (youIn(this.settings) ?? winner) ? 'won' : 'lost';
  });
  /** Who has won, on the board or off it. */
  readonly winner = computed<Side | null>(() => {
    const ending = this.ending.value;
    return wonBy({ result: this.snapshot.value.result, ...(ending === null ? {} : { ending }) });
  });
  /** As `Game.resultWeight` in wasm/engine.d.ts: 100 for a game that was given up. */
  get resultWeight(): number {
    const { rules } = this.parts;
    return rules.result() === 0 ? 100 : rules.resultWeight();
  }
  /** The side below the board. */
  readonly seat: Signal<Side>;
  readonly stage: Stage;
  /** What shows earlier moments. */
  readonly rewind: Rewind<Stage>;
  /** An earlier moment that is looked at: so many actions; null for the present. */
  readonly past: ReadonlySignal<number | null>;
  /** Text of the position that the game began with. */
  readonly start: string;
  /** Tells games apart. */
  readonly id = nextId++;

  protected readonly truth: Signal<Types['snapshot']>;
  /** The positions so far, the start first, and the events that led from each to the next. */
  private positions: readonly Int32Array[];
  private events: readonly Int32Array[] = [];
  /** So many actions were played when the player had the last hint; -1 for none. */
  private hintAt = -1;
  /** The player has acted in a turn without a hint. */
  private unaided: boolean;
  private readonly conductor: Conductor;
  private stopWaiting: () => void = () => {};
  /** An action of the opponent's that is on the board, but not yet around it. */
  private untold: Step | null = null;
  private stopTelling: () => void = () => {};

  /** `saved`: what has been played already. Throws an Error where the rules refuse it. */
  constructor(
    private readonly reading: TurnRules<Types>,
    protected readonly parts: GameParts<Stage>,
    readonly settings: Settings<Types['setup']>,
    saved?: Begun,
  ) {
    const { rules, thinker } = parts;
    this.start = rules.text();
    this.positions = [rules.snapshot()];
    for (const action of saved?.actions ?? []) this.replay(action);
    this.ending.value = rules.result() === 0 ? (saved?.ending ?? null) : null;
    this.aid = signal(saved?.aid ?? null);
    this.unaided = saved !== undefined && saved.unaided !== false;
    this.seat = signal(settings.side);
    this.again = saved?.again ?? false;
    this.truth = signal(reading.decodeSnapshot(rules.snapshot()));
    this.snapshot = this.truth;
    this.stage = parts.openStage(rules.snapshot());
    this.rewind = new Rewind(
      { frames: parts.frames, openStage: (snapshot) => parts.openStage(snapshot) },
      (place) => this.pastStep(place),
      () => this.moves.value.length,
    );
    this.past = this.rewind.at;
    const { rung, seed, nodes } = settings;
    const opponent: Opponent = { rung, seed, blur: parts.blur, nodes, ...parts.character };
    this.conductor = new Conductor({
      rules,
      thinker,
      stage: this.stage,
      frames: parts.planning,
      opponent,
      log: parts.log,
      visibility: parts.visibility,
      onCommit: (step) => this.committed(step),
      onTurnOver: () => this.beginPlayerTurn(),
      onGameOver: () => this.finish(),
      onFallback: (reason) => parts.onFallback?.(reason),
    });
    thinker.configure(opponent);
  }

  /** Begins, or goes on where the rules stand: the board appears first, the worker may still be starting. */
  begin(): this {
    const now = this.parts.frames.now();
    this.goOn(now, now + this.parts.firstAnswer);
    return this;
  }

  private replay(action: Action): void {
    const { rules } = this.parts;
    const before = this.reading.decodeSnapshot(rules.snapshot());
    const refusal = rules.play(action);
    if (refusal !== '') throw new Error(refusal);
    this.remember(before, action, rules.events(), rules.snapshot());
  }

  private remember(before: Types['snapshot'], action: Action, events: Int32Array, after: Int32Array): void {
    const { reading } = this;
    this.moves.value = [...this.moves.value, reading.record(before, action, reading.decodeEvents(events))];
    this.positions = [...this.positions, after];
    this.events = [...this.events, events];
  }

  /** Takes the game up where the rules stand; `end` is the nominal end of what began on the timeline at `from`. */
  private goOn(from: Milliseconds, end: Milliseconds): void {
    const { rules } = this.parts;
    if (this.isOver) this.finish();
    else if (rules.sideToMove() === this.mover) this.beginPlayerTurn();
    else this.beginOpponentTurn(from, end);
    this.save();
  }

  // What the player does.

  /** Plays an action of the player, shown from `start` on. Returns why not, or the empty string. */
  play(action: Action, start: Milliseconds = this.parts.frames.now()): string {
    this.tell();
    if (!this.isPlayers) return 'it is not the player’s turn';
    const { rules, frames } = this.parts;
    const before = rules.snapshot();
    const refusal = rules.play(action);
    if (refusal !== '') return refusal;
    this.conductor.cancel();
    // A hint is for a whole turn.
    const answered = this.moves.peek().findLastIndex(({ side }) => side !== this.settings.side);
    this.unaided ||= this.hintAt <= answered;
    this.tellThinker(action);
    const step: Step = {
      action,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start,
      by: 'player',
    };
    const end = this.stage.perform(step);
    this.note(step);
    if (rules.result() !== 0) {
      this.phase.value = 'opponent';
      this.stopWaiting = after(frames, end, () => this.finish());
      this.save();
    } else {
      this.goOn(start, end);
    }
    return '';
  }

  /** The thinker learns of an action of the player's. */
  protected tellThinker(action: Action): void {
    const { rules, thinker } = this.parts;
    if (this.settings.friends === undefined) thinker.play(action, rules.key());
  }

  /** Takes back to before the player's last action. */
  undo(): boolean {
    this.tell();
    const length = this.takenBackTo();
    if (length < 0) return false;
    this.takeHelp('undo');
    this.takeBack(length);
    return true;
  }

  /** How many actions are left once the player's last one is taken back; -1 where nothing is to be. */
  protected takenBackTo(): number {
    return this.moves.value.findLastIndex(({ side }) => side === (youIn(this.settings) ?? side));
  }

  /** Takes back until there are `length` actions. */
  protected takeBack(length: number): void {
    const { rules, frames, thinker } = this.parts;
    this.stopWaiting();
    this.conductor.cancel();
    while (rules.length() > length && rules.undo());
    this.moves.value = this.moves.value.slice(0, length);
    this.positions = this.positions.slice(0, length + 1);
    this.events = this.events.slice(0, length);
    this.ending.value = null;
    this.opponentsScore.value = null;
    const now = frames.now();
    this.stage.stepBack(rules.snapshot(), now);
    this.publish();
    thinker.resume();
    this.goOn(now, now);
  }

  /** Remembers what has helped the player first. */
  takeHelp(help: Help): void {
    if (this.aid.peek() === null) this.aid.value = help;
    if (help === 'hint') this.hintAt = this.moves.peek().length;
  }

  /** It was won, every turn of the player's by a hint. */
  get wonByHints(): boolean {
    return !this.unaided && this.outcome.value === 'won';
  }

  /** Gives the game up, or ends it off the board in another way. */
  concede(ending = resignationOf(this.mover)): void {
    if (this.phase.value === 'over') return;
    this.tell();
    this.conductor.cancel();
    this.ending.value = ending;
    this.finish();
    this.save();
  }

  /** Jumps over the opponent's time to think. */
  skip(): void {
    if (this.phase.value !== 'opponent' && this.phase.value !== 'banner') return;
    this.stage.skip();
    this.conductor.skip();
  }

  // What the view asks.

  /** Whose actions the player gives: the player's own, or, where two people play, those of who is to move. */
  get mover(): Side {
    return youIn(this.settings) ?? this.snapshot.value.sideToMove;
  }

  /** The player may act; the opponent's last piece may still be landing. */
  protected get isPlayers(): boolean {
    const { rules } = this.parts;
    const turn = rules.result() === 0 && rules.sideToMove() === this.mover;
    return turn && this.phase.value !== 'over';
  }

  /** The opponent is to act. */
  protected get isOpponents(): boolean {
    return !this.isOver && this.parts.rules.sideToMove() !== this.mover;
  }

  /** Nobody is to act any more, by the rules or by how the game ended off the board. */
  private get isOver(): boolean {
    return this.parts.rules.result() !== 0 || this.ending.peek() !== null;
  }

  legalActions(): Action[] {
    return Array.from(this.parts.rules.legalActions());
  }

  key(): string {
    return this.parts.rules.key();
  }

  hash(): string {
    return this.parts.rules.hash();
  }

  /** Text form of the present position. */
  text(): string {
    return this.parts.rules.text();
  }

  /** The position after the first `length` actions. */
  snapshotAt(length: number): Types['snapshot'] {
    const data = this.positions[length];
    return data === undefined ? this.snapshot.value : this.reading.decodeSnapshot(data);
  }

  /** Looks at the board after the first `length` actions; the present one comes back with null. */
  lookAt(length: number | null): void {
    this.rewind.goTo(length);
  }

  private pastStep(place: number): PastStep {
    const { positions } = this;
    const before = positions[place] ?? this.parts.rules.snapshot();
    return {
      action: this.moves.value[place]?.action ?? -1,
      events: this.events[place] ?? new Int32Array(),
      before,
      after: positions[place + 1] ?? before,
    };
  }

  /** Its result moves the player on the ladder: who is beaten blurred is not beaten as it is. */
  get climbs(): boolean {
    return !this.again && !isBlurred(this.settings) && !this.wonByHints;
  }

  /** The fallback engine while what the opponent has learned is on its way; undefined where none is ever needed. */
  get substitution(): Substitution | undefined {
    return this.parts.thinker.substitution;
  }

  get opponentSide(): Side {
    return otherSide(this.mover);
  }

  /** The game as it is kept. */
  saved(): SavedGame<Types['setup']> {
    const { settings } = this;
    const ending = this.ending.value;
    const aid = this.aid.value;
    return {
      settings,
      actions: Array.from(this.parts.rules.actions()),
      over: this.isOver,
      ...(ending === null ? {} : { ending }),
      ...(aid === null ? {} : { aid }),
      unaided: this.unaided,
      ...(this.again ? { again: true } : {}),
    };
  }

  /** The game as it was before it was over, after its first `length` actions, to be taken up there. */
  savedAt(length: number): SavedGame<Types['setup']> {
    const { settings, actions } = this.saved();
    return { settings, actions: actions.slice(0, length), over: false, again: true };
  }

  dispose(): void {
    this.stopWaiting();
    this.stopTelling();
    this.rewind.dispose();
    this.conductor.dispose();
    this.parts.thinker.pause();
    this.parts.rules.delete();
  }

  // Turns.

  private beginPlayerTurn(): void {
    this.phase.value = 'player';
    const position = this.settings.friends === undefined ? pondered(this.parts.rules) : null;
    if (position !== null) this.parts.thinker.think(position);
  }

  /** The first action of a turn that is announced comes once its banner has been read, and never before `end`. */
  private beginOpponentTurn(from: Milliseconds, end: Milliseconds): void {
    this.clearIntentions();
    const banner = this.parts.banner?.() ?? 0;
    this.phase.value = banner > 0 ? 'banner' : 'opponent';
    this.conductor.begin(Math.max(from + banner, end));
  }

  /**
   * The board goes first: everything around it changes in the frame in which the piece is on its way, since the frame
   * in which it was decided on has to end in time for that one.
   */
  private committed(step: Step): void {
    this.tell();
    this.untold = step;
    this.stopTelling = after(this.parts.frames, step.start, () => this.tell());
  }

  /** What the opponent did last is known around the board from here on. */
  protected tell(): void {
    const step = this.untold;
    if (step === null) return;
    this.untold = null;
    this.stopTelling();
    batch(() => {
      if (this.phase.peek() === 'banner') this.phase.value = 'opponent';
      this.note(step);
      this.opponentsScore.value = step.score ?? null;
    });
    this.save();
  }

  private finish(): void {
    this.tell();
    this.clearIntentions();
    this.phase.value = 'over';
    this.parts.thinker.pause();
  }

  private note({ action, before, after, events }: Step): void {
    const { reading } = this;
    const from = reading.decodeSnapshot(before);
    batch(() => {
      this.remember(from, action, events, after);
      this.publish();
      this.heard.value = { action, events: reading.decodeEvents(events), before: from, by: from.sideToMove };
    });
  }

  private publish(): void {
    this.clearIntentions();
    this.truth.value = this.reading.decodeSnapshot(this.parts.rules.snapshot());
  }

  /** Another position is on the board: what the player meant to do with the one before is void. */
  protected clearIntentions(): void {
    this.lookAt(null);
  }

  private save(): void {
    this.parts.keep(this.saved());
  }
}
