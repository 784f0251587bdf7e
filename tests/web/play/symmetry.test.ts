import { describe, expect, it } from 'vitest';
import { MIRROR_TURNS, type PlaceTurn, SQUARE_TURNS } from '../../../web/src/play/losses/symmetry';

/** All places of a board, as a turn puts them. */
function turned(turn: PlaceTurn, columns: number, rows: number): string[] {
  const places = Array.from({ length: columns * rows }, (_, place) => place);
  return places.map((place) =>
    turn(place % columns, Math.floor(place / columns), columns - 1, rows - 1).join(),
  );
}

describe.each([
  ['a square board', SQUARE_TURNS, 5, 5, 8],
  ['a board with a left and a right', MIRROR_TURNS, 9, 10, 2],
] as const)('the symmetries of %s', (_, turns, columns, rows, count) => {
  const ways = turns.map((turn) => turned(turn, columns, rows));

  it('put every place on another one of the board, the first each on itself', () => {
    const [places] = ways;
    expect(places).toEqual(turned((x, y) => [x, y], columns, rows));
    for (const way of ways) expect(way.toSorted()).toEqual(places?.toSorted());
  });

  it('are so many different ones', () => {
    expect(new Set(ways.map((way) => way.join(' '))).size).toBe(count);
  });

  it('keep neighbours side by side', () => {
    for (const turn of turns) {
      const at = (x: number, y: number) => turn(x, y, columns - 1, rows - 1);
      for (const [x, y] of [at(2, 3), at(4, 3), at(3, 2), at(3, 4)]) {
        const [middleX, middleY] = at(3, 3);
        expect(Math.abs(x - middleX) + Math.abs(y - middleY)).toBe(1);
      }
    }
  });
});
