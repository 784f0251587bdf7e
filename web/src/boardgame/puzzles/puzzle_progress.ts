import * as v from 'valibot';
import { TEXT } from '../../engine/fields';
import { messages } from '../../play/words/messages';
import type { Place } from '../../shell/storage/place';
import { isDictionary, valuesThatPass } from '../../shell/storage/salvage';
import type { Saves } from '../../shell/storage/storage';

/** How a puzzle was solved: with mistakes or hints, or without. */
const SOLVED = v.picklist(['helped', 'clean']);
export type Solved = v.InferOutput<typeof SOLVED>;

/** What was solved, by the puzzles' ids. */
export type Progress = Readonly<Record<string, Solved>>;

/** Where it is kept. */
export function puzzlesPlace(game: string): Place<Progress> {
  return {
    key: `${game}.puzzles`,
    version: 1,
    schema: v.pipe(v.unknown(), v.check(isDictionary), v.record(TEXT, SOLVED)),
    name: () => messages.value.savedPuzzles,
    salvage: (value) => valuesThatPass(value, SOLVED),
  };
}

/** What has been solved of a game's puzzles, as it is kept on the device. */
export class ProgressKept {
  private readonly place: Place<Progress>;

  constructor(
    game: string,
    private readonly saves: Saves,
  ) {
    this.place = puzzlesPlace(game);
  }

  read(): Progress {
    return this.saves.read(this.place) ?? {};
  }

  /** Enters a solution; a clean one is never replaced by a lesser. Returns the new progress. */
  enter(id: string, how: Solved): Progress {
    const before = this.read();
    const progress: Progress = { ...before, [id]: before[id] === 'clean' ? 'clean' : how };
    this.saves.write(this.place, progress);
    return progress;
  }
}
