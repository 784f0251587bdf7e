import type { Strengths } from './strengths';

/** Of every game that has a measured ladder; each loads when it is first asked for. */
const LOADERS = import.meta.glob<Strengths>('../../../engine/*/data/ladder.json', {
  query: '?strengths',
  import: 'default',
});

/** A game's opponents on one scale of Elo; none where nobody is played against. Throws what a script fails with. */
export async function loadStrengths(game: string): Promise<Strengths> {
  return (await LOADERS[`../../../engine/${game}/data/ladder.json`]?.()) ?? [];
}
