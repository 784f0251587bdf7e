import { GAME_BUILDS } from '../engine/games';
import { startEngine } from '../engine/load_module';

/** Runs the fixed bench on an instance of its own and answers with the signature. */
self.onmessage = async (event: MessageEvent<WebAssembly.Module>) => {
  const module = await startEngine(GAME_BUILDS.tactics, event.data);
  const { signature } = JSON.parse(module.bench()) as { signature: string };
  self.postMessage(signature);
};
