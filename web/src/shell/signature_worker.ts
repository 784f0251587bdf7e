import { startEngine } from '../engine/load_module';

/** The address of an engine's glue, and its compiled module. */
export interface SignatureRequest {
  glue: string;
  compiled: WebAssembly.Module;
}

/** Runs the fixed bench on an instance of its own and answers with the signature. */
self.onmessage = async ({ data: { glue, compiled } }: MessageEvent<SignatureRequest>) => {
  const module = await startEngine(glue, compiled);
  const { signature } = JSON.parse(module.bench()) as { signature: string };
  self.postMessage(signature);
};
