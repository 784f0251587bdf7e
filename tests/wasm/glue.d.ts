/** The built glue has no declarations of its own: its type is the contract in `wasm/`. */
declare module '*/build/wasm/tactics.mjs' {
  const createTactics: typeof import('../../wasm/tactics').default;
  export default createTactics;
}
declare module '*/build/wasm/twenty48.mjs' {
  const createTwenty48: typeof import('../../wasm/twenty48').default;
  export default createTwenty48;
}
declare module '*/build/wasm/gomoku.mjs' {
  const createGomoku: typeof import('../../wasm/gomoku').default;
  export default createGomoku;
}
declare module '*/build/wasm/othello.mjs' {
  const createOthello: typeof import('../../wasm/othello').default;
  export default createOthello;
}
declare module '*/build/wasm/lab.mjs' {
  const createLab: typeof import('../../wasm/lab').default;
  export default createLab;
}
