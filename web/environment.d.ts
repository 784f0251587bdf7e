/** The version in package.json. */
declare const __VERSION__: string;

/** A data file as it was when the page was built; null where it was not there. */
declare module '*?measured' {
  const file: import('./src/engine/data_file').DataFile | null;
  export default file;
}

/** A game's opponents as its engine names them, asked when the page was built; none where the engine was not there. */
declare module '*?ladder' {
  const ladder: readonly import('./src/shell/session/ladder').Rung[];
  export default ladder;
}

/** The address of a built engine's glue. */
declare module '*?glue' {
  const url: string;
  export default url;
}

/** What was measured of a game's rungs; nothing where it has no such file. */
declare module '*?steps' {
  const steps: readonly import('./src/ladder/steps').Step[];
  export default steps;
}

/** What a game's opponents are worth, on one scale; nothing where nobody is played against. */
declare module '*?strengths' {
  const strengths: import('./src/fit/strengths').Strengths;
  export default strengths;
}

/** All that the page is made of, with versions and licences as they are installed. */
declare module '*?credits' {
  const works: readonly import('./src/credits/work').Work[];
  export default works;
}

/** What each rung of a game sees that the one below does not; nothing where it has no such file. */
declare module '*?scenes' {
  const scenes: import('./src/ladder/scenes/scene').Scenes;
  export default scenes;
}

declare module 'virtual:showcase_start' {
  const text: string;
  export default text;
}
