import glueUrl from '../../../build/wasm/othello.mjs?glue';
import wasmUrl from '../../../build/wasm/othello.wasm?url';
import book from '../../../engine/othello/data/book.bin?measured';
import ownWeights from '../../../engine/othello/data/own_patterns.bin?measured';
import weights from '../../../engine/othello/data/patterns.bin?measured';
import type { OthelloModule } from '../../../wasm/othello';
import type { GameEntry } from '../shell/session/registry';
import { sign } from './sign';

/** The game in the page's list of games. */
export const othello: GameEntry<OthelloModule> = {
  name: 'othello',
  sign,
  build: { wasmUrl, glueUrl },
  weights,
  further: [book, ownWeights],
  parameters: ['moves', 'end', 'start', 'blur'],
  faces: () => import('./faces').then(({ FACES }) => FACES),
  card: () => import('./othello_card').then(({ card }) => card),
  load: () => import('./part').then(({ part }) => part),
};
