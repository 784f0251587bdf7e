import { signal } from '@preact/signals';
import { loadGame } from '../engine/games';

/** The engine's signature, measured once a visit, apart from the page's thread. */
export const signature = signal<string | null>(null);
export const signatureFailed = signal(false);

let measuring: Promise<string> | null = null;

/** Measures the signature in a worker of its own; the second call gets the first one's answer. */
export function measureSignature(): Promise<string> {
  measuring ??= loadGame('tactics')
    .then(({ compiled }) => runBench(compiled))
    .then(
      (text) => {
        signature.value = text;
        return text;
      },
      (thrown: unknown) => {
        measuring = null;
        signatureFailed.value = true;
        throw thrown;
      },
    );
  return measuring;
}

/** Runs the fixed bench in a worker. */
function runBench(compiled: WebAssembly.Module): Promise<string> {
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
    worker.postMessage(compiled);
  });
}
