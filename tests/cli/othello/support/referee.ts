/** The rules of Othello in the plainest words, so that they cannot share a mistake with the engine's. */

export type Colour = 'black' | 'white';

const DIRECTIONS = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

export const other = (colour: Colour): Colour => (colour === 'black' ? 'white' : 'black');

/** Whoever watches a game, and lets nobody cheat. Cells are named as in "F5". */
export class Referee {
  readonly #discs = new Map<string, Colour>([
    ['D4', 'white'],
    ['E4', 'black'],
    ['D5', 'black'],
    ['E5', 'white'],
  ]);
  /** Each move with its colour, passes as "PA". */
  readonly moves: { colour: Colour; move: string }[] = [];
  toMove: Colour = 'black';

  /** Whether nobody can move. */
  get isOver(): boolean {
    return this.legal('black').length === 0 && this.legal('white').length === 0;
  }

  /** Plays a move of the side to move. Throws where it is none. */
  play(move: string): void {
    const legal = this.legal(this.toMove);
    if (legal.length === 0 ? move !== 'PA' : !legal.includes(move))
      throw new Error(`${this.toMove} may not play ${move}: ${legal.join(' ') || 'PA'}`);
    if (move !== 'PA')
      for (const cell of [move, ...this.#flips(move, this.toMove)]) this.#discs.set(cell, this.toMove);
    this.moves.push({ colour: this.toMove, move });
    this.toMove = other(this.toMove);
  }

  legal(colour: Colour): string[] {
    const cells = [...'ABCDEFGH'].flatMap((column) => [...'12345678'].map((row) => column + row));
    return cells.filter((cell) => !this.#discs.has(cell) && this.#flips(cell, colour).length > 0);
  }

  /** Discs of black less those of white. */
  get difference(): number {
    const colours = [...this.#discs.values()];
    return colours.reduce((sum, colour) => sum + (colour === 'black' ? 1 : -1), 0);
  }

  /** The game as viewers tell it. */
  get ggf(): string {
    const moves = this.moves.map(({ colour, move }) => `${colour === 'black' ? 'B' : 'W'}[${move}]`).join('');
    const board = `${'-'.repeat(27)}O*------*O${'-'.repeat(27)}`;
    return `(;GM[Othello]PC[test]PB[a]PW[b]RE[?]TI[15:00]TY[8]BO[8 ${board} *]${moves};)`;
  }

  #flips(cell: string, colour: Colour): string[] {
    return DIRECTIONS.flatMap(([dx, dy]) => {
      const passed: string[] = [];
      for (let at = step(cell, dx, dy); ; at = step(at, dx, dy)) {
        const disc = this.#discs.get(at);
        if (disc === undefined) return [];
        if (disc === colour) return passed;
        passed.push(at);
      }
    });
  }
}

/** The next cell in a direction; beside the board one that nobody is ever on. */
function step(cell: string, dx: number, dy: number): string {
  return String.fromCharCode(cell.charCodeAt(0) + dx) + (Number(cell.slice(1)) + dy);
}
