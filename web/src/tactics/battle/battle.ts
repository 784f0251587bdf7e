import { computed, signal } from '@preact/signals';
import type { TacticsGame } from '../../../../wasm/tactics';
import type { Milliseconds } from '../../conductor/contract';
import type { Begun, SavedGame, Settings } from '../../play/game_types';
import { PlayGame } from '../../play/play_game';
import type { PlaySpec } from '../../play/spec';
import type { Aid } from '../../record/entry';
import type { BattleAnalysis } from '../analysis/battle_analysis';
import type { TacticsStage } from '../board/stage';
import { END_TURN, unpackAction } from '../rules/action_code';
import { type Cell, Direction } from '../rules/cells';
import { freshUnits, hitPointsOf, type Unit } from '../rules/snapshot';
import { isAsItIs } from '../setup/personality';
import type { BattleSetup, Tactics } from '../tactics_types';
import type { BattleParts } from './battle_parts';
import type { BattleTask } from './battle_task';
import { type Exposures, exposuresAfter, exposuresOf } from './exposure';
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

/** Between the first steps of two units that advance together. */
const ADVANCE_STAGGER: Milliseconds = 70;

/** So many times the player's hit points on the opponent's side look like a win. */
const AHEAD = 2;

/** One battle: its turns, and what the player means to do in them. */
export class Battle extends PlayGame<Tactics, TacticsStage> {
  readonly selection = signal<Selection | null>(null);
  /** The unit whose range is shown: an enemy, or one of the player's own that has acted. */
  readonly inspected = signal<Unit | null>(null);
  /** The player is asked whether to end the turn though units have not acted. */
  readonly asksToEnd = signal(false);
  readonly remark = signal<Remark | null>(null);
  /** What weighs its positions; null until its script has come, and where nobody asks, as in a lesson. */
  readonly analysis = signal<BattleAnalysis | null>(null);
  /** What shows its task and its units' traits; null where it has none, and until its script has come. */
  readonly task = signal<BattleTask | null>(null);
  /** The moves that the board has shown in full: what the list tells, so that it gives nothing away. */
  readonly shownMoves = computed(() => {
    const moves = this.moves.value;
    return moves.slice(0, Math.max(0, moves.length - this.stage.unshown.value));
  });
  readonly fresh = computed(() => freshUnits(this.snapshot.value).length);
  /** What could strike each of the player's units as the board stands; reckoned once a position. */
  readonly exposures = computed(() => exposuresOf(this.rules, this.snapshot.value, this.mover));
  /** Whether any of the player's units could be struck. */
  readonly threatened = computed(() =>
    [...this.exposures.value.values()].some(({ strikers }) => strikers.length > 0),
  );
  /** Whether the lines of all threats are shown, not only those to the unit in question. */
  readonly allThreats = signal(false);
  /** The opponent has proven that it wins, or is far ahead of what the board has shown. */
  override readonly opponentSeesWin = computed(() => {
    if (this.analysis.value?.announced.value?.outcome === 'win') return true;
    const shown = this.shown.value;
    return hitPointsOf(shown, this.opponentSide) >= AHEAD * hitPointsOf(shown, this.mover);
  });

  constructor(
    spec: PlaySpec<Tactics>,
    protected override readonly parts: BattleParts,
    settings: Settings<BattleSetup>,
    saved?: Begun,
  ) {
    super(spec, parts, settings, saved);
    this.begin();
  }

  private get rules(): TacticsGame {
    return this.parts.rules;
  }

  override get shown() {
    return this.stage.shown;
  }

  // What the player does.

  /** A tap on a cell: selects, chooses, confirms, or says why not. */
  tapCell(cell: Cell): void {
    this.remark.value = null;
    this.inspected.value = null;
    if (this.past.value !== null) {
      this.lookAt(null);
      return;
    }
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
        if (outcome.why !== undefined) this.remark.value = { cell, why: outcome.why };
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

  /** Ends the turn; while units have not acted the player is asked first. */
  endTurnOrAsk(): void {
    if (this.phase.value !== 'player') return;
    if (this.fresh.value > 0) this.asksToEnd.value = true;
    else this.endTurn();
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
    const { unit } = this.parts.pace();
    let start = this.parts.frames.now();
    for (const code of codes) {
      if (this.play(code, start) !== '') return;
      start += (unpackAction(code)?.direction ?? 0) === Direction.none ? unit / 2 : unit;
    }
  }

  override undo(): boolean {
    return this.goBackTo(this.takenBackTo());
  }

  /** Takes back everything of this turn. */
  reset(): boolean {
    return this.canUndo.value && this.goBackTo(this.turnStart);
  }

  private goBackTo(length: number): boolean {
    if (length >= 0) this.takeBack(length);
    return length >= 0;
  }

  /** What is done in a turn can be taken back until it is ended: nothing has been learned from it. */
  protected override takenBackTo(): number {
    const { length } = this.moves.value;
    return this.phase.value === 'player' && length > this.turnStart ? length - 1 : -1;
  }

  /** Number of actions played before this turn of the player's. */
  private get turnStart(): number {
    return this.moves.value.findLastIndex(({ side }) => side !== this.mover) + 1;
  }

  toggleThreats(): void {
    this.allThreats.value = !this.allThreats.value;
  }

  /** The opponent's last unit is seen out before the player acts. */
  protected override get isPlayers(): boolean {
    return super.isPlayers && this.phase.value === 'player';
  }

  // What the view asks.

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
    return exposuresAfter(this.rules, this.mover, code);
  }

  override get climbs(): boolean {
    return super.climbs && isAsItIs(this.settings) && this.settings.campaign === undefined;
  }

  override get aidOfRecord(): Aid | null {
    if (this.again) return super.aidOfRecord;
    if (this.settings.campaign !== undefined) return 'campaign';
    return isAsItIs(this.settings) ? super.aidOfRecord : 'character';
  }

  /** Where it began is kept with it: another release may draw another map from the same seed. */
  override saved(): SavedGame<BattleSetup> {
    const saved = super.saved();
    return {
      ...saved,
      settings: { ...saved.settings, start: this.start },
      number: this.snapshot.value.round,
    };
  }

  /** What the opponent thinks of is never where the player stands, but where the player's turn would end. */
  protected override tellThinker(): void {}

  protected override clearIntentions(): void {
    super.clearIntentions();
    this.selection.value = null;
    this.inspected.value = null;
    this.remark.value = null;
  }
}
