import type { Film, FilmParts } from '../play/sharing/picture/film';
import type { Battle } from './battle/battle';
import { paceOf } from './battle/tempo';
import { tacticsBoard } from './board/craft';
import { TacticsStage } from './board/stage';

/** A battle's board by itself and without a sound, to be filmed. */
export function openFilm(battle: Battle, { canvas, snapshot, frames }: FilmParts): Film {
  const { landscape } = battle.stage;
  const stage = new TacticsStage(
    snapshot,
    { pace: () => paceOf('brisk'), motion: () => 'travel' },
    landscape,
  );
  return { stage, loop: tacticsBoard(canvas, stage, landscape, frames) };
}
