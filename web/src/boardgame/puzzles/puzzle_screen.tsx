import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { writeAction } from '../../gomoku/files/notation';
import { MOST_DIFFICULT, type Puzzle, winnerOf } from '../../gomoku/puzzles/puzzle_set';
import { type Messages, messages } from '../../gomoku/words/messages';
import { Icon } from '../../shell/icons';
import { PuzzleBoard, type PuzzleBoardProps } from './puzzle_board';
import type { PuzzleCourse } from './puzzle_course';
import type { PuzzleGame } from './puzzle_game';
import { PuzzlePicker } from './puzzle_picker';

export interface PuzzleScreenProps {
  course: PuzzleCourse;
  onBack(): void;
  /** The board to show puzzles on; a plain one if none is given. */
  board?: ComponentType<PuzzleBoardProps>;
}

/** A puzzle on the board, what it asks for, how the attempt stands, and the whole set beside it. */
export function PuzzleScreen({ course, onBack, board: Board = PuzzleBoard }: PuzzleScreenProps) {
  const t = messages.value;
  const game = course.game.value;
  usePuzzleKeys(course);
  return (
    <div class="puzzles" data-testid="puzzles" data-phase={game.phase.value}>
      <header class="bar">
        <button type="button" class="icon-button" onClick={onBack} aria-label={t.back} data-testid="back">
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{t.puzzlesTitle}</h1>
        <span class="quiet figures" data-testid="puzzle-count">
          {t.puzzleCount(course.solvedCount.value, course.puzzles.length)}
        </span>
      </header>
      <Task course={course} />
      <div class="puzzle-slot">
        <Board
          key={game.puzzle.id}
          size={game.puzzle.size}
          stones={game.stones.value}
          row={game.row.value}
          hint={game.hint.value}
          active={game.phase.value === 'player'}
          onChoose={(cell) => void game.choose(cell)}
        />
      </div>
      <div class="puzzle-side">
        <Standing game={game} />
        <Actions course={course} />
        <PuzzlePicker course={course} />
      </div>
    </div>
  );
}

/** H hints, U takes back, N goes on to the next. */
function usePuzzleKeys(course: PuzzleCourse): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const game = course.game.value;
      const key = event.key.toLowerCase();
      if (key === 'h') void game.askHint();
      else if (key === 'u' && game.canTakeBack) game.takeBack();
      else if (key === 'n') course.next();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [course]);
}

function Task({ course }: { course: PuzzleCourse }) {
  const t = messages.value;
  const { puzzle } = course.game.value;
  const black = winnerOf(puzzle) === 'black';
  return (
    <section class="puzzle-task" data-testid="puzzle-task">
      <span
        class={`puzzle-token ${black ? 'puzzle-token-black' : 'puzzle-token-white'}`}
        aria-hidden="true"
      />
      <div>
        <p class="puzzle-task-line">{black ? t.puzzleBlackWins : t.puzzleWhiteWins}</p>
        <p class="quiet">
          {kindWords(t, puzzle)} {t.puzzleLength((puzzle.plies + 1) / 2)}
        </p>
        {puzzle.rule === 'freestyle' ? null : <p class="quiet">{ruleWords(t, puzzle.rule)}</p>}
      </div>
      <Difficulty level={puzzle.difficulty} />
    </section>
  );
}

function kindWords(t: Messages, { kind }: Puzzle): string {
  return { fours: t.puzzleByFours, threes: t.puzzleByThrees, quiet: t.puzzleByQuiet }[kind];
}

/** What the player must know where not every five in a row, or more, wins. */
function ruleWords(t: Messages, rule: 'standard' | 'renju'): string {
  return rule === 'standard'
    ? `${t.gomokuRuleStandard}: ${t.gomokuRuleHintStandard}`
    : `${t.gomokuRuleRenju}: ${t.gomokuRuleHintRenju}`;
}

function Difficulty({ level }: { level: number }) {
  const label = messages.value.puzzleDifficulty(level, MOST_DIFFICULT);
  return (
    <span class="puzzle-difficulty" role="img" aria-label={label} title={label}>
      {Array.from({ length: MOST_DIFFICULT }, (_, place) => (
        <i key={place} class={place < level ? 'puzzle-dot puzzle-dot-full' : 'puzzle-dot'} />
      ))}
    </span>
  );
}

/** How the attempt stands, said to those who listen too. */
function Standing({ game }: { game: PuzzleGame }) {
  const t = messages.value;
  const phase = game.phase.value;
  const bad = phase === 'wrong' || phase === 'unsure';
  return (
    <p
      class={`puzzle-standing${bad ? ' puzzle-bad' : ''}${phase === 'solved' ? ' puzzle-good' : ''}`}
      role="status"
      data-testid="puzzle-standing"
    >
      {bad ? <Icon name="warning" /> : phase === 'solved' ? <Icon name="check" /> : null}
      <span>{standingWords(t, game)}</span>
    </p>
  );
}

function standingWords(t: Messages, game: PuzzleGame): string {
  const { size, actions } = game.puzzle;
  const stones = game.stones.value;
  const last = writeAction(stones.at(-1) ?? 0, size);
  switch (game.phase.value) {
    case 'checking':
      return t.puzzleChecking;
    case 'unsure':
      return t.puzzleUnsure;
    case 'solved':
      return game.helped ? t.puzzleSolvedHelped : t.puzzleSolvedClean;
    case 'wrong':
      return `${t.puzzleWrong} ${t.puzzleOtherPlayed(last)}`;
    case 'player':
      if (game.asking.value) return t.puzzleLooking;
      if (game.hint.value >= 0) return t.puzzleHintAt(writeAction(game.hint.value, size));
      return stones.length === actions.length ? t.puzzleFind : `${t.puzzleGoOn} ${t.puzzleOtherPlayed(last)}`;
  }
}

function Actions({ course }: { course: PuzzleCourse }) {
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
        <button type="button" class="button" data-testid="puzzle-again" onClick={() => course.restart()}>
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
        onClick={() => course.next()}
      >
        <Icon name="forward" />
        {t.puzzleNext}
      </button>
    </div>
  );
}
