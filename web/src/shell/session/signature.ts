import { signal } from '@preact/signals';
import { dismiss, listenTo, type WorkerLine } from '../../conductor/worker_line';
import { engineOf } from '../../engine/engines';
import type { EngineBuild } from '../../engine/load_module';
import { parseSignatureReply, type SignatureRequest } from './signature_protocol';

/** What is known of an engine's signature: it, or what has become of measuring it; null where nobody has. */
export type Signature = { value: string } | 'measuring' | 'failed' | null;

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
    .then(({ compiled }) => runBench({ type: 'measure', glue, compiled }, spawnWorker()))
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
  tell(wasmUrl, 'measuring');
  return measured;
}

function tell(wasmUrl: string, signature: Signature): void {
  known.value = new Map(known.value).set(wasmUrl, signature);
}

function spawnWorker(): Worker {
  return new Worker(new URL('./signature_worker.ts', import.meta.url), { type: 'module', name: 'signature' });
}

/** Runs the fixed bench in a worker, which ends with it. Throws an Error with what went wrong. */
export async function runBench(
  request: SignatureRequest,
  worker: WorkerLine<SignatureRequest>,
): Promise<string> {
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(reason));
      const hear = (data: unknown) => {
        const parsed = parseSignatureReply(data);
        if ('error' in parsed) fail(parsed.error);
        else if (parsed.message.type === 'error') fail(parsed.message.message);
        else resolve(parsed.message.signature);
      };
      listenTo(worker, hear, fail);
      worker.postMessage(request);
    });
  } finally {
    dismiss(worker);
  }
}
