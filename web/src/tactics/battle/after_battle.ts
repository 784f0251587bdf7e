/** What is needed once a battle is over. */

export { learnFrom, sidestepping } from '../losses/sidestepping';
export { openReplay } from '../replay/open_replay';
export { gameOfMatch, linkedBattle, personsBattle } from '../replay/replayed_game';
export { finishedBattle } from './finished_battle';
