import type { GameView } from '../play/game_view';
import { MoveMark } from '../play/marks/later_marks';
import { PastTurnButton } from './analysis/later_plans';
import type { Battle } from './battle/battle';
import { type BattleMove, groupByTurn } from './battle/record';
import { describeMove, sideName, typeName } from './battle/sentences';
import { Token } from './cards/token';
import { messages } from './words/messages';

/** The actions by turns; a press looks at the board as it was then. Once the battle is over, what each of them lost. */
export function MoveList({ view }: { view: GameView<Battle> }) {
  const t = messages.value;
  const { game } = view;
  const analysis = game.analysis.value;
  const over = game.phase.value === 'over';
  const at = game.past.value ?? game.moves.value.length;
  let length = 0;
  return (
    <div class="moves figures">
      {groupByTurn(game.shownMoves.value).map((turn) => (
        <section key={`${turn.round}-${turn.side}`} class="turn">
          <h2>
            <Token side={turn.side} size={14} />
            {t.turnOf(sideName(t, turn.side), turn.round)}
            {analysis === null ? null : (
              <PastTurnButton analysis={analysis} side={turn.side} round={turn.round} />
            )}
          </h2>
          <ol>
            {turn.moves.map((move) => {
              length += 1;
              return <MoveLine key={length} view={view} move={move} length={length} at={at} over={over} />;
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface MoveLineProps {
  view: GameView<Battle>;
  move: BattleMove;
  /** Actions played once it was. */
  length: number;
  /** Of the moment that is looked at. */
  at: number;
  over: boolean;
}

function MoveLine({ view, move, length, at, over }: MoveLineProps) {
  const t = messages.value;
  if (move.type === null) return null;
  const words = (
    <>
      <span>{describeMove(t, move)}</span>
      {move.struck.map((struck, index) => (
        <span key={index} class={struck.dies ? 'struck fell' : 'struck'}>
          <Token side={struck.side} size={12} />
          {struck.dies
            ? t.moveKill(typeName(t, struck.type))
            : t.moveHit(typeName(t, struck.type), struck.damage)}
        </span>
      ))}
    </>
  );
  if (!over) return <li class="move">{words}</li>;
  return (
    <li>
      <button
        type="button"
        class={at === length ? 'move move-at' : 'move'}
        aria-current={at === length}
        data-testid={`move-${length}`}
        onClick={() => view.game.lookAt(length)}
      >
        {words}
        {view.analysis === null ? null : <MoveMark analysis={view.analysis} move={length - 1} />}
      </button>
    </li>
  );
}
