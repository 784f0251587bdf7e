import { useEffect } from 'preact/hooks';
import type { Game } from '../../../wasm/engine';
import { NO_CELL } from '../board/shape';
import type { Analysis } from './analysis/analysis';
import type { BoardGame } from './game';
import type { MoveRecord } from './game_types';
import { MarksSummary, MoveMark } from './marks/later_marks';
import { Opening } from './openings/later_opening';
import { type Ladder, opponentName } from './opponent';
import { messages } from './words/messages';

interface MoveListProps {
  game: BoardGame;
  analysis: Analysis;
  ladder: Ladder;
  /** For the name of the opening. */
  openRules(): Game;
}

/** All actions in their order; a press looks at the board as it was then. Once the game is over, what each of them lost. */
export function MoveList({ game, analysis, ladder, openRules }: MoveListProps) {
  const t = messages.value;
  const over = game.phase.value === 'over';
  useEffect(() => {
    analysis.marks.value = over;
    return () => {
      analysis.marks.value = false;
    };
  }, [analysis, over]);
  const moves = game.moves.value;
  const at = game.past.value ?? moves.length;
  const name = opponentName(game.spec, ladder, game.settings.rung);
  if (moves.length === 0) return <p class="quiet empty">{t.noMoves}</p>;
  return (
    <div>
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
              <MoveWords game={game} move={move} who={move.side === game.settings.side ? t.you : name} />
              {over ? <MoveMark analysis={analysis} move={index} /> : null}
            </button>
          </li>
        ))}
      </ol>
      {over ? <MarksSummary analysis={analysis} ladder={ladder} /> : null}
    </div>
  );
}

function MoveWords({ game, move, who }: { game: BoardGame; move: MoveRecord; who: string }) {
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
      <span translate={false}>{words.notation(move.action, game.settings)}</span>
    </>
  );
}
