import './styles.css';
import type { Apart } from '../../play/apart';
import type { SideScreen } from '../../play/side_screen';
import { PUZZLE_PACE } from '../pace';
import type { SideScreenParts } from '../side_screen';
import { EngineSolver } from './engine_solver';
import { PuzzleCourse } from './puzzle_course';
import type { PuzzleGameParts } from './puzzle_game';
import type { ProgressKept } from './puzzle_progress';
import { PuzzleScreen } from './puzzle_screen';
import type { PuzzlesSpec } from './puzzles_spec';
import { messages } from './words/messages';

/** One puzzle that belongs to something else. */
export interface PuzzleApart {
  apart: Apart;
  kept: Pick<ProgressKept, 'read' | 'enter'>;
  onHelp: NonNullable<PuzzleGameParts['onHelp']>;
}

/** The puzzles of a game, judged by its strongest rung, once their words have come. */
export async function openPuzzles(
  set: PuzzlesSpec,
  one?: PuzzleApart,
): Promise<(parts: SideScreenParts) => SideScreen> {
  await messages.load();
  return (parts) => openSet(parts, set, one);
}

function openSet(parts: SideScreenParts, set: PuzzlesSpec, one?: PuzzleApart): SideScreen {
  const { spec, session, openRules, onHome } = parts;
  const { frames, saves, settings } = session;
  const solver = new EngineSolver({
    thinker: session.analysis(),
    rules: openRules(),
    frames,
    rung: parts.strongest,
  });
  const course = new PuzzleCourse({
    spec,
    set,
    openRules,
    openStage: (snapshot) => parts.openStage(snapshot, PUZZLE_PACE),
    frames,
    solver,
    saves,
    ...(one === undefined ? {} : { kept: one.kept, onHelp: one.onHelp }),
  });
  return {
    view: () => (
      <PuzzleScreen
        ladder={session.ladder}
        course={course}
        frames={frames}
        dark={settings.dark.value}
        apart={one?.apart ?? null}
        onBack={() => (one === undefined ? onHome() : one.apart.leave())}
      />
    ),
    dispose() {
      course.dispose();
      solver.dispose();
    },
  };
}
