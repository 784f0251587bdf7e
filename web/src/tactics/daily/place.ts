import { openGamesPlace } from '../../daily/open_games';
import { gamePlace } from '../../play/saved_game';
import { BATTLE } from '../card_spec';

/** Where battles of the day that are not over are kept. */
export const DAILY_BATTLES = openGamesPlace(BATTLE.game, gamePlace(BATTLE).schema);
