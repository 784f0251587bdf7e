import glueUrl from '../../../build/wasm/tactics.mjs?glue';
import wasmUrl from '../../../build/wasm/tactics.wasm?url';
import type { TacticsModule } from '../../../wasm/tactics';
import type { GameEntry } from '../shell/session/registry';
import { sign } from './sign';

/** The game in the page's list of games. */
export const tactics: GameEntry<TacticsModule> = {
  name: 'tactics',
  sign,
  build: { wasmUrl, glueUrl },
  parameters: ['moves', 'end', 'start', 'campaign', 'personality', 'blur'],
  faces: () => import('./faces').then(({ FACES }) => FACES),
  card: () => import('./tactics_card').then(({ card }) => card),
  load: () => import('./part').then(({ part }) => part),
};
