import type { GameRecord } from '../play/game_types';
import type { Setup } from './setup';

/** A game of Gomoku as it is sent and written to files. */
export type GomokuRecord = GameRecord<Setup>;
