import { Icon } from '../../shell/icons';
import { messages } from '../words/messages';
import type { PuzzleCourse } from './puzzle_course';

/** All puzzles by number: which are solved, which one is open. */
export function PuzzlePicker({ course }: { course: PuzzleCourse }) {
  const t = messages.value;
  const progress = course.progress.value;
  const states = { helped: t.puzzleIsHelped, clean: t.puzzleIsClean };
  return (
    <nav class="puzzle-picker" aria-label={t.puzzlesTitle}>
      {course.puzzles.map(({ id, difficulty }, place) => {
        const solved = progress[id];
        const state = solved === undefined ? t.puzzleIsOpen : states[solved];
        const level = t.puzzleDifficulty(difficulty, course.set.mostDifficult);
        return (
          <button
            key={id}
            type="button"
            class={`puzzle-number${solved === undefined ? '' : ` puzzle-${solved}`}`}
            data-testid={`puzzle-${place + 1}`}
            aria-current={place === course.place.value ? 'true' : undefined}
            aria-label={`${t.puzzlePlace(place + 1)}, ${level}, ${state}`}
            title={`${level}, ${state}`}
            onClick={() => course.open(place)}
          >
            {place + 1}
            {solved === 'clean' ? <Icon name="check" size={14} /> : null}
            {solved === 'helped' ? <Icon name="bulb" size={14} /> : null}
          </button>
        );
      })}
    </nav>
  );
}
