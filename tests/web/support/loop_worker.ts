import type { Milliseconds } from '../../../web/src/conductor/contract';
import { parseRequest, type WorkReply, type WorkRequest } from '../../../web/src/conductor/protocol';
import type { WorkerLike } from '../../../web/src/conductor/supervisor';
import { ThinkingLoop } from '../../../web/src/conductor/thinking_loop';
import { FakeSession } from './fake_session';

/**
 * The real worker loop on a fake search, in this thread: `run` lets it deal with what it was sent and think for
 * a while.
 */
export class LoopWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  onerror: WorkerLike['onerror'] = null;
  alive = true;
  slices = 0;
  private time: Milliseconds = 0;
  private end: Milliseconds = 0;
  private inbox: WorkRequest[] = [];
  private task: (() => void) | null = null;
  private readonly loop: ThinkingLoop;

  /** Every root of the search takes `need` nodes. */
  constructor(need: number, nodesPerMs: number) {
    const session = new FakeSession(need, (nodes) => {
      this.slices++;
      this.time += nodes / nodesPerMs;
    });
    this.loop = new ThinkingLoop(session, {
      now: () => this.time,
      soon: (task) => {
        this.task = task;
      },
      post: (reply) => this.say(reply),
    });
  }

  postMessage(request: WorkRequest): void {
    this.inbox.push(request);
  }

  /** Ends without a word, as a worker does that the browser kills. */
  terminate(): void {
    this.alive = false;
  }

  /** Its time passes; a slice that took longer than it was given is made up for later. */
  run(length: Milliseconds): void {
    this.end += length;
    while (this.alive && (this.inbox.length > 0 || (this.task !== null && this.time < this.end))) {
      const request = this.inbox.shift();
      if (request !== undefined) this.obey(request);
      else this.think();
    }
    this.time = Math.max(this.time, this.end);
  }

  private obey(request: WorkRequest): void {
    const parsed = parseRequest(request);
    if ('error' in parsed) throw new Error(parsed.error);
    if (parsed.message.type === 'load') this.say({ type: 'ready', position: 0 });
    else this.loop.receive(parsed.message);
  }

  private think(): void {
    const task = this.task;
    this.task = null;
    task?.();
  }

  private say(reply: WorkReply): void {
    if (this.alive) this.onmessage?.(new MessageEvent('message', { data: reply }));
  }
}
