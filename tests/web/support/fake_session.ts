import type { Session } from '../../../wasm/engine';
import { FakeGame } from './fake_game';

/**
 * A search whose every answer is known: at each root it needs `need` nodes, and its best action is the first legal
 * one until half of them are spent, then the second.
 */
export class FakeSession implements Session {
  readonly calls: string[] = [];
  /** How many lines were asked for last. */
  linesAsked = 0;
  private readonly game = new FakeGame();
  private spent = 0;
  private turnNodes = 0;

  /** `onAdvance` hears of each portion, to let time pass or to trap. */
  constructor(
    private readonly need: number,
    private readonly onAdvance: (nodes: number) => void = () => {},
  ) {}

  configure(rung: number, seed: number, blur: boolean): string {
    this.calls.push(`configure ${rung} ${seed} ${blur}`);
    return rung === 13 ? 'There is no rung 13.' : '';
  }

  showLines(lines: number): void {
    this.calls.push(`showLines ${lines}`);
  }

  set(text: string): string {
    this.calls.push(`set ${text}`);
    if (!text.includes('/')) return 'No "/" in the position.';
    this.game.load(text);
    this.turnNodes = 0;
    return '';
  }

  play(code: number): string {
    this.calls.push(`play ${code}`);
    return this.game.play(code);
  }

  begin(nodes: number): void {
    this.calls.push(`begin ${nodes}`);
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
  considered(most: number): Int32Array {
    this.linesAsked = most;
    return this.spent === 0 || most === 0 ? new Int32Array() : Int32Array.of(0, 0, 1, this.best());
  }

  stop(): number {
    this.calls.push('stop');
    return this.best();
  }

  abort(): void {
    this.calls.push('abort');
  }

  hash(): string {
    return this.game.hash();
  }

  delete(): void {}
}
