import { RemarkBubble } from '../board/remark_bubble';
import type { Frames } from '../conductor/contract';
import { type Cell, cellAt, crossingOf } from '../gomoku/cells';
import { describeCell } from '../gomoku/words';
import { messages } from '../gomoku/words/messages';
import type { Analyst } from './analysis/analysis';
import { overlayOf } from './board_overlay';
import type { GomokuGame } from './game';
import { StoneBoard } from './play_board';
import type { Preferences } from './preferences';

interface BoardProps {
  game: GomokuGame;
  analyst: Analyst;
  preferences: Preferences;
  frames: Frames;
  dark: boolean;
  /** Where the board grows from when it appears. */
  growFrom: DOMRect | null;
}

/** The board of a game. */
export function BoardView({ game, analyst, preferences, frames, dark, growFrom }: BoardProps) {
  const t = messages.value;
  const snapshot = game.snapshot.value;
  const { size } = snapshot;
  const middle = Math.floor((size - 1) / 2);
  const place = (cell: Cell, touched: boolean) => {
    const waits = touched && preferences.confirm.value && game.aim.value !== cell;
    if (waits && game.whyNot(cell) === null) game.aimAt(cell);
    else game.tap(cell);
  };
  return (
    <StoneBoard
      stage={game.stage}
      size={size}
      frames={frames}
      dark={dark}
      growFrom={growFrom}
      overlayOf={(pointing) => overlayOf(game, analyst, pointing, preferences.numbers.value)}
      labelOf={(cell) => describeCell(t, snapshot, cell)}
      home={snapshot.stones.at(-1)?.cell ?? cellAt(middle, middle)}
      selected={game.aim.value}
      onPlace={place}
    >
      {(margin) => <BoardRemark game={game} margin={margin} />}
    </StoneBoard>
  );
}

function BoardRemark({ game, margin }: { game: GomokuGame; margin: string }) {
  const remark = game.remark.value;
  if (remark === null) return null;
  return (
    <RemarkBubble
      key={remark.cell}
      at={crossingOf(remark.cell)}
      across={game.settings.size}
      margin={margin}
      text={messages.value[remark.why]}
      onGone={() => {
        if (game.remark.value === remark) game.remark.value = null;
      }}
    />
  );
}
