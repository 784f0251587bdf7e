import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { type Pointing, StoneBoard } from '../boardgame/play_board';
import type { PuzzleBoardProps } from '../boardgame/puzzles/puzzle_board';
import { GomokuStage } from '../boardgame/timeline';
import type { Commons } from '../shell/session';
import type { Overlay } from './board/overlay';
import { EMPTY_OVERLAY } from './board/overlay';
import { cellAt } from './cells';
import { STONE_MS } from './scene';
import { type Colour, decodeSnapshot } from './snapshot';
import { type StoneData, snapshotData, stoneEvents } from './snapshot_data';
import { describeCell } from './words';
import { messages } from './words/messages';

/** The board of stones for puzzles, with what it needs of the page. */
export function puzzleStones(commons: Commons): ComponentType<PuzzleBoardProps> {
  return function PuzzleStones(props: PuzzleBoardProps) {
    const { size, stones, row } = props;
    const t = messages.value;
    const { dark, reducedMotion } = commons.settings;
    const shown = useSignal(props);
    const stage = useMemo(
      () =>
        new GomokuStage(snapshotData(props), {
          pace: () => ({ answer: 0, stone: 0, choice: 0 }),
          motion: () => (reducedMotion.value ? 'fade' : 'travel'),
        }),
      [],
    );
    useLayoutEffect(() => {
      showStones(stage, shown.peek(), props, commons.frames.now());
      shown.value = props;
    }, [stones, row, props.hint, props.active]);
    const snapshot = decodeSnapshot(snapshotData({ size, stones, row }));
    const middle = Math.floor(size / 2);
    return (
      <StoneBoard
        stage={stage}
        size={size}
        frames={commons.frames}
        dark={dark.value}
        overlayOf={(pointing) => overlayOf(shown.value, pointing)}
        labelOf={(cell) => describeCell(t, snapshot, cell)}
        home={stones.at(-1) ?? cellAt(middle, middle)}
        selected={-1}
        onPlace={(cell) => props.onChoose(cell)}
      />
    );
  };
}

/** Stones that came are placed one after the other, those that went are lifted off. */
function showStones(stage: GomokuStage, before: StoneData, after: StoneData, now: number): void {
  const { size, stones } = after;
  const known = before.stones.length;
  const grew = stones.length > known && before.stones.every((cell, index) => cell === stones[index]);
  if (!grew) {
    if (stones.length !== known) stage.stepBack(snapshotData(after), now);
    return;
  }
  for (let length = known + 1; length <= stones.length; length++) {
    const row = length === stones.length ? after.row : [];
    const placed = { size, stones: stones.slice(0, length), row };
    stage.perform({
      action: stones[length - 1] ?? 0,
      events: stoneEvents(placed),
      before: snapshotData({ size, stones: stones.slice(0, length - 1), row: [] }),
      after: snapshotData(placed),
      start: now + (length - known - 1) * STONE_MS,
      by: 'opponent',
    });
  }
}

function overlayOf({ stones, hint, active }: PuzzleBoardProps, { hover, focus }: Pointing): Overlay {
  const colour = (stones.length % 2) as Colour;
  const pointed = hover === -1 ? focus : hover;
  const free = active && pointed >= 0 && !stones.includes(pointed);
  return {
    ...EMPTY_OVERLAY,
    hover: free ? { cell: pointed, colour, number: 0 } : null,
    aim: hint >= 0 ? { cell: hint, colour, number: 0 } : null,
    focus,
  };
}
