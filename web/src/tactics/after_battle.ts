/** What is needed once a battle is over. */
export { finishedBattle } from './finished_battle';
export { learnFrom, sidestepping } from './losses/sidestepping';
export { openReplay } from './open_replay';
export { gameOfMatch, linkedBattle, personsBattle } from './replayed_game';
