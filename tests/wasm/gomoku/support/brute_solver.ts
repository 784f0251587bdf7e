import type { Solver, Verdict } from '../../../../web/src/boardgame/puzzles/solver';
import { Board, type Means, opponentOf, type Stone, shortestWin, winningMoves } from './forced_wins';

/** Stands in for the engine with `forced_wins`: judges positions in which `attacker` may win within so many plies. */
export class BruteSolver implements Solver {
  readonly asked: string[] = [];

  constructor(
    private readonly attacker: Stone,
    private readonly most: number,
    private readonly means: Means,
  ) {}

  judge(text: string): Promise<Verdict | null> {
    this.asked.push(text);
    const { board, mover } = readPosition(text);
    return Promise.resolve(mover === this.attacker ? this.attack(board) : this.defend(board));
  }

  rest(): void {}

  private attack(board: Board): Verdict {
    const plies = shortestWin(board, this.attacker, this.most, this.means);
    if (plies === null) return { outcome: 'open', action: board.cellOf(board.empties()[0]!) };
    const [point = -1] = winningMoves(board, this.attacker, plies, this.means);
    return { outcome: 'wins', action: board.cellOf(point) };
  }

  /** The reply after which the attacker needs longest; one that escapes if there is one. */
  private defend(board: Board): Verdict {
    const defender = opponentOf(this.attacker);
    const fives = board.fives(this.attacker);
    let longest = { point: -1, plies: 0 };
    for (const point of fives.length > 0 ? fives : board.empties()) {
      board.put(point, defender);
      const plies = shortestWin(board, this.attacker, this.most, this.means);
      board.put(point, null);
      if (plies === null) return { outcome: 'open', action: board.cellOf(point) };
      if (plies > longest.plies) longest = { point, plies };
    }
    return { outcome: 'loses', action: board.cellOf(longest.point) };
  }
}

/** Board and side to move of a position's text form. */
function readPosition(text: string): { board: Board; mover: Stone } {
  const [, sizeText = '', moves = ''] = /board (\d+) .*\nmoves(.*)\n/.exec(text) ?? [];
  const size = Number(sizeText);
  const cells = moves
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      return 20 * (size - Number(name.slice(1))) + (name.charCodeAt(0) - 0x61);
    });
  return { board: Board.after(size, cells), mover: cells.length % 2 === 0 ? 'black' : 'white' };
}
