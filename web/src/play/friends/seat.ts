import { effect } from '@preact/signals';
import type { Frames } from '../../conductor/contract';
import type { PlayGame } from '../play_game';

/**
 * Follows a game of two people: `onEnd` is called with true once it is over, and with false where it goes on again; the
 * screen turns to who is to move as soon as the board has come to rest. Both end with the game, which nobody else holds.
 */
export function seat(game: PlayGame, frames: Frames, onEnd: (over: boolean) => void): void {
  let ended = false;
  effect(() => {
    const over = game.phase.value === 'over';
    if (over !== ended) onEnd(over);
    ended = over;
  });
  if (game.settings.friends?.turns !== true) return;
  let stopWaiting = () => {};
  effect(() => {
    // Who has played the last move reads the result where they sit.
    const { mover } = game;
    if (game.phase.value === 'over' || mover === game.seat.peek()) return;
    stopWaiting();
    stopWaiting = frames.each((now) => {
      if (game.stage.isMoving(now)) return;
      stopWaiting();
      game.seat.value = game.mover;
    });
  });
}
