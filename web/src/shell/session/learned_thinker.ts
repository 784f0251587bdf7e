import type { Thinker } from '../../conductor/contract';
import { FallbackEngineThinker } from '../../conductor/fallback_engine_thinker';
import { openThinker, type ThinkerWanted } from '../../conductor/open_thinker';
import type { DataFile } from '../../engine/data_file';
import { Weights } from '../../engine/weights';
import { type Rung, rungOf } from './ladder';

/** What a game has some rungs of which play by weights. */
export interface Learned {
  weights: Weights;
  /** Opens a thinker; while the weights are on their way, a fallback engine plays for rungs that need them. */
  open(wanted: ThinkerWanted, ladder: readonly Rung[]): Thinker;
}

/**
 * The weights in `files`, of which only the first has to come, and thinkers that all share them. A script of its own, which
 * other games go without.
 */
export function learnedFrom(game: string, files: readonly DataFile[]): Learned {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const weights = new Weights(bytes, async (onProgress) => {
    const { loadLearned } = await import('../../engine/learned_files');
    return loadLearned(game, files, onProgress);
  });
  const open = (wanted: ThinkerWanted, ladder: readonly Rung[]) =>
    new FallbackEngineThinker({
      weights,
      needsWeights: (number) => rungOf(ladder, number).needsWeights === true,
      fallbackEngine: ladder.findLast(({ needsWeights }) => !needsWeights)?.rung ?? 0,
      open: () => openThinker(wanted),
      openLearned: (bytes, events) =>
        openThinker({
          ...wanted,
          weights: bytes,
          onReady: () => events.ready(),
          onFailure: (_, lost) => events.failed(lost),
        }),
    });
  return { weights, open };
}
