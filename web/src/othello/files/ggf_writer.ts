import type { WriteOptions } from '../../boardgame/files/files_spec';
import { escapeText } from '../../boardgame/files/sgf_tree';
import { type GameRecord, Result } from '../../boardgame/game_types';
import { PASS } from '../action_code';
import { CELLS, COLUMNS } from '../cells';
import { boardOf, moverOf, type Setup } from '../setup';
import { writeAction } from './notation';

/** The most that can be won: what a game that was given up counts. */
const ALL_DISCS = `${CELLS}.000:r`;

/** The game as GGF, on one line as servers send it. */
export function writeGgf(record: GameRecord<Setup>, { date, margin }: WriteOptions): string {
  const [black = '', white = ''] = record.players ?? [];
  const properties: [string, string][] = [
    ['GM', 'Othello'],
    ['PC', 'Forethought'],
    ['DT', date.replaceAll('-', '.')],
    ['PB', escapeText(black)],
    ['PW', escapeText(white)],
    ['RE', resultText(record, margin)],
    ['TY', '8'],
    ['BO', boardText(record.start)],
  ];
  const given = properties.filter(([, value]) => value !== '');
  const head = given.map(([name, value]) => `${name}[${value}]`).join('');
  const blacks = moverOf(record.start) === 'X' ? 0 : 1;
  const moves = record.actions.map(
    (action, turn) => `${turn % 2 === blacks ? 'B' : 'W'}[${moveText(action)}]`,
  );
  return `(;${head}${moves.join('')};)\n`;
}

function moveText(action: number): string {
  return action === PASS ? 'PA' : writeAction(action).toUpperCase();
}

/** By how many discs black has won; `?` as long as nobody has. */
function resultText({ result = Result.playing }: GameRecord<Setup>, margin: number | undefined): string {
  if (result === Result.playing) return '?';
  if (result === Result.draw) return '+0.000';
  const sign = result === Result.firstWon ? '+' : '-';
  return sign + (margin === undefined ? ALL_DISCS : `${Math.abs(margin)}.000`);
}

function boardText(start: string): string {
  const cells = boardOf(start).replaceAll('X', '*');
  const rows = Array.from({ length: COLUMNS }, (_, row) => cells.slice(COLUMNS * row, COLUMNS * (row + 1)));
  return ['8', ...rows, moverOf(start) === 'X' ? '*' : 'O'].join(' ');
}
