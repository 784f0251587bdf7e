import { escapeText } from '../../boardgame/files/sgf_tree';
import { type EndedBy, endingText } from '../../shell/session/ending';
import { type Choice, choiceOf } from '../action_code';
import { columnOf, rowOf } from '../cells';
import type { GomokuRecord } from '../game_record';
import type { Setup } from '../setup';
import { endOf } from './colours';

/** Moves on a line of the file. */
const MOVES_A_LINE = 10;

interface SgfOptions {
  /** When it was played, `2026-11-21`. */
  date?: string;
}

/**
 * The game as SGF (FF[4], GM[4] Gomoku and Renju), the points as pairs of letters from the top left. SGF has no word
 * for the choices of swap2: each stands in a node of its own, as `SW[black]`, `SW[white]` or `SW[two]`, a property of
 * ours which other programs pass over, with a comment for people; `ON[swap2]` names the opening. Nor can it say which
 * side gave a game up before the colours are taken: that stands in a property of ours, `EN[second-resignation]`.
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

/** Stones on a board, which no moves have led to. */
export function writeSetUp(
  { size, rule }: Setup,
  { black, white }: { black: readonly number[]; white: readonly number[] },
): string {
  const points = (name: string, cells: readonly number[]) =>
    cells.length === 0 ? '' : name + cells.map((cell) => `[${pointOf(cell)}]`).join('');
  return `(;FF[4]GM[4]SZ[${size}]RU[${rule}]${points('AB', black)}${points('AW', white)})`;
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
    ['EN', openEnd(record)],
  ];
  const given = properties.filter(([, value]) => value !== null && value !== '');
  return `;${given.map(([name, value]) => `${name}[${escapeText(value ?? '')}]`).join('')}`;
}

/** What stands behind `B+`: nothing where the stones on the board say it, or nobody. */
const REASONS: Record<EndedBy | 'board', string> = {
  board: '',
  resignation: 'R',
  time: 'T',
  forfeit: 'F',
  agreement: '',
  unsaid: '',
};

/** `B+R`, `0`; null while the game goes on. The score is not ours. */
function resultText(record: GomokuRecord): string | null {
  const end = endOf(record);
  if (end === null) return null;
  return end.winner === null ? '0' : `${end.winner === 0 ? 'B' : 'W'}+${REASONS[end.by]}`;
}

/** The end of a game whose colours nobody has taken yet. */
function openEnd(record: GomokuRecord): string | null {
  return record.ending === undefined || endOf(record) !== null ? null : endingText(record.ending);
}

function writeMove(cell: number, earlier: number): string {
  return `;${earlier % 2 === 0 ? 'B' : 'W'}[${pointOf(cell)}]`;
}

function pointOf(cell: number): string {
  return letter(columnOf(cell)) + letter(rowOf(cell));
}

function letter(place: number): string {
  return String.fromCharCode(0x61 + place);
}

function writeChoice(choice: Choice): string {
  const words = choice === 'two' ? 'places two more stones' : `takes ${choice}`;
  return `;SW[${choice}]C[swap2: ${words}]`;
}
