/** What a program says of itself with `--help`. */
export interface HelpPage {
  /** Names of its options, without dashes. */
  options: Set<string>;
  /** Names of its commands; none where it has none. */
  commands: string[];
  text: string;
}

export function readHelpPage(text: string): HelpPage {
  // An option's line begins with its names, `-h,--help` or `--ai,--rung`.
  const names = Array.from(text.matchAll(/^ +(-[a-z0-9-]+(?:,-[a-z0-9-]+)*)/gm), ([, listed = '']) =>
    listed.split(','),
  );
  const options = names.flat().flatMap((name) => (name.startsWith('--') ? [name.slice(2)] : []));
  const [, listed = ''] = text.split('\nSubcommands:\n');
  return {
    options: new Set(options),
    commands: Array.from(listed.matchAll(/^ {2}([a-z-]+)/gm), ([, name = '']) => name),
    text,
  };
}
