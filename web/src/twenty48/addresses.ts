import type { UrlParameters } from '../shell/url_parameters';
import type { Comparison } from './comparison';
import type { AdversarySettings } from './saved_adversary';

/** What the addresses of 2048's other screens say: enough to begin the same again. */

export function adversaryAddress({ role, rung, seed, nodes }: AdversarySettings): UrlParameters {
  const address: UrlParameters = { game: 'twenty48', mode: 'adversary', role, ai: rung, seed };
  return nodes === 0 ? address : { ...address, nodes };
}

export function comparisonAddress({ rungs, seed, nodes }: Comparison): UrlParameters {
  const [ai, vs] = rungs.value;
  const address: UrlParameters = { game: 'twenty48', mode: 'comparison', ai, vs, seed: seed.value };
  return nodes === 0 ? address : { ...address, nodes };
}
