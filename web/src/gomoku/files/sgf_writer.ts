import { escapeText } from '../../boardgame/files/sgf_tree';
import { type Choice, choiceOf } from '../action_code';
import { columnOf, rowOf } from '../cells';
import type { GomokuRecord } from '../game_record';
import { stonesOf, winnerOf } from './colours';

/** Moves on a line of the file. */
const MOVES_A_LINE = 10;

interface SgfOptions {
  /** When it was played, `2026-11-21`. */
  date?: string;
}

/**
 * The game as SGF (FF[4], GM[4] Gomoku and Renju), the points as pairs of letters from the top left. SGF has no word
 * for the choices of swap2: each stands in a node of its own, as `SW[black]`, `SW[white]` or `SW[two]`, a property of
 * ours which other programs pass over, with a comment for people; `ON[swap2]` names the opening.
 */
export function writeSgf(record: GomokuRecord, { date }: SgfOptions = {}): string {
  const lines = [rootOf(record, date)];
  let onLine = MOVES_A_LINE;
  let stones = 0;
  for (const code of record.actions) {
    if (onLine === MOVES_A_LINE) {
      lines.push('');
      onLine = 0;
    }
    const choice = choiceOf(code);
    lines.push(`${lines.pop()}${choice === null ? writeMove(code, stones++) : writeChoice(choice)}`);
    onLine++;
  }
  return `(${lines.join('\n')})\n`;
}

function rootOf(record: GomokuRecord, date: string | undefined): string {
  const { size, rule, opening, players } = record;
  const properties: [string, string | null][] = [
    ['FF', '4'],
    ['GM', '4'],
    ['CA', 'UTF-8'],
    ['AP', 'Forethought'],
    ['SZ', String(size)],
    ['RU', rule],
    ['ON', opening === 'swap2' ? 'swap2' : null],
    ['PB', players?.[0] ?? null],
    ['PW', players?.[1] ?? null],
    ['DT', date ?? null],
    ['RE', resultText(record)],
  ];
  const given = properties.filter(([, value]) => value !== null && value !== '');
  return `;${given.map(([name, value]) => `${name}[${escapeText(value ?? '')}]`).join('')}`;
}

/** `B+R`: a winner without five in a row has won by resignation, as far as a record can tell; the score is not ours. */
function resultText(record: GomokuRecord): string | null {
  const winner = winnerOf(record);
  if (winner === null) return null;
  if (winner === 'draw') return '0';
  const last: 'black' | 'white' = stonesOf(record.actions).length % 2 === 1 ? 'black' : 'white';
  return `${winner === 'black' ? 'B' : 'W'}+${winner === last ? '' : 'R'}`;
}

function writeMove(cell: number, earlier: number): string {
  return `;${earlier % 2 === 0 ? 'B' : 'W'}[${letter(columnOf(cell))}${letter(rowOf(cell))}]`;
}

function letter(place: number): string {
  return String.fromCharCode(0x61 + place);
}

function writeChoice(choice: Choice): string {
  const words = choice === 'two' ? 'places two more stones' : `takes ${choice}`;
  return `;SW[${choice}]C[swap2: ${words}]`;
}
