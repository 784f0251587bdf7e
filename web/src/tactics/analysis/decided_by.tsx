import { youIn } from '../../play/game_types';
import type { GameView } from '../../play/game_view';
import type { Battle } from '../battle/battle';
import { otherSide } from '../rules/snapshot';
import { turningWords } from './turning_words';
import { messages } from './words/messages';

/** What decided the battle, in a sentence; nothing where nothing did. */
export function DecidedBy({ game, nameOf }: GameView<Battle>) {
  const loser = game.winner.value === null ? null : otherSide(game.winner.value);
  const point = loser === null ? null : (game.analysis.value?.pointAgainst(loser) ?? null);
  if (point === null) return null;
  const name = point.side === youIn(game.settings) ? null : nameOf(point.side);
  return <>{turningWords(messages.value, point, name)}</>;
}
