import type { Film, FilmParts } from '../play/sharing/picture/film';
import type { BoardGame } from './game';
import { openBoard } from './open_board';
import { paceOf } from './pace';
import { Timeline } from './timeline';

/** A game's board by itself and without a sound, to be filmed. */
export function openFilm(game: BoardGame, { canvas, snapshot, frames }: FilmParts): Film {
  const { spec } = game;
  const stage = new Timeline(spec, snapshot, { pace: () => paceOf('brisk'), motion: () => 'travel' });
  return { stage, loop: openBoard(canvas, stage, game.shape, spec.look, frames) };
}
