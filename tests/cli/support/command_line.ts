/** What a command is given: option names without dashes, and their values; positional arguments have the empty name. */
export type Given = Map<string, string[]>;

export function parseGiven(words: readonly string[]): Given {
  const given: Given = new Map();
  let option = '';
  for (const word of words) {
    if (/^--[a-z]/.test(word)) {
      option = word.slice(2);
      given.set(option, []);
    } else given.set(option, [...(given.get(option) ?? []), word]);
  }
  return given;
}

/** As a program gets it, positional arguments first. */
export function argumentsOf(given: Given): string[] {
  const { '': positional = [], ...options } = Object.fromEntries(given);
  return [...positional, ...Object.entries(options).flatMap(([name, values]) => [`--${name}`, ...values])];
}
