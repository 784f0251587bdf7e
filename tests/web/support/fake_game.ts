import type { Game } from '../../../wasm/engine';
import type { Position } from '../../../web/src/conductor/position';

/** Ends the turn; the last of the legal actions, as in tactics. */
export const END_TURN = 0;

/** Actions of a turn before it ends by itself. */
const ACTIONS = 3;

/** A position whose text is its key. */
export function position(key: string): Position {
  return { key, text: key };
}

/**
 * The smallest game with turns of several actions: 1, 2 and 3 are legal, each once a turn, and `END_TURN` always.
 * The game is drawn after `lastTurn` turns. Text and key of a position: `turn/actions played in it`.
 */
export class FakeGame implements Game {
  private turn = 0;
  private played: number[] = [];
  private last = new Int32Array();

  constructor(private readonly lastTurn = 1000) {}

  start(): string {
    return this.load('0/');
  }

  load(text: string): string {
    const [turn, played] = text.split('/');
    this.turn = Number(turn);
    this.played = played ? played.split(',').map(Number) : [];
    return '';
  }

  text(): string {
    return this.key();
  }

  hash(): string {
    return this.key();
  }

  key(): string {
    return `${this.turn}/${this.played.join(',')}`;
  }

  snapshot(): Int32Array {
    return Int32Array.of(this.turn, ...this.played);
  }

  legalActions(): Int32Array {
    return Int32Array.from([1, 2, 3].filter((action) => !this.played.includes(action)).concat(END_TURN));
  }

  play(code: number): string {
    if (!this.legalActions().includes(code)) return `${code} is not legal.`;
    this.last = Int32Array.of(code);
    this.played.push(code);
    if (code === END_TURN || this.played.length === ACTIONS) {
      this.turn++;
      this.played = [];
    }
    return '';
  }

  events(): Int32Array {
    return this.last;
  }

  preview(code: number): Int32Array {
    return Int32Array.of(code);
  }

  undo(): boolean {
    return this.played.pop() !== undefined;
  }

  length(): number {
    return this.played.length;
  }

  actions(): Int32Array {
    return Int32Array.from(this.played);
  }

  resultWeight(): number {
    return 100;
  }
  result(): number {
    return this.turn < this.lastTurn ? 0 : 3;
  }

  sideToMove(): number {
    return this.turn % 2;
  }

  actionText(code: number): string {
    return String(code);
  }

  parseAction(text: string): number {
    return Number(text);
  }

  /** This turn ended now. */
  ponderText(): string {
    return this.ponderKey();
  }

  ponderKey(): string {
    return `${this.turn + 1}/`;
  }

  delete(): void {}
}
