import { GAME_BUILDS, type GameName } from '../engine/games';
import { startEngine } from '../engine/load_module';

/** A game and its compiled engine. */
export interface SignatureRequest {
  game: GameName;
  compiled: WebAssembly.Module;
}

/** Runs the fixed bench on an instance of its own and answers with the signature. */
self.onmessage = async ({ data: { game, compiled } }: MessageEvent<SignatureRequest>) => {
  const module = await startEngine(GAME_BUILDS[game], compiled);
  const { signature } = JSON.parse(module.bench()) as { signature: string };
  self.postMessage(signature);
};
