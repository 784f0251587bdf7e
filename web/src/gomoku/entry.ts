import glueUrl from '../../../build/wasm/gomoku.mjs?glue';
import wasmUrl from '../../../build/wasm/gomoku.wasm?url';
import type { GomokuModule } from '../../../wasm/gomoku';
import type { GameEntry } from '../shell/session/registry';
import { sign } from './sign';

/** The game in the page's list of games. */
export const gomoku: GameEntry<GomokuModule> = {
  name: 'gomoku',
  sign,
  build: { wasmUrl, glueUrl },
  parameters: ['moves', 'end', 'rule', 'opening', 'size', 'blur'],
  faces: () => import('./faces').then(({ FACES }) => FACES),
  card: () => import('./gomoku_card').then(({ card }) => card),
  load: () => import('./part').then(({ part }) => part),
};
