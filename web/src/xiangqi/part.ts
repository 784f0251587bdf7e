import '../boardgame/styles.css';
import './styles.css';
import type { XiangqiModule } from '../../../wasm/xiangqi';
import { BoardGameController } from '../boardgame/controller';
import type { GamePart } from '../shell/session/registry';
import { keepAppearance } from './appearance';
import { xiangqiParameters } from './parameters';
import { XIANGQI } from './spec';
import { messages } from './words/messages';

/** Xiangqi, but for its card. */
export const part: GamePart<XiangqiModule> = {
  words: messages,
  parameters: xiangqiParameters,
  openController(session, app) {
    keepAppearance(session.saves);
    return new BoardGameController(XIANGQI, session, app);
  },
};
