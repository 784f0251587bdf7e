import glueUrl from '../../../build/wasm/twenty48.mjs?glue';
import wasmUrl from '../../../build/wasm/twenty48.wasm?url';
import weights from '../../../engine/twenty48/data/network.bin?measured';
import type { Twenty48Module } from '../../../wasm/twenty48';
import type { GameEntry } from '../shell/session/registry';
import { sign } from './sign';

/** The game in the page's list of games. */
export const twenty48: GameEntry<Twenty48Module> = {
  name: 'twenty48',
  sign,
  build: { wasmUrl, glueUrl },
  weights,
  parameters: ['moves', 'mode', 'position', 'role'],
  faces: () => import('./faces').then(({ FACES }) => FACES),
  card: () => import('./twenty48_card').then(({ card }) => card),
  load: () => import('./part').then(({ part }) => part),
};
