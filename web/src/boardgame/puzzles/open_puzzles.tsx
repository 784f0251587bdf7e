import './styles.css';
import type { SideScreen } from '../../play/side_screen';
import { PUZZLE_PACE } from '../pace';
import type { SideScreenParts } from '../side_screen';
import { EngineSolver } from './engine_solver';
import { PuzzleCourse } from './puzzle_course';
import { PuzzleScreen } from './puzzle_screen';
import type { PuzzlesSpec } from './puzzles_spec';
import { messages } from './words/messages';

/** The puzzles of a game, judged by its strongest rung, once their words have come. */
export async function openPuzzles(set: PuzzlesSpec): Promise<(parts: SideScreenParts) => SideScreen> {
  await messages.load();
  return (parts) => openSet(parts, set);
}

function openSet(parts: SideScreenParts, set: PuzzlesSpec): SideScreen {
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
  });
  return {
    view: () => (
      <PuzzleScreen
        ladder={session.ladder}
        course={course}
        frames={frames}
        dark={settings.dark.value}
        onBack={onHome}
      />
    ),
    dispose() {
      course.dispose();
      solver.dispose();
    },
  };
}
