/**
 * Addresses as messengers, forums and hands leave them: escaped as a whole, with `&amp;`, with names in capitals, with the
 * full stop or the bracket of the sentence around them. None of our values has `&`, `=`, `#`, `%` or `?` in it, or ends
 * with such a mark.
 */

/** Ends of sentences, brackets and quotes. */
const AROUND = /[\s,;:!?'"`’”»›」』】》〉)\]}>。，、；：！？）\\|]/;

/** The address with what was escaped twice, or once too often, as it was. */
export function unescapeAddress(address: string): string {
  const whole = address
    .replace(/&(?:amp|#38|#x26);(?:amp;)*/gi, '&')
    .replace(/%(?:25)+(?=[0-9a-f]{2})/gi, '%')
    .replace(/%3d|＝/gi, '=')
    .replace(/%26|＆/gi, '&')
    .replace(/%23/g, '#')
    .replace(/%3f/gi, '?');
  // As mail programs escape it.
  return /\bgame=3d/i.test(whole) ? whole.replace(/=\r?\n/g, '').replace(/=3d/gi, '=') : whole;
}

/** Names and values of an address; the fragment's stand behind the query's. */
export function readValues(address: string): Map<string, string> {
  const { query, fragment } = partsOf(address);
  return new Map([...query, ...fragment]);
}

/** The address as it was meant, with its page as it is. */
export function mendAddress(address: string): string {
  const { page, query, fragment } = partsOf(address);
  const [asked, further] = [new URLSearchParams(query), new URLSearchParams(fragment)];
  return `${page}${asked.size === 0 ? '' : `?${asked}`}${further.size === 0 ? '' : `#${further}`}`;
}

type Values = [string, string][];

function partsOf(address: string): { page: string; query: Values; fragment: Values } {
  const [front = '', ...fragments] = unescapeAddress(address.trim()).split('#');
  const at = front.indexOf('?');
  const isPage = at < 0 && (front.includes('/') || !front.includes('='));
  return {
    page: isPage ? front : front.slice(0, Math.max(at, 0)),
    query: isPage ? [] : valuesOf(front.slice(at + 1)),
    fragment: fragments.flatMap(valuesOf),
  };
}

function valuesOf(part: string): Values {
  const values = new URLSearchParams(part.replace(/^[?/!]+/, '').replaceAll('?', '&'));
  return [...values].map(([name, value]) => [name.trim().toLowerCase(), mendValue(value)]);
}

function mendValue(given: string): string {
  const value = given
    // Of Chinese and Japanese keyboards.
    .replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '');
  return value.slice(0, lengthOf(value)).trim();
}

/** Without what stands around it: one full stop, but not three, since then something was cut off; marks of bold text. */
function lengthOf(value: string): number {
  let length = value.length;
  for (; length > 0; length--) {
    const letter = value.charAt(length - 1);
    const isStop = letter === '.' && value.charAt(length - 2) !== '.' && value.charAt(length) !== '.';
    const isBold = letter === '*' && (value.charAt(length - 2) === '*' || value.charAt(length) === '*');
    if (!isStop && !isBold && !AROUND.test(letter)) break;
  }
  return length;
}

/** Has the page at the address that was meant. */
export function mendLocation(): void {
  try {
    history.replaceState(history.state, '', mendAddress(location.href));
  } catch {
    // A frame without history is asked for what its address says.
  }
}
