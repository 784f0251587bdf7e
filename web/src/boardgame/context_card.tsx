import { PLACE_TWO, TAKE_BLACK, TAKE_WHITE } from '../gomoku/action_code';
import { coloursTaken, Phase } from '../gomoku/snapshot';
import { StoneToken } from '../gomoku/stone_token';
import { colourName, stonesLeft } from '../gomoku/words';
import { messages } from '../gomoku/words/messages';
import { Icon } from '../shell/icons';
import type { GomokuGame } from './game';

interface ContextProps {
  game: GomokuGame;
  opponentName: string;
}

/** What the player can do now. Never more than one thing at a time. */
export function ContextCard({ game, opponentName }: ContextProps) {
  const t = messages.value;
  const snapshot = game.snapshot.value;
  if (game.past.value !== null) return <PastCard game={game} length={game.past.value} />;
  if (game.phase.value === 'over') return null;
  if (snapshot.sideToMove !== game.settings.side) {
    return <Hint title={t.gomokuThinks(opponentName)} body={t.thinking} />;
  }
  const left = stonesLeft(snapshot);
  switch (snapshot.phase) {
    case Phase.choosing:
    case Phase.deciding:
      return <ChoiceCard game={game} />;
    case Phase.placingThree:
      return <Hint title={t.gomokuPlaceThree(left)} body={t.gomokuPlaceThreeHint} />;
    case Phase.placingTwo:
      return <Hint title={t.gomokuPlaceTwo(left)} body={t.gomokuPlaceTwoHint} />;
    default:
      return (
        <Hint
          title={t.gomokuYourStone}
          body={coloursTaken(snapshot) ? t.gomokuYourStoneHint(colourName(t, snapshot.colour)) : ''}
        />
      );
  }
}

function Hint({ title, body }: { title: string; body: string }) {
  return (
    <div class="context context-hint" data-testid="context">
      <strong>{title}</strong>
      <p>{body}</p>
    </div>
  );
}

/** The choice of colours, as buttons. */
function ChoiceCard({ game }: { game: GomokuGame }) {
  const t = messages.value;
  const { phase } = game.snapshot.value;
  const mayAdd = phase === Phase.choosing;
  return (
    <div class="context" data-testid="choice">
      <div class="context-hint">
        <strong>{t.gomokuChoose}</strong>
        <p>{mayAdd ? t.gomokuChooseHint : t.gomokuDecideHint}</p>
      </div>
      <div class="choices">
        <button type="button" class="button" data-testid="take-black" onClick={() => game.play(TAKE_BLACK)}>
          <StoneToken colour={0} size={22} />
          {t.gomokuTakeBlack}
        </button>
        <button type="button" class="button" data-testid="take-white" onClick={() => game.play(TAKE_WHITE)}>
          <StoneToken colour={1} size={22} />
          {t.gomokuTakeWhite}
        </button>
        {mayAdd ? (
          <button
            type="button"
            class="button wide"
            data-testid="place-two"
            onClick={() => game.play(PLACE_TWO)}
          >
            <StoneToken colour={null} size={22} />
            {t.gomokuPlaceTwoMore}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** An earlier moment is looked at. */
function PastCard({ game, length }: { game: GomokuGame; length: number }) {
  const t = messages.value;
  return (
    <div class="context context-past">
      <p>{t.gomokuPast(length)}</p>
      <button type="button" class="button" data-testid="present" onClick={() => game.lookAt(null)}>
        <Icon name="last" />
        {t.gomokuPresent}
      </button>
    </div>
  );
}
