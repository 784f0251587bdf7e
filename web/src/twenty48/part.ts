import '../boardgame/styles.css';
import './styles.css';
import type { Twenty48Module } from '../../../wasm/twenty48';
import type { GamePart } from '../shell/session/registry';
import { twenty48Parameters } from './parameters';
import { Twenty48Controller } from './twenty48_controller';
import { messages } from './words/messages';

/** 2048, but for its card. */
export const part: GamePart<Twenty48Module> = {
  words: messages,
  parameters: twenty48Parameters,
  openController: (session, app) => new Twenty48Controller(session, app),
};
