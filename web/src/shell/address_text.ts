/**
 * Addresses as messengers, forums and hands leave them: escaped as a whole, with `&amp;`, in capitals, with the full stop
 * or the bracket of the sentence around them. None of our values has `&`, `=`, `#`, `%` or `?` in it, or ends with such a mark.
 */

/** Ends of sentences, brackets, quotes and marks of bold text; three dots stay, since then something was cut off. */
const AROUND = /(?:[\s,;:!?'"`’”»›」』】》〉)\]}>。，、；：！？）\\|]|(?<!\.)\.(?=\W*$)|\*\*)+$/u;

/** The address with what was escaped twice, or once too often, as it was. */
export function mendAddress(address: string): string {
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

/** Names and values of an address's query and fragment; the fragment wins. */
export function readValues(address: string): Map<string, string> {
  const [front = '', ...fragments] = mendAddress(address.trim()).split('#');
  const query = /^[\w.+-]+:\/\//.test(front) && !front.includes('?') ? '' : front.replace(/^[^?]*\?/s, '');
  const parts = [query, ...fragments].map((part) => part.replace(/^[?/!]+/, '').replaceAll('?', '&'));
  return new Map(
    parts.flatMap((part) =>
      [...new URLSearchParams(part)].map(([name, value]) => [name.trim().toLowerCase(), mendValue(value)]),
    ),
  );
}

function mendValue(value: string): string {
  return (
    value
      // Of Chinese and Japanese keyboards.
      .replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
      .replace(/\p{Cf}/gu, '')
      .replace(AROUND, '')
      .trim()
  );
}
