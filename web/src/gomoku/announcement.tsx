import { messages } from '../i18n/messages';
import { choiceOf } from './action_code';
import type { GomokuGame } from './gomoku_game';
import { StoneToken } from './stone_token';
import { choiceWords } from './words';

/** A ribbon across the board: the opponent's choice of colours. */
export function Announcement({ game, opponentName }: { game: GomokuGame; opponentName: string }) {
  const announced = game.stage.announced.value;
  if (announced === null) return null;
  const choice = choiceOf(announced.code);
  return (
    <div class="banner announcement" data-testid="announcement">
      <StoneToken colour={choice === 'two' ? null : choice === 'black' ? 0 : 1} size={30} />
      <strong>{choiceWords(messages.value, opponentName, choice)}</strong>
    </div>
  );
}
