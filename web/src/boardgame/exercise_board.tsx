import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { SceneSource } from '../board/board_loop';
import { type Cell, middleCell, NO_CELL } from '../board/shape';
import type { Frames } from '../conductor/contract';
import type { Action, GameSnapshot, Side } from '../play/game_types';
import { actionTo } from './action_to';
import type { Pointing } from './board_overlay';
import { EMPTY_OVERLAY, type Overlay } from './overlay';
import { type Drags, PlayBoard } from './play_board';
import type { Spec } from './spec';

/** A position in which the player is to find something. */
export interface Exercise {
  readonly side: Side;
  readonly snapshot: ReadonlySignal<GameSnapshot>;
  readonly stage: SceneSource<unknown>;
  /** What the player could play now. */
  legalActions(): readonly Action[];
  choose(action: Action): unknown;
}

interface ExerciseBoardProps {
  spec: Spec;
  game: Exercise;
  /** What it is played with. */
  setup: object;
  /** What was played last, where the keyboard begins; undefined for the middle. */
  last?: Action | undefined;
  /** What is shown to the player; reads signals. */
  shown(): Action | null;
  frames: Frames;
  dark: boolean;
}

/** The board of an exercise. */
export function ExerciseBoard({ spec, game, setup, last, shown, frames, dark }: ExerciseBoardProps) {
  const shape = useMemo(() => spec.shape(setup, game.side), [spec, game]);
  /** The piece that is to move, where pieces do. */
  const chosen = useSignal<Cell>(NO_CELL);
  const snapshot = game.snapshot.value;
  const home = last === undefined ? NO_CELL : spec.cellsOf(last).to;
  const begins = (cell: Cell) => game.legalActions().some((one) => spec.cellsOf(one).from === cell);
  const choose = (cell: Cell) => {
    const action = actionTo(spec, game.legalActions(), chosen.value, cell);
    chosen.value = action === null && begins(cell) && cell !== chosen.value ? cell : NO_CELL;
    if (action !== null) game.choose(action);
  };
  const drags: Drags = {
    can: begins,
    take(from) {
      chosen.value = from;
    },
    drop(cell) {
      if (cell !== chosen.value) choose(cell);
    },
  };
  const overlayOf = ({ hover, focus }: Pointing): Overlay => {
    const ghost = (action: Action | null) =>
      action === null ? null : (spec.look.ghosts(game.snapshot.value, [action])[0] ?? null);
    const pointed = hover === NO_CELL ? focus : hover;
    const legal = game.legalActions();
    const from = chosen.value;
    const ways = from === NO_CELL ? [] : legal.map((action) => spec.cellsOf(action));
    return {
      ...EMPTY_OVERLAY,
      hover: ghost(actionTo(spec, legal, from, pointed)),
      aim: ghost(shown()),
      focus,
      from,
      targets: ways.filter((way) => way.from === from).map(({ to }) => to),
    };
  };
  return (
    <main class="puzzle-slot" style={{ '--board-aspect': shape.columns / shape.rows }}>
      <PlayBoard
        stage={game.stage}
        shape={shape}
        look={spec.look}
        frames={frames}
        dark={dark}
        overlayOf={overlayOf}
        labelOf={(cell) => spec.words.cell(snapshot, cell)}
        home={home === NO_CELL ? middleCell(shape) : home}
        selected={chosen.value}
        onChoose={choose}
        drags={spec.input === 'move' ? drags : undefined}
      />
    </main>
  );
}
