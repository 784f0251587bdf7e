import type { Game } from '../../../wasm/engine';
import type { Frames, Milliseconds } from '../conductor/contract';
import type { SmallBoard, SmallBoards, SmallTable } from '../shell/session/small_boards';
import type { Task } from './contest';
import type { LiveGame } from './live_game';

/** Whoever looks has seen the end of a game after so long. */
const END_MS: Milliseconds = 1200;
/** So many actions behind, a board still shows every one; further behind it leaves some out. */
const PATIENCE = 3;
/** Part of what it lags behind that a board makes up for at once. */
const CATCH_UP = 6;

interface ShowParts {
  boards: SmallBoards;
  frames: Frames;
  canvas: HTMLCanvasElement;
  /** The game that is played at the slot, or the last one. */
  live(): LiveGame | null;
  /** Text of the position that a game begins with. */
  startOf(task: Task): string;
  /** Another game is shown. */
  onGame(task: Task): void;
}

/**
 * Shows the games of one slot on a canvas, at a pace that can be watched: a game that is played faster is shown with
 * actions left out, and then the one that is being played by that time.
 */
export class BoardShow {
  private readonly rules: Game;
  private game: LiveGame | null = null;
  private start = '';
  private shown = 0;
  private table: SmallTable | null = null;
  private board: SmallBoard | null = null;
  private fitting: Parameters<SmallBoard['fit']> | null = null;
  /** What is shown is done. */
  private restsFrom: Milliseconds = 0;

  constructor(private readonly parts: ShowParts) {
    this.rules = parts.boards.rules();
  }

  /** Shows what there is to show next. */
  tick(): void {
    const now = this.parts.frames.now();
    const live = this.parts.live();
    if (live === null) return;
    if (this.game === null || (live !== this.game && this.isSeen(now))) this.take(live);
    else if (now >= this.restsFrom || this.backlog > PATIENCE) this.goOn(now);
  }

  fit(...fitting: Parameters<SmallBoard['fit']>): void {
    this.fitting = fitting;
    this.board?.fit(...fitting);
  }

  dispose(): void {
    this.board?.dispose();
    this.rules.delete();
  }

  private get backlog(): number {
    return this.game === null ? 0 : this.game.actions.length - this.shown;
  }

  private isSeen(now: Milliseconds): boolean {
    // A game whose worker failed never ends.
    const isOver = this.game?.over === true || this.parts.live() !== this.game;
    return isOver && this.backlog === 0 && now >= this.restsFrom + END_MS;
  }

  private take(game: LiveGame): void {
    const { boards, startOf, canvas, frames, onGame } = this.parts;
    const start = startOf(game.task);
    if (this.rules.load(start) !== '') return;
    this.game = game;
    this.start = start;
    this.shown = 0;
    this.board?.dispose();
    this.table = boards.table(this.rules.snapshot(), this.start);
    this.board = this.table.open(canvas, frames);
    if (this.fitting !== null) this.board.fit(...this.fitting);
    onGame(game.task);
  }

  /** One action; more where it lags behind, of which only the last is seen. */
  private goOn(now: Milliseconds): void {
    const { backlog, table, game } = this;
    if (backlog === 0 || table === null || game === null) return;
    const steps = backlog <= PATIENCE ? 1 : Math.ceil(backlog / CATCH_UP);
    for (let step = 1; step < steps; step++) this.play();
    if (steps > 1) table.stage.stepBack(this.rules.snapshot(), now);
    const before = this.rules.snapshot();
    const action = this.play();
    const after = this.rules.snapshot();
    this.restsFrom = table.stage.perform({
      action,
      events: this.rules.events(),
      before,
      after,
      start: now,
      by: 'opponent',
    });
  }

  private play(): number {
    const action = this.game?.actions[this.shown++] ?? -1;
    this.rules.play(action);
    return action;
  }
}
