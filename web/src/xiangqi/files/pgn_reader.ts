import { type Reading, reading, type TakeNote } from '../../play/files/reading';
import { readResult } from '../../play/files/stated_result';
import type { GameRecord } from '../../play/game_types';
import type { Ending } from '../../shell/session/ending';
import { readMoveWords } from '../notation/read_moves';
import { type Setup, startOf, USUAL_SETUP } from '../setup';
import { refuse } from './faults';
import { readFen } from './fen';

const TAG = /\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]/g;

/**
 * Reads a game of Xiangqi in PGN that begins at `from`: tags, then moves in ICCS, WXF or Chinese notation. Comments,
 * variations and lines that begin with a percent sign are passed over; whether the moves are legal is asked of the rules,
 * in `checkRecord`.
 */
export function readPgn(text: string, from = 0): Reading<Setup> {
  return reading((note) => readGame(gameAt(text, from), note));
}

/** The text of one game: its tags and all up to the next tags. */
function gameAt(text: string, from: number): string {
  const rest = text.slice(from);
  const moves = /\]\s*\n\s*\n?(?!\s*\[)/.exec(rest);
  const next = moves === null ? -1 : rest.indexOf('\n[', moves.index + moves[0].length);
  return next < 0 ? rest : rest.slice(0, next);
}

function readGame(text: string, note: TakeNote): GameRecord<Setup> {
  const tags = new Map(
    [...text.matchAll(TAG)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replace(/\\(.)/g, '$1'),
    ]),
  );
  const game = tags.get('game') ?? tags.get('variant') ?? 'xiangqi';
  if (!/chinese|xiangqi|象棋|cchess/i.test(game)) refuse('otherGame', { found: game });
  const fen = tags.get('fen');
  const setup =
    fen === undefined || fen === ''
      ? USUAL_SETUP
      : { start: startOf(readFen(fen) ?? refuse('fen', { found: fen })) };
  const moves = text
    .replace(/^%.*/gm, ' ')
    .replace(TAG, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\$\d+/g, ' ');
  const record: GameRecord<Setup> = { ...setup, actions: readMoveWords(moves, setup) };
  const players: [string, string] = [tags.get('red') ?? tags.get('white') ?? '', tags.get('black') ?? ''];
  if (players.some((name) => name !== '' && name !== '?')) record.players = players;
  const ending = endingOf(tags.get('result') ?? '*', tags.get('termination') ?? '', note);
  if (ending !== null) record.ending = ending;
  return record;
}

/** How a result of PGN says that the game ended; null while it goes on. */
function endingOf(result: string, why: string, note: TakeNote): Ending | null {
  const winner = { '1-0': 0, '0-1': 1 }[result.trim()] as 0 | 1 | undefined;
  if (winner !== undefined) {
    const by = /resign|认输|認輸/i.test(why) ? 'resignation' : /time|超[时時]/i.test(why) ? 'time' : 'unsaid';
    return { winner, by };
  }
  if (/^1\/2/.test(result.trim())) return { winner: null, by: 'agreement' };
  const stated = readResult(result);
  if (stated === null) note({ kind: 'resultUnknown', found: result });
  return stated === 'open' || stated === null ? null : (stated as Ending);
}
