import { friendAddress } from '../play/friends/names';
import type { UrlParameters } from '../shell/address/url_text';
import type { Twenty48Parameters } from './parameters';
import type { AdversarySettings } from './saved_adversary';
import type { ComparisonSettings } from './saved_comparison';

/** What the addresses of 2048's other screens say: enough to begin the same again. */

type Address = UrlParameters & Twenty48Parameters;

export function adversaryAddress({ role, rung, seed, nodes, friends }: AdversarySettings): Address {
  if (friends !== undefined)
    return { game: 'twenty48', mode: 'adversary', seed, ...friendAddress(friends.names) };
  const address: Address = { game: 'twenty48', mode: 'adversary', role, ai: rung, seed };
  return nodes === 0 ? address : { ...address, nodes };
}

export function comparisonAddress({ rungs, seed, nodes }: ComparisonSettings & { nodes: number }): Address {
  const [ai, vs] = rungs;
  const address: Address = { game: 'twenty48', mode: 'comparison', ai, vs, seed };
  return nodes === 0 ? address : { ...address, nodes };
}
