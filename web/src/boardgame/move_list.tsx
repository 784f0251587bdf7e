import { NO_CELL } from '../board/shape';
import type { GameView } from '../play/game_view';
import { MoveMark } from '../play/marks/later_marks';
import type { BoardMove } from './board_types';
import type { BoardGame } from './game';
import { Opening } from './openings/later_opening';

/** All actions in their order; a press looks at the board as it was then. */
export function MoveList({ view }: { view: GameView<BoardGame> }) {
  const { game, analysis, openRules } = view;
  const over = game.phase.value === 'over';
  const moves = game.moves.value;
  const at = game.past.value ?? moves.length;
  return (
    <>
      <Opening game={game} openRules={openRules} />
      <ol class={over ? 'ply-list ply-list-marked figures' : 'ply-list figures'}>
        {moves.map((move, index) => (
          <li key={index} class={move.cell === NO_CELL ? 'ply-placeless' : undefined}>
            <button
              type="button"
              class={at === index + 1 ? 'ply ply-at' : 'ply'}
              aria-current={at === index + 1}
              data-testid={`move-${index + 1}`}
              onClick={() => game.lookAt(index + 1)}
            >
              <MoveWords game={game} move={move} who={view.nameOf(move.side)} />
              {over && analysis !== null ? <MoveMark analysis={analysis} move={index} /> : null}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function MoveWords({ game, move, who }: { game: BoardGame; move: BoardMove; who: string }) {
  const { sides, words } = game.spec;
  const { Token } = sides;
  if (move.cell === NO_CELL) {
    return (
      <span>
        {who}: {words.actionName(move.action)}
      </span>
    );
  }
  return (
    <>
      <span class="ply-number">{move.number}</span>
      <Token colour={move.colour} size={14} />
      <span translate={false}>{words.notation(move.action, game.settings, move.before)}</span>
    </>
  );
}
