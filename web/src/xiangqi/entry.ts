import glueUrl from '../../../build/wasm/xiangqi.mjs?glue';
import wasmUrl from '../../../build/wasm/xiangqi.wasm?url';
import weights from '../../../engine/xiangqi/data/network.bin?measured';
import type { XiangqiModule } from '../../../wasm/xiangqi';
import type { GameEntry } from '../shell/session/registry';
import { sign } from './sign';

/** The game in the page's list of games. */
export const xiangqi: GameEntry<XiangqiModule> = {
  name: 'xiangqi',
  sign,
  build: { wasmUrl, glueUrl },
  weights,
  parameters: ['moves', 'end', 'start', 'blur'],
  faces: () => import('./faces').then(({ FACES }) => FACES),
  card: () => import('./xiangqi_card').then(({ card }) => card),
  load: () => import('./part').then(({ part }) => part),
};
