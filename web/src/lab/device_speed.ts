import { dismiss, listenTo } from '../conductor/worker_line';
import { type MatchRequest, parseMatchReply } from './match_protocol';
import type { MatchWorker } from './worker_slot';

/** Nodes a second of one worker in the engine's fixed bench. Throws an Error with what went wrong. */
export async function measureSpeed(worker: MatchWorker, load: MatchRequest): Promise<number> {
  try {
    return await new Promise<number>((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(reason));
      const hear = (data: unknown) => {
        const parsed = parseMatchReply(data);
        if ('error' in parsed) return fail(parsed.error);
        const { message } = parsed;
        if (message.type === 'ready') return worker.postMessage({ type: 'bench' });
        if (message.type !== 'benched')
          return fail(message.type === 'error' ? message.message : `${message.type} was not asked for.`);
        resolve((1000 * message.nodes) / Math.max(1, message.milliseconds));
      };
      listenTo(worker, hear, fail);
      worker.postMessage(load);
    });
  } finally {
    dismiss(worker);
  }
}
