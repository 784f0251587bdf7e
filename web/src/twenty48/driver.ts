import type { DrivenGame } from '../shell/session/driver';
import type { Twenty48Game } from './twenty48_game';

/** A game as the drivers of tests and benches see it, `rung` being the autoplayer's, whose time is the opponent's. */
export function drivenGame(game: Twenty48Game, rung: number): DrivenGame {
  return {
    state() {
      const { moves, result } = game.snapshot.value;
      const phase = game.phase.value;
      return {
        phase: phase === 'autoplay' ? 'opponent' : phase,
        round: moves + 1,
        sideToMove: 0,
        playerSide: 0,
        result,
        outcome: game.over.value ? 'lost' : null,
        length: moves,
        hash: game.hash(),
        rung,
        seed: game.settings.seed,
      };
    },
    legalActions: () => game.legalActions(),
    text: () => game.text(),
    play: (code) => game.play(code),
    endTurn() {
      game.startAutoplay();
      return game.phase.value === 'autoplay' ? '' : 'the game is over';
    },
    undo: () => game.undo(),
    skip: () => game.autoplay.stop(),
  };
}
