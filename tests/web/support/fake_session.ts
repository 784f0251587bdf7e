import type { Blur, Session } from '../../../wasm/engine';
import { FakeGame } from './fake_game';

/**
 * A search whose every answer is known: at each root it needs `need` nodes, and its best action is the first legal
 * one until half of them are spent, then the second.
 */
export class FakeSession implements Session {
  /** The opponent that was chosen last: rung, seed, blur, personality. */
  opponent: readonly [number, number, Blur, string] | null = null;
  /** How many lines are to have values of their own. */
  linesShown = 0;
  /** How many lines were asked for last. */
  linesAsked = 0;
  /** Nodes of the turn, 0 for no limit. */
  limit = Number.NaN;
  /** The searches that it was told to run, as bits. */
  ran = 0;
  /** Messages that it will have written when it is asked next. */
  written: Int32Array[] = [];
  /** All that the messages said that were delivered to it. */
  delivered: number[] = [];
  /** Whether it cannot go beyond half of its nodes without a message. */
  awaits = false;
  private readonly game = new FakeGame();
  /** The key that it was told with its root. */
  told = '';
  private spent = 0;
  private turnNodes = 0;

  /** `onAdvance` hears of each slice, to let time pass or to trap. */
  constructor(
    private readonly need: number,
    private readonly onAdvance: (nodes: number) => void = () => {},
  ) {}

  configure(rung: number, seed: number, blur: Blur, personality: string): string {
    if (rung === 13) return 'There is no rung 13.';
    this.opponent = [rung, seed, blur, personality];
    return '';
  }

  showLines(lines: number): void {
    this.linesShown = lines;
  }

  set(text: string, key: string): string {
    if (!text.includes('/')) return 'No "/" in the position.';
    this.game.load(text);
    this.told = key;
    this.turnNodes = 0;
    return '';
  }

  runOnly(searches: number): string {
    this.ran = searches;
    return '';
  }

  takeMessages(): Int32Array[] {
    return this.written.splice(0);
  }

  deliver(message: Int32Array): string {
    this.delivered.push(...message);
    return message.length === 0 ? 'An empty message.' : '';
  }

  /** Half of its nodes it needs nobody for. */
  waits(): boolean {
    return this.awaits && this.delivered.length === 0 && this.spent * 2 >= this.need;
  }

  play(code: number): string {
    return this.game.play(code);
  }

  begin(nodes: number): void {
    this.limit = nodes;
    this.spent = 0;
  }

  advance(nodes: number): boolean {
    this.onAdvance(nodes);
    const used = Math.min(nodes, this.need - this.spent);
    this.spent += used;
    this.turnNodes += used;
    return this.spent < this.need;
  }

  best(): number {
    const legal = this.game.legalActions();
    return (this.spent * 2 < this.need ? legal[0] : legal[1]) ?? -1;
  }

  info(): Float64Array {
    return Float64Array.of(this.turnNodes, this.spent, 7, 1, 4);
  }

  /** The best action alone, and none before anything was thought. */
  multiPv(most: number): Int32Array {
    this.linesAsked = most;
    return this.spent === 0 || most === 0 ? new Int32Array() : Int32Array.of(0, 0, 1, this.best());
  }

  stop(): number {
    return this.best();
  }

  abort(): void {}

  key(): string {
    return this.game.key();
  }

  delete(): void {}
}
