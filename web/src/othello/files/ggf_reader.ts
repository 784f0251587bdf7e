import { placeAt, type Reading, reading } from '../../boardgame/files/reading';
import { readMainLine, type SgfProperty, type SgfValue, simpleText } from '../../boardgame/files/sgf_tree';
import { type GameRecord, Result } from '../../boardgame/game_types';
import { PASS } from '../action_code';
import { isStart, moverOf, type Setup, startOf, USUAL_SETUP } from '../setup';
import { type OthelloFault, refuse } from './faults';
import { readAction } from './notation';

/** What a board of GGF holds, in letters of the engine's texts; anything else stays what it is, and is refused. */
const CONTENTS: Readonly<Record<string, string>> = { '*': 'X', O: 'O', '-': '-' };

/**
 * Reads the first game of a GGF text (the Generic Game Format of Othello servers): its board, its moves with or without
 * passes, names and result. Clocks, ratings and evaluations are passed over; whether the moves are legal is asked of the
 * rules, in `checkRecord`.
 */
export function readGgf(text: string): Reading<Setup> {
  return reading(() => new GameReader(text).read());
}

class GameReader {
  private start = USUAL_SETUP.start;
  private mover: 'X' | 'O' = 'X';
  private readonly actions: number[] = [];
  private readonly names: [string, string] = ['', ''];
  private result: Result = Result.playing;

  constructor(private readonly text: string) {}

  read(): GameRecord<Setup> {
    for (const node of readMainLine(this.text)) for (const property of node) this.take(property);
    const { start, actions, names, result } = this;
    return {
      start,
      actions,
      ...(names.some((name) => name !== '') ? { players: names } : {}),
      ...(result === Result.playing ? {} : { result }),
    };
  }

  private take({ name, values }: SgfProperty): void {
    const first = values[0]!;
    const word = simpleText(first.raw);
    if (name === 'GM' && !/^othello$/i.test(word)) this.refuse('otherGame', first, word);
    else if (name === 'PB') this.names[0] = word;
    else if (name === 'PW') this.names[1] = word;
    else if (name === 'BO') this.takeBoard(first, word);
    else if (name === 'RE') this.result = resultOf(word);
    else if (name === 'B') this.takeMove('X', first);
    else if (name === 'W') this.takeMove('O', first);
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

/** `+4.000`: by how many discs black has won; behind it may stand how. */
function resultOf(word: string): Result {
  const [, lead] = /^([+-]?\d+(?:\.\d+)?)(?::\w)?$/.exec(word) ?? [];
  if (lead === undefined) return Result.playing;
  const discs = Number(lead);
  if (discs === 0) return Result.draw;
  return discs > 0 ? Result.firstWon : Result.secondWon;
}
