import { choiceOf } from '../gomoku/action_code';
import { StoneToken } from '../gomoku/stone_token';
import { choiceWords } from '../gomoku/words';
import { messages } from '../gomoku/words/messages';
import type { GomokuGame } from './game';

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
