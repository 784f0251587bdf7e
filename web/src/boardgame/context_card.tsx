import type { Analysis } from '../play/analysis/analysis';
import type { Action } from '../play/game_types';
import { MarkLine } from '../play/marks/later_marks';
import type { Sides } from '../play/spec';
import { messages } from '../play/words/messages';
import { Icon } from '../shell/ui/icons';
import type { BoardGame } from './game';
import type { Words } from './spec';

interface ContextProps {
  game: BoardGame;
  analysis: Analysis | null;
  opponentName: string;
}

/** What the player can do now. Never more than one thing at a time. */
export function ContextCard({ game, analysis, opponentName }: ContextProps) {
  const t = messages.value;
  const snapshot = game.snapshot.value;
  // A move that is looked at again has a card of its own.
  if (analysis !== null && analysis.again.value !== null) return null;
  if (game.past.value !== null) return <PastCard game={game} analysis={analysis} length={game.past.value} />;
  if (game.phase.value === 'over') return null;
  if (snapshot.sideToMove !== game.mover) {
    return <Prompt title={t.opponentToMove(opponentName)} body={t.thinking} />;
  }
  const { words } = game.spec;
  const prompt = words.prompt(snapshot);
  const { friends } = game.settings;
  if (friends !== undefined) prompt.title = t.opponentToMove(friends.names[game.mover]);
  return words.choices(snapshot).length > 0 ? <ChoiceCard game={game} {...prompt} /> : <Prompt {...prompt} />;
}

function Prompt({ title, body }: { title: string; body: string }) {
  return (
    <div class="context context-hint" data-testid="context">
      <strong>{title}</strong>
      <p>{body}</p>
    </div>
  );
}

/** Actions without a place, as buttons. */
function ChoiceCard({ game, title, body }: { game: BoardGame; title: string; body: string }) {
  const { sides, words } = game.spec;
  const { Token } = sides;
  return (
    <div class="context choice-card" data-testid="choice">
      <div class="context-hint">
        <strong>{title}</strong>
        <p>{body}</p>
      </div>
      <div class="choices">
        {words.choices(game.snapshot.value).map(({ action, testId, wide }) => (
          <button
            key={action}
            type="button"
            class={wide ? 'button wide' : 'button'}
            data-testid={testId}
            onClick={() => game.play(action)}
          >
            <ActionToken words={words} Token={Token} action={action} size={22} />
            {words.actionName(action)}
          </button>
        ))}
      </div>
    </div>
  );
}

interface ActionTokenProps {
  words: Pick<Words, 'actionColour'>;
  Token: Sides['Token'];
  action: Action;
  size: number;
}

/** The token of an action without a place, if it has one. */
export function ActionToken({ words, Token, action, size }: ActionTokenProps) {
  const colour = words.actionColour(action);
  return colour === undefined ? null : <Token colour={colour} size={size} />;
}

/** An earlier moment is looked at. */
function PastCard({ game, analysis, length }: Pick<ContextProps, 'game' | 'analysis'> & { length: number }) {
  const t = messages.value;
  return (
    <div class="context context-past">
      <p>{t.afterMove(length)}</p>
      {game.phase.value === 'over' && analysis !== null ? (
        <MarkLine analysis={analysis} move={length - 1} />
      ) : null}
      <button type="button" class="button" data-testid="present" onClick={() => game.lookAt(null)}>
        <Icon name="last" />
        {t.backToGame}
      </button>
    </div>
  );
}
