import { FRIEND, type UrlParameters } from '../../shell/address/url_text';
import type { Friends } from '../game_types';

/** Letters of a name: as many as a strip shows. */
export const NAME_MAX = 24;

/** Between two names in an address. */
const BETWEEN = '~';

/** What an address says of two people who play each other. */
export function friendAddress(names: Friends['names']): UrlParameters {
  // The address has a word in place of a rung.
  const address: object = { ai: FRIEND, names: names.map(plain).join(BETWEEN) };
  return address;
}

/** Two names as `friendAddress` writes them; null for anything else. */
export function readNames(text: string): Friends['names'] | null {
  const [first = '', second = '', ...more] = text.split(BETWEEN).map((name) => name.trim());
  return first === '' || second === '' || more.length > 0 ? null : [first, second];
}

function plain(name: string): string {
  return name.replaceAll(BETWEEN, ' ');
}
