import twenty48Weights from '../../../engine/twenty48/data/network.bin?measured';
import type { DataFile } from './data_file';
import type { GameName } from './games';

/** What some rungs of a game have learned, where there is such a file; the other rungs play without it. */
export const GAME_WEIGHTS: { [Name in GameName]?: DataFile | null } = { twenty48: twenty48Weights };
