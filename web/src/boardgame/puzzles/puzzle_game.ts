import { signal } from '@preact/signals';
import type { Game } from '../../../../wasm/engine';
import { type Puzzle, positionText } from '../../gomoku/puzzles/puzzle_set';
import type { Solved } from './puzzle_progress';
import type { Solver } from './solver';

/** Where an attempt stands. `unsure`: the engine gave no answer. */
export type PuzzlePhase = 'player' | 'checking' | 'wrong' | 'unsure' | 'solved';

interface PuzzleGameParts {
  /** Rules of the puzzle's own; it frees them. */
  rules: Game;
  solver: Solver;
  onSolved(how: Solved): void;
}

/** Where in the snapshot (`wasm/gomoku.d.ts`) its parts stand. */
const HEADER_LENGTH = 16;
const STONES = 9;
const WINNING_CELLS = 10;

/**
 * One puzzle: the player looks for moves after which the other side loses by force, which answers with the longest
 * resistance. A move that lets the win slip is answered too, and can be taken back. After a quiet move the engine
 * cannot tell that every reply loses; there the move is right if the puzzle knows it or its best reply loses.
 */
export class PuzzleGame {
  readonly phase = signal<PuzzlePhase>('player');
  /** Cells of the stones, in the order in which they were placed. */
  readonly stones = signal<readonly number[]>([]);
  /** Cells of the five. */
  readonly row = signal<readonly number[]>([]);
  /** The cell that a hint points at; -1 for none. */
  readonly hint = signal(-1);
  /** Whether a hint is being looked for. */
  readonly asking = signal(false);
  private how: Solved = 'clean';
  /** Number of the question that an answer must belong to. */
  private question = 0;

  constructor(
    private readonly parts: PuzzleGameParts,
    readonly puzzle: Puzzle,
  ) {
    const refusal = parts.rules.load(positionText(puzzle));
    if (refusal !== '') throw new Error(refusal);
    for (const code of puzzle.actions) {
      const why = parts.rules.play(code);
      if (why !== '') throw new Error(`puzzle ${puzzle.id}: ${why}`);
    }
    this.publish();
  }

  /** The player places a stone. Returns whether it could. */
  choose(cell: number): boolean {
    const { rules } = this.parts;
    if (this.phase.value !== 'player' || rules.play(cell) !== '') return false;
    this.forgetQuestion();
    this.publish();
    if (rules.result() === 0) void this.check();
    else this.finish();
    return true;
  }

  /** Points at a move that wins: at first one that the puzzle knows, later one that the engine finds. */
  async askHint(): Promise<void> {
    if (this.phase.value !== 'player' || this.asking.value) return;
    const question = ++this.question;
    this.how = 'helped';
    if (this.stones.value.length === this.puzzle.actions.length) {
      this.hint.value = this.puzzle.first[0] ?? -1;
      return;
    }
    this.asking.value = true;
    const verdict = await this.parts.solver.judge(this.parts.rules.text());
    if (question !== this.question) return;
    this.asking.value = false;
    this.hint.value = verdict?.action ?? -1;
  }

  /** Goes back to the player's last choice: from a mistake, from a check that gave no answer, or of its own will. */
  takeBack(): void {
    const { rules } = this.parts;
    this.forgetQuestion();
    const start = this.puzzle.actions.length;
    const playersTurn = () => (rules.length() - start) % 2 === 0;
    if (rules.length() > start) rules.undo();
    while (rules.length() > start && !playersTurn()) rules.undo();
    this.phase.value = 'player';
    this.publish();
  }

  /** Whether there was a mistake or a hint. */
  get helped(): boolean {
    return this.how === 'helped';
  }

  get canTakeBack(): boolean {
    return this.phase.value !== 'solved' && this.stones.value.length > this.puzzle.actions.length;
  }

  dispose(): void {
    this.forgetQuestion();
    this.parts.solver.rest();
    this.parts.rules.delete();
  }

  /** Whether the other side, to move, is lost; it answers in any case. */
  private async check(): Promise<void> {
    const { rules, solver } = this.parts;
    const question = ++this.question;
    this.phase.value = 'checking';
    const isKnown = this.hasBegunWell();
    const reply = await solver.judge(rules.text());
    if (question !== this.question) return;
    if (reply === null || rules.play(reply.action) !== '') {
      this.phase.value = 'unsure';
      return;
    }
    let right = isKnown || reply.outcome === 'loses';
    if (!right && reply.outcome === 'open' && rules.result() === 0) {
      const next = await solver.judge(rules.text());
      if (question !== this.question) return;
      right = next?.outcome === 'wins';
    }
    right &&= rules.result() === 0;
    if (!right) this.how = 'helped';
    this.phase.value = right ? 'player' : 'wrong';
    this.publish();
  }

  /** Whether the only stone so far is a first move that is known to win. */
  private hasBegunWell(): boolean {
    const { actions, first } = this.puzzle;
    return this.stones.value.length === actions.length + 1 && first.includes(this.stones.value.at(-1) ?? -1);
  }

  private finish(): void {
    const won = this.row.value.length > 0;
    this.phase.value = won ? 'solved' : 'wrong';
    this.parts.solver.rest();
    if (won) this.parts.onSolved(this.how);
  }

  /** An answer that is still under way belongs to nothing any more. */
  private forgetQuestion(): void {
    this.question++;
    this.asking.value = false;
    this.hint.value = -1;
  }

  private publish(): void {
    const snapshot = this.parts.rules.snapshot();
    const stones = snapshot[STONES] ?? 0;
    const row = HEADER_LENGTH + stones;
    this.stones.value = [...snapshot.subarray(HEADER_LENGTH, row)];
    this.row.value = [...snapshot.subarray(row, row + (snapshot[WINNING_CELLS] ?? 0))];
  }
}
