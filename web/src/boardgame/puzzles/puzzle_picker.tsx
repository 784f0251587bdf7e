import { Icon } from '../../shell/ui/icons';
import type { PuzzleCourse } from './puzzle_course';
import { messages } from './words/messages';

/** All puzzles by number, under their themes: which are solved, which one is open. */
export function PuzzlePicker({ course }: { course: PuzzleCourse }) {
  const t = messages.value;
  return (
    <nav class="puzzle-picker" aria-label={t.puzzlesTitle}>
      {groupsOf(course).map(({ theme, places }) => (
        <section key={theme} class="puzzle-group" aria-label={theme}>
          <h2>{theme}</h2>
          <div class="puzzle-numbers">
            {places.map((place) => (
              <PuzzleNumber key={place} course={course} place={place} />
            ))}
          </div>
        </section>
      ))}
    </nav>
  );
}

function PuzzleNumber({ course, place }: { course: PuzzleCourse; place: number }) {
  const t = messages.value;
  const puzzle = course.puzzles[place];
  if (puzzle === undefined) return null;
  const solved = course.progress.value[puzzle.id];
  const states = { helped: t.puzzleIsHelped, clean: t.puzzleIsClean };
  const state = solved === undefined ? t.puzzleIsOpen : states[solved];
  const level = t.puzzleDifficulty(puzzle.difficulty, course.set.mostDifficult);
  return (
    <button
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
}

/** The themes in their order, each with the places of its puzzles. */
function groupsOf({ puzzles, set }: PuzzleCourse): { theme: string; places: number[] }[] {
  const groups: { theme: string; places: number[] }[] = [];
  for (const [place, puzzle] of puzzles.entries()) {
    const theme = set.theme(puzzle);
    const last = groups.at(-1);
    if (last?.theme === theme) last.places.push(place);
    else groups.push({ theme, places: [place] });
  }
  return groups;
}
