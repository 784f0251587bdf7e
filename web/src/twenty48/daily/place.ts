import { openGamesPlace } from '../../daily/open_games';
import { GAME } from '../saved_game';

/** Where runs of the day that are not over are kept. */
export const DAILY_RUNS = openGamesPlace('twenty48', GAME);
