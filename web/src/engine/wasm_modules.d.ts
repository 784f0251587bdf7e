/** The built glue has no types of its own: `wasm/tactics.d.ts` is its contract. */
declare module '*/build/wasm/tactics.mjs' {
  export { default } from '../../../wasm/tactics';
}
