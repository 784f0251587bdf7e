/** Longer texts of strangers are cut. */
const MOST = 120;

/**
 * What moves a terminal's cursor or turns the direction of the text around it: control characters, format characters
 * and the separators of lines and paragraphs. Joiners stay, which letters of some languages and emoji are made with.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A text of somebody else's, a file's name or a value of an address, so that it can be repeated on one line. */
export function toldText(text: string, most = MOST): string {
  // By whole characters: half of one would be none.
  const letters = Array.from(text.slice(0, 2 * most + 1));
  const told = letters.length > most ? `${letters.slice(0, most).join('')}…` : text;
  return told.replace(UNSEEN, '\ufffd');
}
