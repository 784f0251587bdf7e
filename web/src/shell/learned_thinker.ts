import type { Thinker } from '../conductor/contract';
import { openThinker, type ThinkerWanted } from '../conductor/open_thinker';
import { StandInThinker } from '../conductor/stand_in_thinker';
import type { DataFile } from '../engine/data_file';
import { openWeights } from '../engine/weights';
import { type Rung, rungOf } from './ladder';

/**
 * Opens thinkers for a game some rungs of which play by the weights in `file`, which all of them share; while it is on
 * its way, another rung stands in for those. A script of its own, which other games go without.
 */
export function thinkersWith(
  game: string,
  file: DataFile,
): (wanted: ThinkerWanted, ladder: readonly Rung[]) => Thinker {
  const weights = openWeights(game, file);
  return (wanted, ladder) =>
    new StandInThinker({
      weights,
      needsWeights: (number) => rungOf(ladder, number).needsWeights === true,
      standIn: ladder.findLast(({ needsWeights }) => !needsWeights)?.rung ?? 0,
      open: () => openThinker(wanted),
      openLearned: (bytes, news) =>
        openThinker({
          ...wanted,
          weights: bytes,
          onReady: () => news.ready(),
          onFailure: (_, lost) => news.failed(lost),
        }),
    });
}
