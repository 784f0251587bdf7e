import { risingThroughTheWeek } from '../../daily/days';
import { helpMarks, repeated, withHelp } from '../../daily/told';
import type { DailyGame, Day, Sitting } from '../../shell/session/daily_game';
import type { BoardGameController } from '../controller';
import type { Solved } from '../puzzles/puzzle_progress';
import type { PuzzlesSpec } from '../puzzles/puzzles_spec';
import { messages } from './words/messages';

interface DailyPuzzles {
  /** Stands for the game in a text that is shared. */
  sign: string;
  /** Puzzles from the easiest to the hardest, each with one right first move. */
  set: PuzzlesSpec;
}

/** A puzzle of a board game each day, the easiest on Mondays. */
export async function openDailyPuzzles({ sign, set }: DailyPuzzles): Promise<DailyGame<BoardGameController>> {
  await messages.load();
  const puzzleOf = (day: Day) => risingThroughTheWeek(set.puzzles, day);
  return {
    sign,
    task(day) {
      const puzzle = puzzleOf(day);
      const t = messages.value;
      const rung = set.solver(puzzle);
      const length = set.goal?.length(puzzle) ?? t.puzzleLength((puzzle.plies + 1) / 2);
      return {
        title: set.task(puzzle),
        body: `${t.puzzleDifficulty(puzzle.difficulty, set.mostDifficult)}. ${length}`,
        ...(rung === null ? {} : { rung }),
      };
    },
    told: (result) => withHelp(messages.value.dailySolved, result),
    marks: (result) => `${repeated('❌', result.wrong)}${helpMarks(result)}✅`,
    // A puzzle is short: it is begun anew.
    isOpen: () => false,
    begin: (controller, sitting) => solve(controller, sitting, { ...set, puzzles: [puzzleOf(sitting.day)] }),
  };
}

/** Opens one puzzle, whose solution belongs to its day. Throws what a script failed with. */
async function solve(controller: BoardGameController, sitting: Sitting, set: PuzzlesSpec): Promise<void> {
  const { openPuzzles } = await import('../puzzles/open_puzzles');
  const progress = new Map<string, Solved>();
  const open = await openPuzzles(set, {
    apart: sitting,
    kept: {
      read: () => Object.fromEntries(progress),
      enter(id, how) {
        progress.set(id, how);
        sitting.enter({ at: Date.now(), won: true });
        return Object.fromEntries(progress);
      },
    },
    onHelp(help) {
      const { hints, wrong } = sitting.result();
      sitting.enter(help === 'hint' ? { hints: hints + 1 } : { wrong: wrong + 1 });
    },
  });
  controller.openSideScreen(
    controller.puzzlesScreen,
    () => open(controller.sideParts),
    () => solve(controller, sitting, set),
    sitting.address,
  );
}
