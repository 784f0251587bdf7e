import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { RemarkBubble } from '../board/remark_bubble';
import { type Cell, middleCell, middleOf, NO_CELL } from '../board/shape';
import type { GameView } from '../play/game_view';
import { messages } from '../play/words/messages';
import { overlayOf } from './board_overlay';
import { BoardScenes } from './board_scenes';
import type { BoardGame } from './game';
import { PlayBoard } from './play_board';
import type { Preferences } from './preferences';

interface BoardProps {
  view: GameView<BoardGame>;
  preferences: Preferences;
}

/** The board of a game. */
export function BoardView({ view, preferences }: BoardProps) {
  const { game, analysis, growFrom } = view;
  const { frames } = view.session;
  const dark = view.session.settings.dark.value;
  const { spec, shape } = game;
  const snapshot = game.snapshot.value;
  const stage = useMemo(() => new BoardScenes(game, frames), [game]);
  useEffect(() => stage.watch(), [stage]);
  // The board is opened before the analysis has come.
  const weighed = useSignal(analysis);
  useLayoutEffect(() => {
    weighed.value = analysis;
  });
  const last = game.moves.value.at(-1)?.cell ?? NO_CELL;
  const choose = (cell: Cell, touched: boolean) => {
    const action = game.actionTo(cell);
    const waits = touched && preferences.confirm.value && action !== null && game.aim.value !== action;
    if (waits) game.aimAt(cell);
    else game.tap(cell);
  };
  const drags = useMemo(
    () => ({
      can: (cell: Cell) => game.canChoose(cell),
      take: (cell: Cell) => game.take(cell),
      drop: (cell: Cell) => game.drop(cell),
    }),
    [game],
  );
  return (
    <PlayBoard
      stage={stage}
      shape={shape}
      look={spec.look}
      frames={frames}
      dark={dark}
      growFrom={growFrom}
      overlayOf={(pointing) => overlayOf(game, weighed.value, pointing, preferences)}
      labelOf={(cell) => spec.words.cell(snapshot, cell)}
      home={last === NO_CELL ? middleCell(shape) : last}
      selected={selectedOf(game)}
      onChoose={choose}
      drags={spec.input === 'move' ? drags : undefined}
    >
      {(margin) => <BoardRemark game={game} margin={margin} />}
    </PlayBoard>
  );
}

/** The cell whose action waits, or whose piece is chosen. */
function selectedOf({ aim, chosen, spec }: BoardGame): Cell {
  return aim.value === null ? chosen.value : spec.cellsOf(aim.value).to;
}

function BoardRemark({ game, margin }: { game: BoardGame; margin: string }) {
  const remark = game.remark.value;
  if (remark === null) return null;
  const { cell, from, why } = remark;
  return (
    <RemarkBubble
      key={cell}
      at={middleOf(game.shape, cell)}
      shape={game.shape}
      margin={margin}
      text={
        why === 'turn' ? messages.value.whyNotYours : game.spec.words.whyNot(game.snapshot.value, cell, from)
      }
      onGone={() => {
        if (game.remark.value === remark) game.remark.value = null;
      }}
    />
  );
}
