import { signal } from '@preact/signals';

/** The engine's signature, measured once a visit, apart from the page's thread. */
export const signature = signal<string | null>(null);
export const signatureFailed = signal(false);

let measuring: Promise<string> | null = null;

/** Measures the signature in a worker of its own; the second call gets the first one's answer. */
export function measureSignature(compiled: WebAssembly.Module): Promise<string> {
  measuring ??= new Promise<string>((resolve, reject) => {
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
  }).then(
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
