import type { FilesSpec } from '../../play/files/files_spec';
import type { GameRecord } from '../../play/game_types';
import { readMoves, writeMoves } from '../notation/iccs';
import { type Setup, STANDARD, startOf, USUAL_SETUP } from '../setup';
import { messages } from '../words/messages';
import type { Xiangqi } from '../xiangqi_types';
import { refuse, xiangqiFaultWords } from './faults';
import { readFen } from './fen';

/** Xiangqi in files and links: `#game=xiangqi&moves=h2e2h9g7`. */
export const FILES: FilesSpec<Xiangqi> = {
  kindNames: ['PGN', 'FEN', 'h2e2 h9g7…'],
  kinds: () => import('./kinds').then(({ KINDS }) => KINDS),
  linkSetup: ({ start }): Record<string, string> => (start === STANDARD ? {} : { start }),
  readLinkSetup(parameters) {
    const start = parameters.get('start');
    if (start === undefined || start === STANDARD) return USUAL_SETUP;
    const fen = readFen(start) ?? refuse('fen', { found: start });
    return { start: startOf(fen) };
  },
  writeMoves: (actions) => writeMoves(actions),
  readMoves: (text) => readMoves(text),
  refusal: () => 'illegalMove',
  faultWords: xiangqiFaultWords,
  summary,
};

/** `43 moves`, and that the start is another one. */
function summary({ start, actions }: GameRecord<Setup>): string[] {
  const t = messages.value;
  const moves = t.xiangqiMoveCount(actions.length);
  return start === STANDARD ? [moves] : [moves, t.xiangqiOwnStart];
}
