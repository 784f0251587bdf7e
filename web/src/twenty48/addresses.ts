import type { UrlParameters } from '../shell/address/url_text';
import type { Comparison } from './comparison';
import type { Twenty48Parameters } from './parameters';
import type { AdversarySettings } from './saved_adversary';

/** What the addresses of 2048's other screens say: enough to begin the same again. */

type Address = UrlParameters & Twenty48Parameters;

export function adversaryAddress({ role, rung, seed, nodes }: AdversarySettings): Address {
  const address: Address = { game: 'twenty48', mode: 'adversary', role, ai: rung, seed };
  return nodes === 0 ? address : { ...address, nodes };
}

export function comparisonAddress({ rungs, seed, nodes }: Comparison): Address {
  const [ai, vs] = rungs.value;
  const address: Address = { game: 'twenty48', mode: 'comparison', ai, vs, seed: seed.value };
  return nodes === 0 ? address : { ...address, nodes };
}
