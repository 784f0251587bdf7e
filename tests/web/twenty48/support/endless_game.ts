import { FakeTwenty48 } from './fake_module';

/** Rules under which a game never ends: a tile goes from edge to edge, and every slide is worth four points. */
export class EndlessTwenty48 extends FakeTwenty48 {
  private slides: number[] = [];
  /** Slides before those that are known. */
  private first = 0;

  override start(): string {
    this.slides = [];
    return '';
  }

  override load(text: string): string {
    const moves = /moves (\d+)/.exec(text)?.[1];
    if (moves === undefined) return 'no moves';
    this.first = Number(moves);
    return this.start();
  }

  override text(): string {
    const { length } = this.slides;
    const cells = Array.from({ length: 16 }, (_, cell) => (cell === length % 4 ? '2' : '.')).join(' ');
    return `twenty48 1\nchance seed 7 moves ${this.first + length} score ${4 * length} slide\n${cells}\nend`;
  }

  override snapshot(): Int32Array {
    const { length } = this.slides;
    const ranks = Array.from({ length: 16 }, (_, cell) => Number(cell === length % 4));
    return Int32Array.from([
      1,
      0,
      0,
      0,
      4 * length,
      this.first + length,
      0,
      1,
      15,
      ...Array(7).fill(0),
      ...ranks,
    ]);
  }

  override legalActions(): Int32Array {
    return Int32Array.of(0, 1, 2, 3);
  }

  override play(code: number): string {
    this.slides.push(code);
    return '';
  }

  override undo(): boolean {
    return this.slides.pop() !== undefined;
  }

  override result(): number {
    return 0;
  }
}
