import { linkTo } from '../../shell/address/addresses';
import { SIDES, type UrlParameters } from '../../shell/address/url_text';
import type { PlayGame } from '../play_game';
import { gameRecord } from '../saved_game';
import { challengeText, type Feat } from './challenge';

/** How the player has done in a game against an engine that is over; null for any other game. */
export function ownFeat(game: PlayGame): Feat | null {
  const outcome = game.outcome.value;
  const { settings, spec } = game;
  if (outcome === null || settings.friends !== undefined || game.again) return null;
  const number = game.saved().number ?? game.moves.value.at(-1)?.number ?? 0;
  const left = spec.sides.count?.(game.snapshot.value, settings.side);
  return { outcome, number, ...(left === undefined ? {} : { left }) };
}

/** The address of the same start against the same opponent, with how the player has done; null where none tells it. */
export function challengeLink(game: PlayGame): string | null {
  const { settings, spec } = game;
  const feat = ownFeat(game);
  const setup = spec.files.linkSetup(gameRecord(game.saved()));
  if (feat === null || setup === null) return null;
  const { rung, side, nodes, blur = 0, seed } = settings;
  return linkTo({
    game: spec.game,
    ai: rung,
    side: SIDES[side],
    ...(nodes === 0 ? {} : { nodes }),
    ...(blur === 0 ? {} : { blur }),
    ...setup,
    challenge: challengeText({ ...feat, chance: seed }),
  } as UrlParameters);
}
