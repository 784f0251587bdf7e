/** Most characters of another's text that a message repeats, as in engine/core/quoted.h. */
const MOST = 120;

/** What does not print, or hides, breaks the line or turns the direction of writing. */
const HIDDEN = /[\p{C}\u2028\u2029]|[\ufe00-\ufe0f]/gu;

/** @param {string} character */
function escaped(character) {
  const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
  const code = character.codePointAt(0) ?? 0;
  const hexadecimal = code.toString(16);
  return (
    named ?? (code < 0x80 ? `\\x${hexadecimal.padStart(2, '0')}` : `\\u{${hexadecimal.padStart(4, '0')}}`)
  );
}

/**
 * A text on one line, without anything that a terminal would obey.
 * @param {string} text
 * @param {number} most characters; what is more is cut off, and dots say so
 */
export function oneLine(text, most = MOST) {
  // No character gets shorter by being escaped.
  const shown = [...text.slice(0, 2 * most + 2)].map((character) => character.replace(HIDDEN, escaped));
  /** @param {number} room */
  const fill = (room) => {
    let filled = '';
    for (const character of shown) {
      if ([...filled].length + [...character].length > room) return { filled, isWhole: false };
      filled += character;
    }
    return { filled, isWhole: true };
  };
  const { filled, isWhole } = fill(most);
  return isWhole ? filled : `${fill(most - 3).filled}...`;
}

/**
 * The same in quotation marks.
 * @param {string} text
 */
export function quoted(text) {
  return `'${oneLine(text, MOST - 2)}'`;
}
