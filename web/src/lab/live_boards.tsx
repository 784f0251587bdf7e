import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Frames } from '../conductor/contract';
import { Face } from '../faces/face';
import type { SmallBoards } from '../shell/session/small_boards';
import { keepFitted } from '../shell/ui/keep_fitted';
import { BoardShow } from './board_show';
import { playerAt, seriesOf, type Task } from './contest';
import type { Lab } from './lab';
import { playerName } from './player_name';
import type { AnyRunner } from './runners';
import { takingTurns } from './taking_turns';
import { messages } from './words/messages';
import type { WorkerSlot } from './worker_slot';

/** Boards in sight: more would be too small to watch. */
const MOST_BOARDS = 8;
/** How often a board shows something new. */
const TICK_MS = 320;

interface LiveBoardsProps {
  lab: Lab;
  runner: AnyRunner;
  boards: SmallBoards;
}

/** The games that are being played, one board for each worker; for those who look, the figures say the rest. */
export function LiveBoards({ lab, runner, boards }: LiveBoardsProps) {
  const t = messages.value;
  const frames = useMemo(() => takingTurns(lab.session.frames), [lab]);
  return (
    <section class="live" aria-label={t.labLive} data-testid="live">
      {runner.slots.slice(0, MOST_BOARDS).map((slot, place) => (
        <LiveBoard key={place} lab={lab} runner={runner} boards={boards} slot={slot} frames={frames} />
      ))}
    </section>
  );
}

function LiveBoard(props: LiveBoardsProps & { slot: WorkerSlot; frames: Frames }) {
  const { lab, runner, boards, slot, frames } = props;
  const { settings } = lab.session;
  const canvas = useRef<HTMLCanvasElement>(null);
  const task = useSignal<Task | null>(null);
  const theme = settings.dark.value ? 'dark' : 'light';
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const show = new BoardShow({
      boards,
      frames,
      canvas: element,
      live: () => slot.live,
      startOf: ({ number }) => lab.startOf(runner.contest, number),
      onGame: (taken) => {
        task.value = taken;
      },
    });
    const leaveFitting = keepFitted(element, (fonts) =>
      show.fit(element.clientWidth, devicePixelRatio, `${theme} ${fonts}`),
    );
    const timer = setInterval(() => document.hidden || show.tick(), TICK_MS);
    return () => {
      clearInterval(timer);
      leaveFitting();
      show.dispose();
    };
  }, [theme, slot]);
  return (
    <figure class="live-board">
      <canvas ref={canvas} class="live-canvas" />
      {task.value === null ? null : <Caption lab={lab} runner={runner} task={task.value} />}
    </figure>
  );
}

/** Whose game it is: the player of the first side stands left; who plays alone has a name. */
function Caption({ lab, runner, task }: { lab: Lab; runner: AnyRunner; task: Task }) {
  const t = messages.value;
  const { contest } = runner;
  const [a = 0, b] = seriesOf(contest)[task.series] ?? [];
  const number = <span class="quiet figures">{t.labGame(task.number + 1)}</span>;
  const side = (place: number, name: string) => (
    <span class="live-side">
      <Face game={lab.session.game} rung={playerAt(contest.players, place).rung} size={24} />
      <span class="live-side-name">{name}</span>
    </span>
  );
  if (b === undefined)
    return (
      <figcaption>
        {side(a, playerName(lab, playerAt(contest.players, a)))}
        {number}
      </figcaption>
    );
  const [first, second] = lab.controller.sides();
  const isTurned = task.number % 2 === 1;
  return (
    <figcaption>
      {side(isTurned ? b : a, first)}
      {number}
      {side(isTurned ? a : b, second)}
    </figcaption>
  );
}
