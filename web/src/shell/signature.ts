import { signal } from '@preact/signals';
import { engineOf } from '../engine/engines';
import type { EngineBuild } from '../engine/load_module';
import type { SignatureRequest } from './signature_worker';

/** What is known of an engine's signature: it, or that it could not be measured; null while neither is known. */
export type Signature = { value: string } | 'failed' | null;

/** By the addresses of the engines' modules. */
const known = signal<ReadonlyMap<string, Signature>>(new Map());
const measuring = new Map<string, Promise<string>>();

/** The signature of an engine, as far as it was measured. */
export function signatureOf({ wasmUrl }: EngineBuild): Signature {
  return known.value.get(wasmUrl) ?? null;
}

/** Measures an engine's signature, once a visit, in a worker of its own; the second call gets the first one's answer. */
export function measureSignature(build: EngineBuild): Promise<string> {
  const { wasmUrl, glueUrl: glue } = build;
  const running = measuring.get(wasmUrl);
  if (running !== undefined) return running;
  const measured = engineOf(build)
    .then(({ compiled }) => runBench({ glue, compiled }))
    .then(
      (value) => {
        tell(wasmUrl, { value });
        return value;
      },
      (thrown: unknown) => {
        measuring.delete(wasmUrl);
        tell(wasmUrl, 'failed');
        throw thrown;
      },
    );
  measuring.set(wasmUrl, measured);
  return measured;
}

function tell(wasmUrl: string, signature: Signature): void {
  known.value = new Map(known.value).set(wasmUrl, signature);
}

/** Runs the fixed bench in a worker. */
function runBench(request: SignatureRequest): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./signature_worker.ts', import.meta.url), {
      type: 'module',
      name: 'signature',
    });
    const finish = () => worker.terminate();
    worker.onmessage = (event: MessageEvent<unknown>) => {
      finish();
      resolve(String(event.data));
    };
    worker.onerror = (event) => {
      finish();
      reject(new Error(event.message));
    };
    worker.postMessage(request);
  });
}
