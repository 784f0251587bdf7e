import { buildQuery, readAddress, type UrlParameters } from './url_text';

/** What every address of a page goes on saying. */
const LASTING = ['lang', 'tempo', 'perf', 'embed'] as const;

/** The page itself, without what is asked of it. */
function pageAddress(): string {
  return location.href.replace(/[?#].*$/s, '');
}

/** A link that says `own` and nothing else. */
export function linkTo(own: UrlParameters): string {
  return pageAddress() + buildQuery(own);
}

/** The address of a screen that says `own` of itself, in a page that was asked for `given`. */
export function ownAddress(own: UrlParameters, given: UrlParameters): string {
  return pageAddress() + buildQuery({ ...lasting(given), ...own });
}

/** The address of all other screens: the one that was asked for, unless that is `aScreensOwn`. */
export function baseAddress(address: string, given: UrlParameters, aScreensOwn: boolean): string {
  return aScreensOwn ? pageAddress() + buildQuery(lasting(given)) : address;
}

/** The address of the home screen, read anew. */
export function homeAddress(): string {
  const given = readAddress(location.search, location.hash);
  const kept = new URLSearchParams([...given].filter(([name]) => LASTING.some((known) => known === name)));
  return kept.size === 0 ? pageAddress() : `${pageAddress()}?${kept}`;
}

function lasting(given: UrlParameters): UrlParameters {
  return Object.fromEntries(LASTING.map((name) => [name, given[name]]));
}
