import gomokuGlueUrl from '../../../build/wasm/gomoku.mjs?glue';
import gomokuWasmUrl from '../../../build/wasm/gomoku.wasm?url';
import othelloGlueUrl from '../../../build/wasm/othello.mjs?glue';
import othelloWasmUrl from '../../../build/wasm/othello.wasm?url';
import tacticsGlueUrl from '../../../build/wasm/tactics.mjs?glue';
import tacticsWasmUrl from '../../../build/wasm/tactics.wasm?url';
import twenty48GlueUrl from '../../../build/wasm/twenty48.mjs?glue';
import twenty48WasmUrl from '../../../build/wasm/twenty48.wasm?url';
import xiangqiGlueUrl from '../../../build/wasm/xiangqi.mjs?glue';
import xiangqiWasmUrl from '../../../build/wasm/xiangqi.wasm?url';
import othelloBook from '../../../engine/othello/data/book.bin?measured';
import othelloOwnWeights from '../../../engine/othello/data/own_patterns.bin?measured';
import othelloWeights from '../../../engine/othello/data/patterns.bin?measured';
import twenty48Weights from '../../../engine/twenty48/data/network.bin?measured';
import type { GomokuModule } from '../../../wasm/gomoku';
import type { OthelloModule } from '../../../wasm/othello';
import type { TacticsModule } from '../../../wasm/tactics';
import type { Twenty48Module } from '../../../wasm/twenty48';
import type { XiangqiModule } from '../../../wasm/xiangqi';
import { sign as gomokuSign } from '../gomoku/sign';
import { sign as othelloSign } from '../othello/sign';
import type { GameEntry } from '../shell/session/registry';
import { sign as tacticsSign } from '../tactics/sign';
import { sign as twenty48Sign } from '../twenty48/sign';
import { sign as xiangqiSign } from '../xiangqi/sign';

const tactics: GameEntry<TacticsModule> = {
  name: 'tactics',
  sign: tacticsSign,
  build: { wasmUrl: tacticsWasmUrl, glueUrl: tacticsGlueUrl },
  parameters: ['moves', 'end', 'personality', 'blur'],
  faces: () => import('../tactics/faces').then(({ FACES }) => FACES),
  card: () => import('../tactics/tactics_card').then(({ card }) => card),
  load: () => import('../tactics/part').then(({ part }) => part),
};

const gomoku: GameEntry<GomokuModule> = {
  name: 'gomoku',
  sign: gomokuSign,
  build: { wasmUrl: gomokuWasmUrl, glueUrl: gomokuGlueUrl },
  parameters: ['moves', 'end', 'rule', 'opening', 'size', 'blur'],
  faces: () => import('../gomoku/faces').then(({ FACES }) => FACES),
  card: () => import('../gomoku/gomoku_card').then(({ card }) => card),
  load: () => import('../gomoku/part').then(({ part }) => part),
};

const twenty48: GameEntry<Twenty48Module> = {
  name: 'twenty48',
  sign: twenty48Sign,
  build: { wasmUrl: twenty48WasmUrl, glueUrl: twenty48GlueUrl },
  weights: twenty48Weights,
  parameters: ['moves', 'mode', 'position', 'role'],
  faces: () => import('../twenty48/faces').then(({ FACES }) => FACES),
  card: () => import('../twenty48/twenty48_card').then(({ card }) => card),
  load: () => import('../twenty48/part').then(({ part }) => part),
};

const othello: GameEntry<OthelloModule> = {
  name: 'othello',
  sign: othelloSign,
  build: { wasmUrl: othelloWasmUrl, glueUrl: othelloGlueUrl },
  weights: othelloWeights,
  further: [othelloBook, othelloOwnWeights],
  parameters: ['moves', 'end', 'start', 'blur'],
  faces: () => import('../othello/faces').then(({ FACES }) => FACES),
  card: () => import('../othello/othello_card').then(({ card }) => card),
  load: () => import('../othello/part').then(({ part }) => part),
};

const xiangqi: GameEntry<XiangqiModule> = {
  name: 'xiangqi',
  sign: xiangqiSign,
  build: { wasmUrl: xiangqiWasmUrl, glueUrl: xiangqiGlueUrl },
  parameters: ['moves', 'end', 'start', 'blur'],
  faces: () => import('../xiangqi/faces').then(({ FACES }) => FACES),
  card: () => import('../xiangqi/xiangqi_card').then(({ card }) => card),
  load: () => import('../xiangqi/part').then(({ part }) => part),
};

/** Every game of the page, in the order of their cards; an address that names none means the first. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [tactics, gomoku, othello, xiangqi, twenty48];

/** The game of a name that an address gave. */
export function gameOf(name: string | undefined): GameEntry {
  return GAMES.find((game) => game.name === name) ?? GAMES[0];
}
