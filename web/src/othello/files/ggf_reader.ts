import { readMainLine, type SgfProperty, type SgfValue, simpleText } from '../../boardgame/files/sgf_tree';
import { placeAt, type Reading, reading, type TakeNote } from '../../play/files/reading';
import { readResult } from '../../play/files/stated_result';
import type { GameRecord } from '../../play/game_types';
import { AGREED_DRAW, type EndedBy, type Ending } from '../../shell/session/ending';
import { PASS } from '../action_code';
import { isStart, moverOf, type Setup, startOf, USUAL_SETUP } from '../setup';
import { type OthelloFault, refuse } from './faults';
import { readAction } from './notation';

/** What a board of GGF holds, in letters of the engine's texts; anything else stays what it is, and is refused. */
const CONTENTS: Readonly<Record<string, string>> = { '*': 'X', O: 'O', '-': '-' };

/**
 * Reads the game of a GGF text that begins at `from` (the Generic Game Format of Othello servers): its board, its moves with or without
 * passes, names and result. Clocks, ratings and evaluations are passed over; whether the moves are legal is asked of the
 * rules, in `checkRecord`.
 */
export function readGgf(text: string, from = 0): Reading<Setup> {
  return reading((note) => new GameReader(text, note, from).read());
}

/** Two games at once; the size of the board; komi, a random start of so many discs, anti, the colour wished for. */
const TYPE = /^s?(\d+)((?:k|r\d*|a|b|w)*)$/i;

class GameReader {
  private start = USUAL_SETUP.start;
  private mover: 'X' | 'O' = 'X';
  private readonly actions: number[] = [];
  private readonly names: [string, string] = ['', ''];
  private ending: Ending | null = null;

  constructor(
    private readonly text: string,
    private readonly note: TakeNote,
    private readonly from: number,
  ) {}

  read(): GameRecord<Setup> {
    const nodes = readMainLine(this.text, this.from);
    const hasBoard = nodes.some((node) => node.some(({ name }) => name === 'BO'));
    for (const node of nodes) for (const property of node) this.take(property, hasBoard);
    const { start, actions, names, ending } = this;
    return {
      start,
      actions,
      ...(names.some((name) => name !== '') ? { players: names } : {}),
      ...(ending === null ? {} : { ending }),
    };
  }

  private take({ name, values }: SgfProperty, hasBoard: boolean): void {
    const first = values[0]!;
    const word = simpleText(first.raw);
    if (name === 'GM' && !/^othello$/i.test(word)) this.refuse('otherGame', first, word);
    else if (name === 'TY') this.checkType(first, word, hasBoard);
    else if (name === 'KM' && Number(word) !== 0) this.refuse('variant', first, `KM[${word}]`);
    else if (name === 'PB') this.names[0] = word;
    else if (name === 'PW') this.names[1] = word;
    else if (name === 'BO') this.takeBoard(first, word);
    else if (name === 'RE') this.takeResult(word);
    else if (name === 'B') this.takeMove('X', first);
    else if (name === 'W') this.takeMove('O', first);
  }

  /** Of the kinds of game that servers have only the usual one is played here, from any board that is there. */
  private checkType(value: SgfValue, word: string, hasBoard: boolean): void {
    const [, size = '8', marks = ''] = TYPE.exec(word.replace(/\s/g, '')) ?? [];
    const isOther = size !== '8' || /[ak]/i.test(marks) || /anti|komi/i.test(word);
    if (isOther || (/r/i.test(marks) && !hasBoard)) this.refuse('variant', value, `TY[${word}]`);
  }

  private takeResult(word: string): void {
    const result = readLead(word) ?? readResult(word);
    if (result === null) this.note({ kind: 'resultUnknown', found: word });
    this.ending = result === 'open' ? null : result;
  }

  private takeBoard(value: SgfValue, word: string): void {
    const [size, ...rows] = word.split(' ');
    const cells = Array.from(rows.join(''), (content) => CONTENTS[content] ?? '?').join('');
    const mover = cells.endsWith('O') ? 'O' : 'X';
    const start = startOf(cells.slice(0, -1), mover);
    if (size !== '8' || cells.endsWith('-') || !isStart(start)) this.refuse('board', value, word);
    this.start = start;
    this.mover = moverOf(start);
  }

  /** Where a side moves twice, the other one has passed between. */
  private takeMove(by: 'X' | 'O', value: SgfValue): void {
    const [word = ''] = simpleText(value.raw).split('/');
    const action = readAction(word);
    if (action === null) this.refuse('point', value, word);
    if (by !== this.mover) this.actions.push(PASS);
    this.actions.push(action);
    this.mover = by === 'X' ? 'O' : 'X';
  }

  private refuse(kind: 'point' | OthelloFault, { offset }: SgfValue, found: string): never {
    return refuse(kind, { place: placeAt(this.text, offset), found });
  }
}

/** Letters behind the lead: resigned, out of time, the score agreed on; and for a player who left. */
const FLAGS: Readonly<Record<string, EndedBy>> = {
  r: 'resignation',
  t: 'time',
  s: 'agreement',
  l: 'forfeit',
};

/** `+4.000`: by how many discs black has won; behind it may stand how. Colours are sides here. null for other texts. */
function readLead(word: string): Ending | null {
  const [, lead, flag = ''] = /^([+-]?\s*\d+(?:[.,]\d+)?)\s*(?::\s*(\w+))?$/.exec(word) ?? [];
  if (lead === undefined) return null;
  const discs = Number(lead.replace(/\s/g, '').replace(',', '.'));
  if (discs === 0) return AGREED_DRAW;
  const by = FLAGS[flag.charAt(0).toLowerCase()] ?? 'unsaid';
  return { winner: discs > 0 ? 0 : 1, by, margin: Math.abs(discs) };
}
