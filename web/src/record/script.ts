/** What is needed of the record in a game, once there is time for it: who fits, and where finished games go. */
export const recordScript = () => import('./in_game');
