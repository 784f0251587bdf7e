import { escapeText } from '../../boardgame/files/sgf_tree';
import type { WriteOptions } from '../../play/files/files_spec';
import { type GameRecord, isOver, wonBy } from '../../play/game_types';
import type { EndedBy } from '../../shell/session/ending';
import { PASS } from '../action_code';
import { CELLS, COLUMNS } from '../cells';
import { boardOf, moverOf, type Setup } from '../setup';
import { writeAction } from './notation';

/** Behind the lead: how a game ended off the board. */
const FLAGS: Record<EndedBy, string> = {
  resignation: ':r',
  time: ':t',
  forfeit: ':l',
  agreement: ':s',
  unsaid: '',
};

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

/** By how many discs black has won, all of them where nobody has counted; `?` as long as nobody has won. */
function resultText(record: GameRecord<Setup>, margin: number | undefined): string {
  if (!isOver(record)) return '?';
  const { ending } = record;
  const winner = wonBy(record);
  const flag = ending === undefined ? '' : FLAGS[ending.by];
  if (winner === null) return `+0.000${flag}`;
  const lead = Math.abs((ending === undefined ? margin : ending.margin) ?? CELLS);
  return `${winner === 0 ? '+' : '-'}${lead.toFixed(3)}${flag}`;
}

/** A start as GGF writes it behind BO. */
export function boardText(start: string): string {
  const cells = boardOf(start).replaceAll('X', '*');
  const rows = Array.from({ length: COLUMNS }, (_, row) => cells.slice(COLUMNS * row, COLUMNS * (row + 1)));
  return ['8', ...rows, moverOf(start) === 'X' ? '*' : 'O'].join(' ');
}
