import { KeyHelp } from '../../board/key_help';
import type { KeyLine } from '../../board/key_help/key_line';
import { beginOnBoard, useKeys } from '../../board/keys';
import type { Frames } from '../../conductor/contract';
import type { Apart } from '../../play/apart';
import type { Action, GameSnapshot } from '../../play/game_types';
import { type Ladder, opponentName } from '../../play/opponent';
import { Icon } from '../../shell/ui/icons';
import { ExerciseBoard } from '../exercise_board';
import type { PuzzleCourse } from './puzzle_course';
import type { PuzzleGame } from './puzzle_game';
import { PuzzlePicker } from './puzzle_picker';
import type { PuzzleGoal } from './puzzles_spec';
import { messages } from './words/messages';

export interface PuzzleScreenProps {
  course: PuzzleCourse;
  ladder: Ladder;
  frames: Frames;
  dark: boolean;
  /** What a single puzzle belongs to; null for a whole set. */
  apart: Apart | null;
  onBack(): void;
}

/** A puzzle on the board, what it asks for, how the attempt stands, and the whole set beside it. */
export function PuzzleScreen({ course, ladder, frames, dark, apart, onBack }: PuzzleScreenProps) {
  const t = messages.value;
  const game = course.game.value;
  const next = () => (apart === null ? course.next() : apart.leave());
  usePuzzleKeys(course, next);
  return (
    <div class="puzzles" data-game={course.spec.game} data-testid="puzzles" data-phase={game.phase.value}>
      <header class="bar">
        <button type="button" class="icon-button" onClick={onBack} aria-label={t.back} data-testid="back">
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{apart === null ? t.puzzlesTitle : apart.leaveWords()}</h1>
        {apart === null ? (
          <span class="quiet figures" data-testid="puzzle-count">
            {t.puzzleCount(course.solvedCount.value, course.puzzles.length)}
          </span>
        ) : null}
      </header>
      <Task course={course} ladder={ladder} />
      <ExerciseBoard
        key={game.puzzle.id}
        spec={course.spec}
        game={game}
        setup={game.puzzle}
        last={game.moves.value.at(-1)}
        shown={() => game.hint.value}
        frames={frames}
        dark={dark}
      />
      <div class="puzzle-side">
        <Standing course={course} />
        <Actions course={course} apart={apart} onNext={next} />
        {apart === null ? <PuzzlePicker course={course} /> : null}
      </div>
      <KeyHelp lines={PUZZLE_KEYS} />
    </div>
  );
}

const PUZZLE_KEYS: readonly KeyLine[] = ['←↑↓→ walk', 'Enter choose', 'H hint', 'U undo', 'N next'];

/** The keys work wherever the focus is; with nothing in focus arrows go to the board. */
function usePuzzleKeys(course: PuzzleCourse, next: () => void): void {
  useKeys(course, (key) => {
    const game = course.game.value;
    if (key === 'h') void game.askHint();
    else if (key === 'u' && game.canTakeBack) game.takeBack();
    else if (key === 'n') next();
    else return beginOnBoard(key);
    return true;
  });
}

function Task({ course, ladder }: Pick<PuzzleScreenProps, 'course' | 'ladder'>) {
  const t = messages.value;
  const { spec, set } = course;
  const { puzzle, snapshot, side } = course.game.value;
  const [remark = '', ...more] = set.remarks(puzzle);
  const solver = set.solver(puzzle);
  return (
    <section class="puzzle-task" aria-label={set.task(puzzle)} data-testid="puzzle-task">
      <spec.sides.Token colour={spec.sides.colourOf(snapshot.value, side)} size={34} />
      <div>
        <p class="puzzle-task-line">{set.task(puzzle)}</p>
        <p class="quiet">
          {remark} {set.goal?.length(puzzle) ?? t.puzzleLength((puzzle.plies + 1) / 2)}
        </p>
        <p class="quiet" data-testid="puzzle-solver">
          {solver === null ? t.puzzleBeyond : t.puzzleSolver(opponentName(spec, ladder, solver))}
        </p>
        {more.map((words) => (
          <p key={words} class="quiet">
            {words}
          </p>
        ))}
      </div>
      <Difficulty level={puzzle.difficulty} most={set.mostDifficult} />
    </section>
  );
}

function Difficulty({ level, most }: { level: number; most: number }) {
  const label = messages.value.puzzleDifficulty(level, most);
  return (
    <span class="puzzle-difficulty" role="img" aria-label={label} title={label}>
      {Array.from({ length: most }, (_, place) => (
        <i key={place} class={place < level ? 'puzzle-dot puzzle-dot-full' : 'puzzle-dot'} />
      ))}
    </span>
  );
}

/** How the attempt stands, said to those who listen too. */
function Standing({ course }: { course: PuzzleCourse }) {
  const phase = course.game.value.phase.value;
  const bad = phase === 'wrong' || phase === 'unsure';
  return (
    <p
      class={`puzzle-standing${bad ? ' puzzle-bad' : ''}${phase === 'solved' ? ' puzzle-good' : ''}`}
      role="status"
      data-testid="puzzle-standing"
    >
      {bad ? <Icon name="warning" /> : phase === 'solved' ? <Icon name="check" /> : null}
      <span>{standingWords(course)}</span>
    </p>
  );
}

function standingWords({ spec, set: { goal }, game: { value: game } }: PuzzleCourse): string {
  const t = messages.value;
  const nameOf = (action: Action, before: GameSnapshot | undefined) =>
    spec.words.notation(action, game.puzzle, before);
  const last = game.moves.value.at(-1);
  const answer = last === undefined ? '' : t.puzzleOtherPlayed(nameOf(last, game.befores.at(-1)));
  switch (game.phase.value) {
    case 'checking':
      return t.puzzleChecking;
    case 'unsure':
      return t.puzzleUnsure;
    case 'solved':
      return game.helped ? t.puzzleSolvedHelped : t.puzzleSolvedClean;
    case 'wrong':
      return `${missedWords(game, goal)} ${answer}`;
    case 'player':
      if (game.asking.value) return t.puzzleLooking;
      if (game.hint.value !== null) return t.puzzleHintAt(nameOf(game.hint.value, game.snapshot.value));
      if (game.played.length > 0) return `${t.puzzleGoOn} ${answer}`;
      return goal?.find(game.puzzle) ?? t.puzzleFind;
  }
}

/** What the last move has lost, where that is known. */
function missedWords({ left, puzzle }: PuzzleGame, goal: PuzzleGoal | undefined): string {
  if (left.value === null || goal === undefined) return messages.value.puzzleWrong;
  return goal.missed(puzzle, left.value);
}

interface ActionsProps {
  course: PuzzleCourse;
  apart: Apart | null;
  onNext(): void;
}

function Actions({ course, apart, onNext }: ActionsProps) {
  const t = messages.value;
  const game = course.game.value;
  const phase = game.phase.value;
  const solved = phase === 'solved';
  return (
    <div class="puzzle-actions">
      <button
        type="button"
        class="button"
        data-testid="puzzle-hint"
        disabled={phase !== 'player' || game.asking.value}
        onClick={() => void game.askHint()}
      >
        <Icon name="bulb" />
        {t.hint}
      </button>
      {solved ? (
        <button type="button" class="button" data-testid="puzzle-again" onClick={() => game.startOver()}>
          <Icon name="restart" />
          {t.puzzleAgain}
        </button>
      ) : (
        <button
          type="button"
          class={phase === 'wrong' || phase === 'unsure' ? 'button primary' : 'button'}
          data-testid="puzzle-take-back"
          disabled={!game.canTakeBack}
          onClick={() => game.takeBack()}
        >
          <Icon name="undo" />
          {t.puzzleTakeBack}
        </button>
      )}
      <button
        type="button"
        class={solved ? 'button primary' : 'button'}
        data-testid="puzzle-next"
        onClick={onNext}
      >
        <Icon name={apart === null ? 'forward' : 'back'} />
        {apart === null ? t.puzzleNext : apart.leaveWords()}
      </button>
    </div>
  );
}
