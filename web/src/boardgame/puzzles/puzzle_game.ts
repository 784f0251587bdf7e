import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game } from '../../../../wasm/engine';
import { NO_CELL } from '../../board/shape';
import type { Frames, Milliseconds } from '../../conductor/contract';
import type { Action, GameSnapshot, Side } from '../../play/game_types';
import type { Spec } from '../spec';
import type { Timeline } from '../timeline';
import type { Solved } from './puzzle_progress';
import type { Puzzle, PuzzleGoal } from './puzzles_spec';
import type { Solver, Verdict } from './solver';

/** Where an attempt stands. `unsure`: the engine gave no answer. */
export type PuzzlePhase = 'player' | 'checking' | 'wrong' | 'unsure' | 'solved';

export interface PuzzleGameParts {
  spec: Pick<Spec, 'setup' | 'decodeSnapshot' | 'cellsOf'>;
  /** What the puzzle asks for where that is not to win by force. */
  goal?: PuzzleGoal | undefined;
  /** Rules of the puzzle's own; it frees them. */
  rules: Game;
  /** Opens the board's timeline at a snapshot. */
  openStage(snapshot: Int32Array): Timeline;
  frames: Pick<Frames, 'now'>;
  solver: Solver;
  onSolved(how: Solved): void;
  /** Hears of each hint, and of each move that lets it slip. */
  onHelp?(help: 'hint' | 'wrong'): void;
}

/**
 * One puzzle: the player looks for moves after which the other side loses by force, or after which the puzzle's goal can
 * still be reached, and the other side answers with the best resistance. A move that lets it slip is answered too, and can
 * be taken back. After a quiet move the engine cannot tell that every reply loses; there the move is right if the puzzle
 * knows it or its best reply loses.
 */
export class PuzzleGame {
  readonly phase = signal<PuzzlePhase>('player');
  readonly snapshot: ReadonlySignal<GameSnapshot>;
  /** The moves so far, those of the position that is asked included. */
  readonly moves = signal<readonly Action[]>([]);
  /** The action that a hint points at; null for none. */
  readonly hint = signal<Action | null>(null);
  /** What the last move leaves the player where it was wrong, in the game's unit; null where that is not known. */
  readonly left = signal<number | null>(null);
  /** Whether a hint is being looked for. */
  readonly asking = signal(false);
  readonly stage: Timeline;
  /** What was on the board before each action since the position that is asked. */
  readonly befores: GameSnapshot[] = [];
  /** The side that is to win: the player's. */
  readonly side: Side;
  private readonly truth: Signal<GameSnapshot>;
  private how: Solved = 'clean';
  /** Number of the question that an answer must belong to. */
  private question = 0;
  /** When the board will be at rest. */
  private atRest: Milliseconds = 0;

  constructor(
    private readonly parts: PuzzleGameParts,
    readonly puzzle: Puzzle,
  ) {
    const { rules, spec } = parts;
    const refusal = rules.load(spec.setup.startText(puzzle));
    if (refusal !== '') throw new Error(refusal);
    for (const action of puzzle.actions) {
      const why = rules.play(action);
      if (why !== '') throw new Error(`puzzle ${puzzle.id}: ${why}`);
    }
    this.truth = signal(spec.decodeSnapshot(rules.snapshot()));
    this.snapshot = this.truth;
    this.side = this.truth.value.sideToMove;
    this.stage = parts.openStage(rules.snapshot());
    this.moves.value = puzzle.actions;
  }

  /** The player acts. Returns whether it could. */
  choose(action: Action): boolean {
    if (this.phase.value !== 'player' || !this.perform(action, 'player')) return false;
    this.forgetQuestion();
    if (this.parts.rules.result() === 0) void this.check();
    else this.finish();
    return true;
  }

  legalActions(): Action[] {
    return this.phase.value === 'player' ? Array.from(this.parts.rules.legalActions()) : [];
  }

  /** Points at a move that wins: at first one that the puzzle knows, later one that the engine finds. */
  async askHint(): Promise<void> {
    if (this.phase.value !== 'player' || this.asking.value) return;
    const question = ++this.question;
    this.how = 'helped';
    if (this.hint.value === null) this.parts.onHelp?.('hint');
    if (this.played.length === 0) {
      this.hint.value = this.puzzle.first[0] ?? null;
      return;
    }
    this.asking.value = true;
    const verdict = await this.parts.solver.judge(this.parts.rules.text());
    if (question !== this.question) return;
    this.asking.value = false;
    this.hint.value = verdict?.action ?? null;
  }

  /** Goes back to the player's last choice: from a mistake, from a check that gave no answer, or of its own will. */
  takeBack(): void {
    this.goBack(() => this.parts.rules.sideToMove() === this.side);
  }

  /** Everything from the beginning. */
  startOver(): void {
    this.how = 'clean';
    this.goBack(() => false);
  }

  /** Whether there was a mistake or a hint. */
  get helped(): boolean {
    return this.how === 'helped';
  }

  get canTakeBack(): boolean {
    return this.phase.value !== 'solved' && this.played.length > 0;
  }

  /** What was played since the position that is asked. */
  get played(): readonly Action[] {
    return this.moves.value.slice(this.puzzle.actions.length);
  }

  dispose(): void {
    this.forgetQuestion();
    this.parts.solver.rest();
    this.parts.rules.delete();
  }

  /** Takes back one action at least, until it has come `there` or to the beginning. */
  private goBack(there: () => boolean): void {
    const { rules, frames } = this.parts;
    this.forgetQuestion();
    const start = this.puzzle.actions.length;
    if (rules.length() > start) rules.undo();
    while (rules.length() > start && !there()) rules.undo();
    this.befores.length = rules.length() - start;
    this.phase.value = 'player';
    this.stage.stepBack(rules.snapshot(), frames.now());
    this.publish();
  }

  /** Plays an action in the rules and puts it on the board. Returns whether it was legal. */
  private perform(action: Action, by: 'player' | 'opponent'): boolean {
    const { rules, frames } = this.parts;
    const before = rules.snapshot();
    if (rules.play(action) !== '') return false;
    const start = by === 'player' ? frames.now() : Math.max(frames.now(), this.atRest);
    this.atRest = this.stage.perform({
      action,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start,
      by,
    });
    this.befores.push(this.truth.value);
    this.publish();
    return true;
  }

  /** Whether the other side, to move, is lost; it answers in any case. */
  private async check(): Promise<void> {
    const { rules, solver } = this.parts;
    const question = ++this.question;
    this.phase.value = 'checking';
    const [first, ...more] = this.played;
    const isKnown = more.length === 0 && first !== undefined && this.puzzle.first.includes(first);
    const reply = await solver.judge(rules.text());
    if (question !== this.question) return;
    const score = reply?.score;
    const plies = this.played.length;
    const isJudged = this.parts.goal === undefined || isKnown || score !== undefined;
    if (reply === null || !isJudged || !this.perform(reply.action, 'opponent')) {
      this.phase.value = 'unsure';
      return;
    }
    const right = isKnown || (await this.isRight(reply, plies));
    if (question !== this.question) return;
    this.left.value = score === undefined ? null : -score;
    if (right) this.goOn();
    else this.fail();
  }

  /** Whether the other side's answer, after so many plies, leaves the player what is asked for. */
  private async isRight({ outcome, score }: Verdict, plies: number): Promise<boolean> {
    const { rules, solver, goal } = this.parts;
    if (goal !== undefined) return score !== undefined && goal.isKept(this.puzzle, -score, plies);
    if (outcome !== 'open' || rules.result() !== 0) return outcome === 'loses';
    const next = await solver.judge(rules.text());
    return next?.outcome === 'wins';
  }

  /** The player's turn again; what is no choice is played for it. */
  private goOn(): void {
    const { rules, spec } = this.parts;
    if (rules.result() !== 0) {
      this.finish();
      return;
    }
    this.phase.value = 'player';
    const [only, ...others] = rules.legalActions();
    const isPlaceless = only !== undefined && others.length === 0 && spec.cellsOf(only).to === NO_CELL;
    if (isPlaceless && rules.sideToMove() === this.side) this.choose(only);
  }

  private fail(): void {
    this.parts.onHelp?.('wrong');
    this.how = 'helped';
    this.phase.value = 'wrong';
  }

  private finish(): void {
    const { rules, goal, solver } = this.parts;
    const won = goal?.isReached(this.puzzle, this.truth.value) ?? rules.result() === this.side + 1;
    solver.rest();
    if (!won) {
      this.left.value = null;
      this.fail();
      return;
    }
    this.phase.value = 'solved';
    this.parts.onSolved(this.how);
  }

  /** An answer that is still under way belongs to nothing any more. */
  private forgetQuestion(): void {
    this.question++;
    this.asking.value = false;
    this.hint.value = null;
  }

  private publish(): void {
    const { rules, spec } = this.parts;
    this.moves.value = Array.from(rules.actions());
    this.truth.value = spec.decodeSnapshot(rules.snapshot());
  }
}
