import { computed, signal } from '@preact/signals';
import { type Cell, NO_CELL, type Shape } from '../board/shape';
import type { GameParts } from '../play/game_parts';
import type { Action, Begun, Settings } from '../play/game_types';
import { PlayGame } from '../play/play_game';
import { actionTo } from './action_to';
import type { BoardTypes } from './board_types';
import type { Spec } from './spec';
import { Weighing } from './thinking/weighing';
import type { Timeline } from './timeline';

/** Why nothing was played: at a cell, since it is not the player's turn, or since the rules say no. */
export interface Remark {
  cell: Cell;
  /** The piece that was to move there. */
  from: Cell;
  why: 'turn' | 'rules';
}

/** A game on a board: its turns, and what the player points at, means to play, and looks back at. */
export class BoardGame<Types extends BoardTypes = BoardTypes> extends PlayGame<Types, Timeline<Types>> {
  readonly remark = signal<Remark | null>(null);
  /** An action of the player's that waits to be confirmed. */
  readonly aim = signal<Action | null>(null);
  /** The player's piece that is to move, `NO_CELL` while none is chosen. */
  readonly chosen = signal<Cell>(NO_CELL);
  /** What the player could play on the board that is shown. */
  private readonly legal = computed(() => {
    this.snapshot.value;
    return this.legalActions();
  });

  /** What the opponent has in mind. */
  readonly weighing: Weighing;

  constructor(
    override readonly spec: Spec<Types>,
    parts: GameParts<Timeline<Types>>,
    settings: Settings<Types['setup']>,
    saved?: Begun,
  ) {
    super(spec, parts, settings, saved);
    this.weighing = new Weighing(parts.thinker, () => (this.isOpponents ? this.key() : null));
    this.begin();
  }

  /** The board as whoever sits before it sees it. */
  get shape(): Shape {
    return this.spec.shape(this.settings, this.seat.value);
  }

  /** The player points at a cell: to choose a piece, to play there, or to be told why not. */
  tap(cell: Cell): void {
    this.tell();
    const action = this.actionTo(cell);
    if (action !== null) this.play(action);
    else if (!this.choose(cell)) this.refuse(cell);
  }

  /** Shows the action on a cell that the player is about to play; where there is none, none waits. */
  aimAt(cell: Cell): void {
    this.aim.value = this.actionTo(cell);
  }

  /** Plays the action that waits. */
  confirmAim(): boolean {
    const action = this.aim.value;
    return action !== null && this.play(action) === '';
  }

  /** The player's action that ends on a cell: of the chosen piece, where pieces move; null where there is none. */
  actionTo(cell: Cell): Action | null {
    return this.isPlayers ? actionTo(this.spec, this.legal.value, this.chosen.value, cell) : null;
  }

  /** The player could choose the piece on a cell. */
  canChoose(cell: Cell): boolean {
    return this.isPlayers && this.spec.input === 'move' && this.begins(cell);
  }

  /** Where the player could play: anywhere, or, where pieces move, with the chosen one. */
  targets(): Cell[] {
    if (!this.isPlayers) return [];
    const ways = this.legal.value.map((action) => this.spec.cellsOf(action));
    const ends = this.spec.input === 'place' ? ways : ways.filter(({ from }) => from === this.chosen.value);
    return ends.map(({ to }) => to).filter((cell) => cell !== NO_CELL);
  }

  private begins(cell: Cell): boolean {
    return cell !== NO_CELL && this.legal.value.some((action) => this.spec.cellsOf(action).from === cell);
  }

  /** Takes the piece on a cell up, to be dragged. */
  take(cell: Cell): void {
    if (cell !== this.chosen.value) this.choose(cell);
  }

  /** Lets the piece that was taken up go over a cell: it moves there, or nothing has happened. */
  drop(cell: Cell): void {
    if (cell === this.chosen.value) return;
    const action = this.actionTo(cell);
    if (action !== null) this.play(action);
    else if (cell === NO_CELL) this.chosen.value = NO_CELL;
    else this.refuse(cell);
  }

  /** Chooses the piece on a cell, or no longer the one that is chosen. Returns whether there was one to. */
  private choose(cell: Cell): boolean {
    const again = cell !== NO_CELL && cell === this.chosen.value;
    if (!again && !this.canChoose(cell)) return false;
    this.clearIntentions();
    this.chosen.value = again ? NO_CELL : cell;
    return true;
  }

  private refuse(cell: Cell): void {
    if (this.phase.value === 'over') return;
    this.remark.value = { cell, from: this.chosen.value, why: this.isPlayers ? 'rules' : 'turn' };
    this.chosen.value = NO_CELL;
  }

  /** One step back out of what is open. Returns whether there was one. */
  backOut(): boolean {
    const { past, aim, remark, chosen } = this;
    const open =
      past.value !== null || aim.value !== null || remark.value !== null || chosen.value !== NO_CELL;
    this.clearIntentions();
    return open;
  }

  protected override clearIntentions(): void {
    this.remark.value = null;
    this.aim.value = null;
    this.chosen.value = NO_CELL;
    super.clearIntentions();
    this.weighing.read();
  }

  override dispose(): void {
    this.weighing.dispose();
    super.dispose();
  }
}
