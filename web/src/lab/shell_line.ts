/** Letters, digits and marks that mean themselves to every POSIX shell. */
const PLAIN = /^[\w./,:@+-]+$/;

/** A word as a POSIX shell reads it: whatever else is in it stands in single quotes, where nothing means anything. */
function shellWord(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A command and its arguments as one line that can be pasted into a shell. */
export function shellLine(words: readonly string[]): string {
  return words.map(shellWord).join(' ');
}

/** A file's name as an argument: one that begins with a hyphen is no option. */
export function fileArgument(name: string): string {
  return name.startsWith('-') ? `./${name}` : name;
}
