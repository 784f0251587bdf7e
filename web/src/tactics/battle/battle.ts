import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TacticsGame } from '../../../../wasm/tactics';
import { after } from '../../conductor/after';
import { Conductor } from '../../conductor/conductor';
import type { Milliseconds, Opponent, Step } from '../../conductor/contract';
import { pondered } from '../../conductor/position';
import type { Outcome as BattleOutcome } from '../../shell/session/default_opponent';
import { Analysis } from '../analysis/analysis';
import { landscapeOf } from '../board/landscape';
import { TacticsStage } from '../board/stage';
import { END_TURN, unpackAction } from '../rules/action_code';
import { type Cell, Direction } from '../rules/cells';
import { decodeEvents, type TacticsEvent } from '../rules/events';
import {
  decodeSnapshot,
  freshUnits,
  otherSide,
  Result,
  type Side,
  type Snapshot,
  type Unit,
  winnerOf,
} from '../rules/snapshot';
import { personalityOf } from '../setup/personality';
import type { BattleParts } from './battle_parts';
import { type Exposures, exposuresAfter, exposuresOf } from './exposure';
import { type MoveRecord, recordMove } from './record';
import { type BattleSettings, opponentSeedOf, type SavedBattle } from './saved_battle';
import {
  backOut,
  chooseStrike,
  codeOf,
  dragTo,
  isWholeWalk,
  type Outcome,
  type Remark,
  type Selection,
  tap,
} from './selection';
import { countStrikers } from './strikers';

/** Whose moment it is. In `banner` the opponent's turn is announced; it thinks already. */
export type Phase = 'player' | 'banner' | 'opponent' | 'over';

/** Between the first steps of two units that advance together. */
const ADVANCE_STAGGER: Milliseconds = 70;

let nextId = 1;

/**
 * One battle: the rules' truth, the player's intentions, the opponent's turns. The view reads its signals and
 * calls its verbs.
 */
export class Battle {
  readonly phase = signal<Phase>('player');
  readonly snapshot: ReadonlySignal<Snapshot>;
  readonly selection = signal<Selection | null>(null);
  /** The enemy whose range is shown. */
  readonly inspected = signal<Unit | null>(null);
  /** The player has given the battle up; the rules know nothing of it. */
  readonly conceded = signal(false);
  /** The player has asked for advice in the course of it. */
  hinted: boolean;
  readonly remark = signal<Remark | null>(null);
  readonly moves = signal<readonly MoveRecord[]>([]);
  /** The moves that the board has shown in full: what the list tells, so that it gives nothing away. */
  readonly shownMoves = computed(() => {
    const moves = this.moves.value;
    return moves.slice(0, Math.max(0, moves.length - this.stage.unshown.value));
  });
  /** Events of the last action, for those who listen instead of look. */
  readonly heard = signal<{ events: readonly TacticsEvent[]; before: Snapshot } | null>(null);
  readonly fresh = computed(() => freshUnits(this.snapshot.value).length);
  readonly canUndo = computed(
    () => this.phase.value === 'player' && this.played.value > this.turnStart.value,
  );
  /** What could strike each of the player's units as the board stands; reckoned once a position. */
  readonly exposures = computed(() => exposuresOf(this.rules, this.snapshot.value, this.settings.side));
  /** Whether any of the player's units could be struck. */
  readonly threatened = computed(() =>
    [...this.exposures.value.values()].some(({ strikers }) => strikers.length > 0),
  );
  /** Whether the lines of all threats are shown, not only those to the unit in question. */
  readonly allThreats = signal(false);
  readonly stage: TacticsStage;
  readonly analysis: Analysis | null;
  /** The truth as far as the board has shown it: what the strips tell, so that they give nothing away. */
  readonly shown: ReadonlySignal<Snapshot>;
  /** Tells battles apart. */
  readonly id = nextId++;
  /** Text of the position the battle began with. */
  readonly start: string;

  private readonly truth = signal<Snapshot>(null as unknown as Snapshot);
  private readonly played = signal(0);
  /** Number of actions played before this turn. */
  private readonly turnStart = signal(0);
  private readonly conductor: Conductor;
  private readonly rules: TacticsGame;
  private stopWaiting: () => void = () => {};

  constructor(
    private readonly parts: BattleParts,
    readonly settings: BattleSettings,
    saved?: SavedBattle,
  ) {
    this.rules = parts.rules;
    this.hinted = saved?.hinted === true;
    this.snapshot = this.truth;
    const refusal = saved === undefined ? this.rules.start(settings.seed) : this.rules.load(saved.start);
    if (refusal !== '') throw new Error(refusal);
    this.start = this.rules.text();
    if (saved !== undefined) this.replay(saved.actions);
    this.conceded.value = saved?.conceded === true;
    const strikers = () => countStrikers(this.rules);
    this.stage = new TacticsStage(
      this.rules.snapshot(),
      { ...parts.stage, strikers },
      landscapeOf(this.start),
    );
    this.shown = this.stage.shown;
    const opponent: Opponent = {
      rung: settings.rung,
      personality: personalityOf(settings),
      seed: opponentSeedOf(settings),
      blur: settings.blur ?? 0,
      nodes: settings.nodes,
    };
    this.conductor = new Conductor({
      rules: this.rules,
      thinker: parts.thinker,
      stage: this.stage,
      frames: parts.planning,
      opponent,
      log: parts.log,
      instead: (best) => parts.instead?.(this.savedAt(), this.rules.text(), best) ?? best,
      onCommit: (step) => this.committed(step),
      onTurnOver: () => this.beginPlayerTurn(),
      onGameOver: () => this.finish(),
      onFallback: (reason) => parts.onFallback?.(reason),
    });
    parts.thinker.configure(opponent);
    this.refresh();
    this.resume();
    this.analysis =
      parts.analysis === undefined
        ? null
        : new Analysis(this, { ...parts.analysis, opponent: parts.thinker });
  }

  /** Takes up the battle where the rules stand. */
  private resume(): void {
    if (this.rules.result() !== Result.playing || this.conceded.value) this.finish();
    else if (this.rules.sideToMove() === this.settings.side) this.think();
    else this.beginOpponentTurn(this.parts.frames.now());
  }

  private replay(actions: readonly number[]): void {
    for (const code of actions) {
      const before = decodeSnapshot(this.rules.snapshot());
      const refusal = this.rules.play(code);
      if (refusal !== '') throw new Error(refusal);
      this.note(before, code);
      if (this.rules.sideToMove() !== before.sideToMove) this.turnStart.value = this.rules.length();
    }
  }

  // What the player does.

  /** A tap on a cell: selects, chooses, confirms, or says why not. */
  tapCell(cell: Cell): void {
    this.remark.value = null;
    this.inspected.value = null;
    if (this.phase.value !== 'player') {
      if (this.phase.value !== 'over') this.remark.value = { cell, why: 'whyNotYours' };
      return;
    }
    this.follow(tap(this.rules, this.snapshot.value, this.selection.value, cell), cell);
  }

  /** The fresh unit on `from` is dragged over `cell`: what letting go there would choose is shown. */
  drag(from: Cell, cell: Cell): void {
    this.remark.value = null;
    if (this.selection.value?.unit.cell !== from) this.tapCell(from);
    const selection = this.selection.value;
    if (selection !== null) this.selection.value = dragTo(this.rules, this.snapshot.value, selection, cell);
  }

  /** What is dragged is let go on `cell`: a walk is done at once, a strike asks for a tap, all else says why not. */
  drop(cell: Cell): void {
    const selection = this.selection.value;
    if (selection === null) return;
    if (isWholeWalk(selection)) this.confirm();
    else if (selection.cell < 0 && selection.unit.cell !== cell) this.tapCell(cell);
  }

  private follow(outcome: Outcome, cell: Cell): void {
    switch (outcome.kind) {
      case 'select':
        this.selection.value = outcome.selection;
        break;
      case 'inspect':
        this.inspected.value = outcome.unit;
        break;
      case 'play':
        this.play(outcome.code);
        break;
      case 'complain':
        this.remark.value = { cell, why: outcome.why };
        break;
    }
  }

  /** Chooses one of the strikes that the selection offers. */
  chooseStrike(code: number): void {
    const selection = this.selection.value;
    const strike = selection?.options.strikes.find((candidate) => candidate.code === code);
    if (selection !== null && strike !== undefined) {
      this.selection.value = chooseStrike(this.rules, selection, strike);
    }
  }

  /** Does what is selected. Returns whether there was something to do. */
  confirm(): boolean {
    const code = this.selection.value === null ? -1 : codeOf(this.selection.value);
    return code >= 0 && this.play(code) === '';
  }

  /** One step back. Returns whether there was one. */
  backOut(): boolean {
    this.remark.value = null;
    if (this.inspected.value !== null) {
      this.inspected.value = null;
      return true;
    }
    const selection = this.selection.value;
    if (selection === null) return false;
    this.selection.value = backOut(selection);
    return true;
  }

  /** Plays an action of the player, shown from `start` on. Returns why not, or the empty string. */
  play(code: number, start: Milliseconds = this.parts.frames.now()): string {
    if (this.phase.value !== 'player') return 'it is not the player’s turn';
    const before = this.rules.snapshot();
    const refusal = this.rules.play(code);
    if (refusal !== '') return refusal;
    const decoded = decodeSnapshot(before);
    this.note(decoded, code);
    const step: Step = {
      action: code,
      events: this.rules.events(),
      before,
      after: this.rules.snapshot(),
      start,
      by: 'player',
    };
    const end = this.stage.perform(step);
    this.clearIntentions();
    this.refresh();
    this.goOnAfter(step, end);
    this.hear(step, decoded);
    return '';
  }

  private goOnAfter(step: Step, end: Milliseconds): void {
    if (this.rules.result() !== Result.playing) {
      this.phase.value = 'opponent';
      this.stopWaiting = after(this.parts.frames, end, () => this.finish());
    } else if (this.rules.sideToMove() === this.settings.side) {
      this.think();
    } else {
      this.beginOpponentTurn(step.start, end);
    }
  }

  endTurn(): string {
    return this.play(END_TURN);
  }

  /** Walks every unit that has not acted towards the nearest enemy, one shortly after the other. */
  advanceRest(): void {
    let start = this.parts.frames.now();
    while (this.play(this.rules.advance(), start) === '') start += ADVANCE_STAGGER;
  }

  /** Plays actions of the player one after the other, each once the one before it has been seen. */
  playAll(codes: readonly number[]): void {
    const { unit } = this.parts.stage.pace();
    let start = this.parts.frames.now();
    for (const code of codes) {
      if (this.play(code, start) !== '') return;
      start += (unpackAction(code)?.direction ?? 0) === Direction.none ? unit / 2 : unit;
    }
  }

  /** Gives the battle up. */
  concede(): void {
    if (this.phase.value !== 'player') return;
    this.conceded.value = true;
    this.finish();
    this.parts.keep(this.savedAt());
  }

  undo(): boolean {
    return this.takeBack(this.played.value - 1);
  }

  /** Takes back everything of this turn. */
  reset(): boolean {
    return this.takeBack(this.turnStart.value);
  }

  private takeBack(length: number): boolean {
    if (!this.canUndo.value) return false;
    while (this.rules.length() > length && this.rules.undo());
    this.moves.value = this.moves.value.slice(0, this.rules.length());
    this.stage.stepBack(this.rules.snapshot(), this.parts.frames.now());
    this.clearIntentions();
    this.refresh();
    this.think();
    return true;
  }

  /** Jumps over the opponent's animations. */
  skip(): void {
    if (this.phase.value !== 'banner' && this.phase.value !== 'opponent') return;
    this.stage.skip();
    this.conductor.skip();
  }

  toggleThreats(): void {
    this.allThreats.value = !this.allThreats.value;
  }

  // What the view asks.

  legalActions(): number[] {
    return Array.from(this.rules.legalActions());
  }

  /** The way of the selected unit to `cell`; empty if it cannot go there. */
  pathTo(cell: Cell): readonly Cell[] {
    const selection = this.selection.value;
    return selection === null ? [] : Array.from(this.rules.path(selection.unit.index, cell));
  }

  strikeCells(unit: Unit): readonly Cell[] {
    return Array.from(this.rules.strikeCells(unit.index));
  }

  /** What could strike each of the player's units once `code` were played. */
  exposuresAfter(code: number): Exposures {
    return exposuresAfter(this.rules, this.settings.side, code);
  }

  key(): string {
    return this.rules.key();
  }

  hash(): string {
    return this.rules.hash();
  }

  /** Text form of the present position. */
  text(): string {
    return this.rules.text();
  }

  dispose(): void {
    this.stopWaiting();
    this.analysis?.dispose();
    this.conductor.dispose();
    this.parts.thinker.pause();
    this.rules.delete();
  }

  // Turns.

  /** The banner comes at `from`, the opponent's first unit after it, and not before `end`, that of the player's own. */
  private beginOpponentTurn(from: Milliseconds, end = from): void {
    this.clearIntentions();
    this.phase.value = 'banner';
    this.conductor.begin(Math.max(from + this.parts.stage.pace().banner, end));
  }

  private committed(step: Step): void {
    this.phase.value = 'opponent';
    const before = decodeSnapshot(step.before);
    this.note(before, step.action);
    this.refresh();
    this.hear(step, before);
  }

  private beginPlayerTurn(): void {
    this.turnStart.value = this.rules.length();
    this.phase.value = 'player';
    this.think();
  }

  private finish(): void {
    this.clearIntentions();
    this.phase.value = 'over';
    this.parts.thinker.pause();
  }

  /** The opponent thinks on the player's time, as if the turn ended now. */
  private think(): void {
    const position = pondered(this.rules);
    if (position !== null) this.parts.thinker.think(position);
  }

  private clearIntentions(): void {
    this.selection.value = null;
    this.inspected.value = null;
    this.remark.value = null;
  }

  private note(before: Snapshot, code: number): void {
    this.moves.value = [...this.moves.value, recordMove(before, code, this.rules.events())];
  }

  private hear(step: Step, before: Snapshot): void {
    this.heard.value = { events: decodeEvents(step.events), before };
  }

  /** Publishes the rules' state and saves the battle. */
  private refresh(): void {
    this.truth.value = decodeSnapshot(this.rules.snapshot());
    this.played.value = this.rules.length();
    this.parts.keep(this.savedAt());
  }

  /** The battle after its first `length` actions, as it is kept; from there it can be gone on with. */
  savedAt(length = this.rules.length()): SavedBattle {
    const { round, result } = this.truth.value;
    const whole = length === this.rules.length();
    const conceded = whole && this.conceded.value;
    return {
      settings: whole ? this.settings : { ...this.settings, again: true },
      start: this.start,
      actions: Array.from(this.rules.actions()).slice(0, length),
      round: this.moves.value[length]?.round ?? round,
      over: conceded || (whole && result !== Result.playing),
      ...(conceded ? { conceded } : {}),
      ...(this.hinted ? { hinted: true } : {}),
    };
  }

  /** The opponent's side. */
  /** Who won, a concession counted as a defeat; null for a draw, or while the battle goes on. */
  get winner(): Side | null {
    return this.conceded.value ? this.opponentSide : winnerOf(this.snapshot.value.result);
  }

  /** What it came to for the player; null while the battle goes on. */
  get outcome(): BattleOutcome | null {
    if (this.phase.value !== 'over') return null;
    if (this.winner === null) return 'draw';
    return this.winner === this.settings.side ? 'won' : 'lost';
  }

  get opponentSide() {
    return otherSide(this.settings.side);
  }
}
