import '../boardgame/styles.css';
import './styles.css';
import type { Twenty48Module } from '../../../wasm/twenty48';
import type { GamePart } from '../shell/registry';
import { twenty48Parameters } from './parameters';
import { Twenty48Room } from './twenty48_room';
import { messages } from './words/messages';

/** 2048, but for its card. */
export const part: GamePart<Twenty48Module> = {
  words: messages,
  parameters: twenty48Parameters,
  openRoom: (session, house) => new Twenty48Room(session, house),
};
