import { describe, expect, it } from 'vitest';
import { NO_CELL } from '../../../web/src/board/shape';
import { namedCell } from '../../../web/src/xiangqi/cells';
import { decodeEvents } from '../../../web/src/xiangqi/events';
import { writeChinese } from '../../../web/src/xiangqi/notation/chinese';
import { writeLine } from '../../../web/src/xiangqi/notation/notation';
import { spelledOut } from '../../../web/src/xiangqi/notation/spelled';
import { writeWxf } from '../../../web/src/xiangqi/notation/wxf';
import { SHOWCASE } from '../../../web/src/xiangqi/showcase';
import { decodeSnapshot, lostBy } from '../../../web/src/xiangqi/snapshot';
import { XIANGQI } from '../../../web/src/xiangqi/spec';
import { obstacleOf } from '../../../web/src/xiangqi/why/obstacle';
import { loadReasons } from '../../../web/src/xiangqi/why/why_not';
import { code, rulesAfter, snapshotAfter } from './support/module';

const at = namedCell;

describe('a snapshot', () => {
  it('tells pieces, moves and what was taken', () => {
    const snapshot = snapshotAfter('h2h9i9h9');
    expect(snapshot.pieces).toHaveLength(30);
    expect(snapshot.board[at('h9')]).toEqual({ side: 1, kind: 'chariot' });
    expect(snapshot.last).toEqual({ from: at('i9'), to: at('h9') });
    expect(snapshot.legal).toContain(code('b2b9'));
    expect(lostBy(snapshot, 0)).toEqual([{ side: 0, kind: 'cannon' }]);
    expect(lostBy(snapshot, 1)).toEqual([{ side: 1, kind: 'horse' }]);
  });

  it('that is too short or of another version is refused', () => {
    const data = SHOWCASE.snapshot(3);
    expect(() => decodeSnapshot(data.subarray(0, data.length - 1))).toThrow(RangeError);
    expect(() => decodeSnapshot(Int32Array.from([2, ...data.subarray(1)]))).toThrow(/layout 2/);
  });

  it('warns where a position has come twice', () => {
    const there = 'h0g2h9g7g2h0g7h9';
    expect(snapshotAfter(there).threat?.rule).toBe('repetition');
    expect(XIANGQI.words.prompt(snapshotAfter(there)).body).toContain('A position came three times: draw.');
    expect(snapshotAfter('h0g2').threat).toBeNull();
  });
});

describe('events', () => {
  it('are read as the contract lays them out', () => {
    expect(decodeEvents(Int32Array.of(1, 5, 25, 88, 5, 10, 0))).toEqual([
      {
        kind: 'move',
        from: at('h2'),
        to: at('h9'),
        man: { side: 0, kind: 'cannon' },
        takes: { side: 1, kind: 'horse' },
        checks: false,
      },
    ]);
    expect(() => decodeEvents(Int32Array.of(9, 0))).toThrow(/kind 9/);
  });
});

it('the game of the home screen is one, and ends in mate', () => {
  for (let length = 0; length <= SHOWCASE.length; length++) {
    const shown = decodeSnapshot(SHOWCASE.snapshot(length));
    const moves = XIANGQI.files.writeMoves(shown.played, XIANGQI.setup.usual);
    const { board, result, checked, taken } = snapshotAfter(moves);
    expect({ ...shown }).toMatchObject({ board, result, checked, taken });
  }
  expect(decodeSnapshot(SHOWCASE.snapshot(SHOWCASE.length)).verdict.rule).toBe('checkmate');
});

describe('why a piece cannot go to a point', () => {
  const why = (moves: string, move: string) => {
    const { board, checked } = snapshotAfter(moves);
    return obstacleOf(board, at(move.slice(0, 2)), at(move.slice(2)), checked >= 0);
  };

  it.each([
    ['', 'b0d1', 'leg'],
    ['', 'c0e2', null],
    ['', 'c0c1', 'way'],
    ['', 'h2h8', 'blocked'],
    ['', 'h2g2', null],
    ['', 'a0b1', 'way'],
    ['', 'a3a2', 'back'],
    ['', 'a3b3', 'aside'],
    ['', 'd0c1', 'palace'],
    ['', 'a0a3', 'ownPiece'],
    ['', 'h2i4', 'way'],
  ])('after %j: %s is hindered by %s', (moves, move, obstacle) => {
    expect(why(moves, move)).toBe(obstacle);
  });

  it('agrees with the rules about every move of a few positions', () => {
    for (const moves of ['', 'h2e2h9g7', 'h2e2h7e7e2e6', 'h0i2a6a5b2b4b9a7b4g4d9e8']) {
      const { board, pieces, sideToMove, legal, checked } = snapshotAfter(moves);
      const free = pieces
        .filter(({ side }) => side === sideToMove)
        .flatMap(({ cell }) =>
          board.flatMap((_, to) =>
            to !== cell && obstacleOf(board, cell, to, checked >= 0) === null ? [[cell, to]] : [],
          ),
        );
      expect(free).toHaveLength(legal.length);
    }
  });

  it('is said in words, once they have come', async () => {
    const said = () => XIANGQI.words.whyNot(snapshotAfter(''), at('d1'), at('b0'));
    expect(said()).toBe('You cannot play that');
    await loadReasons();
    expect(said()).toBe('The horse’s leg is tied');
    const here = (cell: string) => XIANGQI.words.whyNot(snapshotAfter(''), at(cell), NO_CELL);
    expect([here('e4'), here('e9')]).toEqual(['Choose a piece first', 'Not your piece']);
  });
});

describe('notation', () => {
  it.each([
    ['', 'h2e2', 'C2=5', '炮二平五'],
    ['h2e2', 'h9g7', 'H8+7', '馬8進7'],
    ['', 'g0e2', 'E3+5', '相三進五'],
    ['', 'a0a2', 'R9+2', '車九進二'],
  ])('after %j writes %s as %s and %s', (moves, move, wxf, chinese) => {
    const spelled = spelledOut(snapshotAfter(moves).board, code(move));
    expect(spelled && writeWxf(spelled)).toBe(wxf);
    expect(spelled && writeChinese(spelled, 'traditional')).toBe(chinese);
  });

  it('writes each move of a line on the board that it is played on', () => {
    const line = ['h2e2', 'h9g7', 'e2e6', 'g7e6'].map(code);
    expect(writeLine(line, snapshotAfter('').board)).toEqual(['C2=5', 'H8+7', 'C5+4', 'H7+5']);
  });
});

it('mirrored moves are moves again', () => {
  const [same, mirror] = XIANGQI.symmetries;
  const setup = XIANGQI.setup.usual;
  expect(same?.turn(code('h2e2'), setup)).toBe(code('h2e2'));
  expect(mirror?.turn(code('h2e2'), setup)).toBe(code('b2e2'));
});

it('rules are freed', () => {
  const rules = rulesAfter('h2e2');
  expect(rules.length()).toBe(1);
  rules.delete();
});
