import { placeAt, type Reading, reading, type TakeNote } from '../../play/files/reading';
import { columnOf, rowOf } from '../cells';
import type { GomokuRecord } from '../game_record';
import { isBoardSize, type Setup } from '../setup';
import { endingOf, endOf, stonesOf } from './colours';
import { refuse } from './faults';
import { cellAt } from './notation';
import { codeOf, type PsqResult, statedBy } from './psq_result';
import { ruleOf } from './rule_names';

/**
 * The game files of the Piskvork manager and of the Gomocup tournament:
 *
 *     Piskvorky 15x15, 11:11, 0     size; strength of each player, 0 for a person; which player began, 0 or 1
 *     8,8,1500                      column and row from 1, from the top left; milliseconds
 *     First                         the players, only from tournaments
 *     Second
 *     -1                            how it ended, in numbers of the manager's own (`psq_result.ts`)
 *     1,Freestyle                   only from Gomocup: 0 drawn or open, 1 black won, 2 white won; and the rule
 *
 * It knows colours but no sides: the choices of swap2 are not kept. Without the last line the rule is not said.
 */

/** What the manager calls two people. */
const PEOPLE = ['homo-1', 'homo-2'] as const;

const RULE_NAMES: Record<GomokuRecord['rule'], string> = {
  freestyle: 'Freestyle',
  standard: 'Standard',
  renju: 'Renju',
};

export function writePsq(record: GomokuRecord): string {
  const { size, rule, players = PEOPLE } = record;
  const end = endOf(record);
  const won = end?.winner == null ? 0 : end.winner + 1;
  return [
    `Piskvorky ${size}x${size}, 0:0, 0`,
    ...stonesOf(record.actions).map((cell) => `${columnOf(cell) + 1},${rowOf(cell) + 1},0`),
    ...players.map((name, place) => nameLine(name) || PEOPLE[place]),
    String(codeOf(end?.by ?? 'board')),
    `${won},${RULE_NAMES[rule]}`,
    '',
  ].join('\r\n');
}

/** A name on one line that no reader takes for numbers. */
function nameLine(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim();
  return isName(line) ? line : `"${line}"`.replace(/^""$/, '');
}

function isName(line: string): boolean {
  return line !== '' && !/^-?\d+\s*($|,)/.test(line);
}

/** Reads a game; whether its moves are legal is asked of the rules, in `checkRecord`. */
export function readPsq(text: string, from = 0): Reading<Setup> {
  return reading((note) => {
    const starts = psqStarts(text);
    const next = starts.find((start) => start > Math.max(from, starts[0] ?? 0));
    const lines = linesOf(text, from, next);
    const { size, secondBegan } = readHeader(text, lines);
    const end = lines.findIndex(({ words }, number) => number > 0 && !isMove(words));
    const moves = lines.slice(1, end < 0 ? lines.length : end);
    const rest = end < 0 ? [] : lines.slice(end);
    refuseBrokenMove(text, rest);
    const actions = moves.map((line) => readMove(text, line, size));
    return { size, opening: 'free', actions, ...readRest(rest, { size, actions, secondBegan }, note) };
  });
}

interface Line {
  words: string;
  offset: number;
}

/** Where the games of a text begin. */
export function psqStarts(text: string): number[] {
  return Array.from(text.matchAll(/^[^\S\r\n]*Piskvorky\b/gim), ({ index }) => index);
}

/** The lines between two places that are not empty. */
function linesOf(text: string, from: number, to?: number): Line[] {
  const lines: Line[] = [];
  for (const { 0: words, index } of text.slice(from, to).matchAll(/[^\r\n]+/g)) {
    const bare = words.trim();
    if (bare !== '') lines.push({ words: bare, offset: from + index + words.indexOf(bare) });
  }
  return lines;
}

function readHeader(text: string, [header]: Line[]): { size: number; secondBegan: boolean } {
  const words = header?.words ?? '';
  const place = placeAt(text, header?.offset ?? 0);
  const parts = /^Piskvorky\s+(\d+)\s*x\s*(\d+)\s*(?:,[^,]*(?:,\s*(\d+))?.*)?$/i.exec(words);
  if (parts === null) refuse('psqHeader', { place, found: words });
  const [, columns, rows, began] = parts;
  const size = Number(columns);
  if (columns !== rows || !isBoardSize(size)) refuse('size', { place, found: `${columns}x${rows}` });
  return { size, secondBegan: began === '1' };
}

function isMove(words: string): boolean {
  return /^\d+\s*,\s*\d+\s*(,\s*-?\d+\s*)?$/.test(words);
}

/** Behind the moves there may be anything but more of them: then the line between is a move written wrong. */
function refuseBrokenMove(text: string, [first, ...rest]: Line[]): void {
  if (first !== undefined && rest.some(({ words }) => isMove(words))) {
    refuse('psqMove', { place: placeAt(text, first.offset), found: first.words });
  }
}

function readMove(text: string, { words, offset }: Line, size: number): number {
  const [column, row] = words.split(',').map(Number);
  const cell = cellAt((column ?? 0) - 1, (row ?? 0) - 1, size);
  return cell ?? refuse('point', { place: placeAt(text, offset), found: words });
}

interface Begun {
  size: number;
  actions: number[];
  secondBegan: boolean;
}

/** What stands behind the moves. */
function readRest(
  rest: Line[],
  { size, actions, secondBegan }: Begun,
  note: TakeNote,
): Pick<GomokuRecord, 'rule' | 'players' | 'ending'> {
  const words = rest.map((line) => line.words);
  const [first, second] = words;
  const named = first !== undefined && second !== undefined && isName(first) && isName(second);
  const people = first === PEOPLE[0] && second === PEOPLE[1];
  const players: [string, string] | null =
    !named || people ? null : secondBegan ? [second, first] : [first, second];
  const [, won = '', ruleName = ''] = words.map((line) => /^(\d),\s*(\w+)/.exec(line)).find(Boolean) ?? [];
  const code = words.find((line) => /^-?\d+$/.test(line));
  const result: PsqResult = {
    ...(code === undefined ? {} : { code: Number(code) }),
    won,
    size,
    stones: actions.length,
    programs: players !== null,
  };
  const ending = endingOf(statedBy(result), { opening: 'free', actions });
  return {
    rule: ruleBy(ruleName, note),
    ...(players === null ? {} : { players }),
    ...(ending === null ? {} : { ending }),
  };
}

/** Gomocup's groups begin with the rule's name: `Freestyle15_1`. */
function ruleBy(name: string, note: TakeNote): GomokuRecord['rule'] {
  const rule = ruleOf(name);
  if (rule === 'other') refuse('rule', { found: name });
  if (rule === null && !/^fastgame/i.test(name)) note({ kind: 'ruleUnknown', found: name });
  return rule ?? 'freestyle';
}
