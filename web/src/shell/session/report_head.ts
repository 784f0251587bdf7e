import type { EngineModule } from '../../../../wasm/engine';

/** How the text of every report begins: what was played, and with what. */
export function reportHead(
  game: string,
  module: Pick<EngineModule, 'version'>,
  signature: string | null,
): string {
  return `Forethought ${__VERSION__}, ${game}, engine ${module.version()}, signature ${signature ?? 'not measured'}`;
}

/** An opponent's imperfection on purpose, with what it has beyond its rung's own. */
export function blurText(blur: number): string {
  return blur === 0 ? 'blur' : `blur and ${blur} more`;
}
