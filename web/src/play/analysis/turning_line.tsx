import { TurningButton } from '../../board/turning_button';
import { youIn } from '../game_types';
import type { GameView, ScreenParts } from '../game_view';
import type { PlayGame } from '../play_game';
import { messages } from './words/messages';

interface TurningLineProps<Game extends PlayGame> {
  view: GameView<Game>;
  words: ScreenParts<Game>['turningWords'];
}

/** What decided the game, to be looked at again; that it is looked for, as long as it is, and that there was nothing. */
export function TurningLine<Game extends PlayGame>({ view, words }: TurningLineProps<Game>) {
  const t = messages.value;
  const { analysis } = view;
  const turning = analysis?.turning.value ?? null;
  if (analysis === null || turning === null || analysis.lost.value) return null;
  const { complete, point } = turning;
  return (
    <div class="result-turning" role="status">
      {complete && point !== null ? (
        <TurningButton
          words={words?.(view) ?? turningWords(view, point.length)}
          onLook={() => analysis.lookAgain(point.length)}
        />
      ) : (
        <p class="quiet" data-testid={complete ? 'turning-point' : 'turning-point-sought'}>
          {complete ? t.noTurn : t.seekingTurn}
        </p>
      )}
    </div>
  );
}

/** What was played after `length` actions, and by whom. */
function turningWords({ game, nameOf }: GameView, length: number): string {
  const t = messages.value;
  const { settings, moves, spec } = game;
  const move = moves.value[length];
  if (move === undefined) return '';
  const name = spec.words.notation(move.action, settings, move.before);
  return move.side === youIn(settings)
    ? t.yourTurningPoint(move.number, name)
    : t.turningPoint(nameOf(move.side), move.number, name);
}
