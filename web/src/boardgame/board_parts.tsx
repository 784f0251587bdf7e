import type { ComponentChild } from 'preact';
import type { KeyLine } from '../board/key_help/key_line';
import { beginOnBoard, isNothingFocused } from '../board/keys';
import { Lines, PlayedMoveCard } from '../play/analysis/later_analysis';
import type { Side } from '../play/game_types';
import type { GameView, ScreenParts } from '../play/game_view';
import { Announcement } from './announcement';
import type { BoardPartsProps } from './board_parts_props';
import { BoardView } from './board_view';
import { ContextCard } from './context_card';
import type { BoardGame } from './game';
import { Actions } from './game_actions';
import { MoveList } from './move_list';
import { Opening } from './openings/later_opening';
import { SetupTab } from './setup_tab';

/** What the keys of a board game do. */
export const BOARD_KEYS: readonly KeyLine[] = [
  '←↑↓→ walk',
  'Enter choose',
  'Esc back',
  'U undo',
  'H hint',
  'S skip',
];

/** What a board game has of its own on its screen. */
export function boardParts(props: BoardPartsProps): ScreenParts<BoardGame> {
  const { preferences } = props;
  return {
    aspect: ({ shape, spec }) => (shape.columns + spec.look.edge.bare) / (shape.rows + spec.look.edge.bare),
    film: () => import('./film'),
    board: (view) => (
      <>
        <BoardView key={`${view.game.id} ${view.game.seat.value}`} view={view} preferences={preferences} />
        <Announcement game={view.game} opponentName={view.opponentName} />
      </>
    ),
    strip: takenBy,
    context: (view) => (
      <>
        <ContextCard {...view} />
        <Opening {...view} />
      </>
    ),
    again: (view) => (view.analysis === null ? null : <PlayedMoveCard {...view} analysis={view.analysis} />),
    hint: ({ analysis }) => (analysis === null ? null : <Lines analysis={analysis} />),
    moves: (view) => <MoveList view={view} />,
    setup: (view) => <SetupTab view={view} {...props} />,
    actions: (view) => <Actions view={view} />,
    keys: BOARD_KEYS,
    key: act,
  };
}

/** What a side has taken. */
function takenBy({ game }: GameView<BoardGame>, side: Side): { left?: ComponentChild } {
  const { Taken } = game.spec;
  return Taken === undefined ? {} : { left: <Taken snapshot={game.shown.value} side={side} /> };
}

/** The keys work wherever the focus is; with nothing in focus Enter confirms, arrows go to the board. */
function act({ game, analysis, looking }: GameView<BoardGame>, key: string): boolean {
  switch (key) {
    case 'Escape':
      return analysis?.closeHint() === true || game.backOut();
    case 'u':
      // A game of others' is not gone on with: nothing of it is taken back.
      return !looking && game.undo();
    case 's':
      game.skip();
      return true;
    case 'Enter':
      return isNothingFocused() && game.confirmAim();
    default:
      return beginOnBoard(key);
  }
}
