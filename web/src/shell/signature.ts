import { signal } from '@preact/signals';
import { type GameName, loadGame } from '../engine/games';
import type { SignatureRequest } from './signature_worker';

/** What is known of an engine's signature: it, or that it could not be measured; null while neither is known. */
export type Signature = { value: string } | 'failed' | null;

const known = signal<ReadonlyMap<GameName, Signature>>(new Map());
const measuring = new Map<GameName, Promise<string>>();

/** The signature of a game's engine, as far as it was measured. */
export function signatureOf(game: GameName): Signature {
  return known.value.get(game) ?? null;
}

/** Measures an engine's signature, once a visit, in a worker of its own; the second call gets the first one's answer. */
export function measureSignature(game: GameName): Promise<string> {
  const running = measuring.get(game);
  if (running !== undefined) return running;
  const measured = loadGame(game)
    .then(({ compiled }) => runBench({ game, compiled }))
    .then(
      (value) => {
        tell(game, { value });
        return value;
      },
      (thrown: unknown) => {
        measuring.delete(game);
        tell(game, 'failed');
        throw thrown;
      },
    );
  measuring.set(game, measured);
  return measured;
}

function tell(game: GameName, signature: Signature): void {
  known.value = new Map(known.value).set(game, signature);
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
