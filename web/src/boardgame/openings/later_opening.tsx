import type { Game } from '../../../../wasm/engine';
import { later } from '../../shell/ui/later';
import type { BoardGame } from '../game';

const OpeningLine = later(() => import('./opening_line').then((all) => all.OpeningLine));

/** How the game began, in the players' words, where its openings have names; fetched when it is shown. */
export function Opening({ game, openRules }: { game: BoardGame; openRules(): Game }) {
  const { openings } = game.spec;
  return openings === undefined ? null : (
    <OpeningLine game={game} openings={openings} openRules={openRules} />
  );
}
