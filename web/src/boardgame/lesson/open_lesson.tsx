import '../puzzles/styles.css';
import './styles.css';
import { opponentName } from '../../play/opponent';
import type { SideScreen } from '../../play/side_screen';
import { PUZZLE_PACE } from '../pace';
import type { SideScreenParts } from '../side_screen';
import { LessonCourse } from './lesson_course';
import { LessonScreen } from './lesson_screen';
import type { LessonSpec } from './lesson_spec';
import { messages } from './words/messages';

/** A game's lesson, once its words have come; `onPlay` begins the game that it ends in. */
export async function openLesson(lesson: LessonSpec, onPlay: (rung: number) => void) {
  await messages.load();
  return ({ spec, session, openRules, openStage, onHome }: SideScreenParts): SideScreen => {
    const { frames, settings, ladder } = session;
    const course = new LessonCourse({
      spec,
      lesson,
      openRules,
      openStage: (snapshot) => openStage(snapshot, PUZZLE_PACE),
      frames,
    });
    return {
      view: () => (
        <LessonScreen
          course={course}
          spec={spec}
          opponent={opponentName(spec, ladder, lesson.rung)}
          frames={frames}
          dark={settings.dark.value}
          onPlay={() => onPlay(lesson.rung)}
          onBack={onHome}
        />
      ),
      dispose: () => course.dispose(),
    };
  };
}
