import { useLayoutEffect } from 'preact/hooks';
import type { TacticsModule } from '../../../../wasm/tactics';
import { KeyHelp } from '../../board/key_help';
import { useKeys } from '../../board/keys';
import type { Session } from '../../shell/session/session';
import { strokeOf } from '../../shell/ui/keys';
import { backOutBeside } from '../battle/back_out_beside';
import type { Battle } from '../battle/battle';
import { Actions } from '../battle/battle_actions';
import { BATTLE_KEYS, battleKey } from '../battle/battle_keys';
import { BoardView } from '../board/board_view';
import { ContextCard } from '../cards/context_card';
import { Applause, Sparks } from './applause';
import { Hand } from './hand';
import { LiveRegion } from './live_region';
import type { Puzzle } from './puzzle';
import { Said } from './said';
import { SkirmishEnd } from './skirmish_end';
import { SkirmishTable } from './skirmish_table';
import { TaskCard } from './task_card';
import type { Teaching } from './teaching';
import { TeachingBar } from './teaching_bar';
import { praiseLine } from './teaching_words';
import { messages } from './words/messages';

export interface TeachingScreenProps {
  teaching: Teaching;
  session: Session<TacticsModule>;
  perf: boolean;
  growFrom: DOMRect | null;
  onHome(): void;
  /** Leaves the course for a battle. */
  onBattle(): void;
}

/** The course on the screen. */
export function TeachingScreen(props: TeachingScreenProps) {
  const lesson = props.teaching.lesson.value;
  return (
    <>
      {lesson.kind === 'puzzle' ? (
        <PuzzleScreen {...props} puzzle={lesson.puzzle} />
      ) : (
        <SkirmishScreen {...props} battle={lesson.battle} />
      )}
      <Said teaching={props.teaching} />
    </>
  );
}

function Bar({ teaching, onHome, onBattle }: TeachingScreenProps) {
  return (
    <TeachingBar place={teaching.place.value} length={teaching.length} onHome={onHome} onSkip={onBattle} />
  );
}

/** Escape leaves once there is nothing left to back out of; the battle's own keys hear it first. */
function useWayOut(battle: Battle, leave: () => void): void {
  // Heard as soon as the battle's keys are, and after them.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (strokeOf(event)?.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [battle]);
}

/** A puzzle: the task, the board, what is chosen, and the few actions of one turn. */
function PuzzleScreen(props: TeachingScreenProps & { puzzle: Puzzle }) {
  const { puzzle, session, teaching } = props;
  const { battle } = puzzle;
  const t = messages.value;
  const solved = puzzle.solved.value;
  const guide = puzzle.guide.value;
  const chosen = battle.selection.value !== null || battle.inspected.value !== null;
  useKeys(battle, (key) => battleKey(battle, () => puzzle.endTurn(), key));
  useWayOut(battle, props.onHome);
  return (
    <div class="table puzzle" onPointerDown={(event) => backOutBeside(event, battle)}>
      <Bar {...props} />
      <TaskCard puzzle={puzzle} />
      <main class="board-slot">
        <BoardView
          key={battle.id}
          battle={battle}
          frames={session.frames}
          dark={session.settings.dark.value}
          growFrom={teaching.place.value === 0 ? props.growFrom : null}
        >
          {guide === null ? null : <Hand cell={guide.cell} />}
          {solved ? <Sparks cell={puzzle.target} /> : null}
        </BoardView>
        {solved ? <Applause line={praiseLine(t, puzzle.lesson)} onNext={() => teaching.next()} /> : null}
        <p id="board-help" class="sr-only">
          {t.boardHelp}
        </p>
      </main>
      <aside class="side-panel">{chosen ? <ContextCard battle={battle} opponentName="" /> : null}</aside>
      <Actions battle={battle} basic onEndTurn={() => puzzle.endTurn()} />
      <KeyHelp lines={BATTLE_KEYS} />
      <LiveRegion battle={battle} />
    </div>
  );
}

/** Three against three: a battle like any other, but for its frame. */
function SkirmishScreen(props: TeachingScreenProps & { battle: Battle }) {
  const { battle, session, teaching } = props;
  const t = messages.value;
  const begins = battle.snapshot.value.round === 1 && battle.phase.value === 'player';
  useWayOut(battle, props.onHome);
  return (
    <SkirmishTable
      battle={battle}
      session={session}
      perf={props.perf}
      bar={<Bar {...props} />}
      note={
        begins ? (
          <p class="task task-note" data-testid="task">
            {t.teachThree}
          </p>
        ) : null
      }
      result={
        <SkirmishEnd
          battle={battle}
          onAgain={() => teaching.playAgain()}
          onBattle={props.onBattle}
          onHome={props.onHome}
        />
      }
    />
  );
}
