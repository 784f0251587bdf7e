import type { WorkReply, WorkRequest } from '../../../web/src/conductor/protocol';
import type { WorkerLike } from '../../../web/src/conductor/supervisor';

/** A worker that says what the test tells it to say. */
export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  onerror: WorkerLike['onerror'] = null;
  terminated = false;
  readonly heard: WorkRequest[] = [];

  postMessage(request: WorkRequest): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** Anything at all arrives at the page. */
  say(reply: WorkReply | { [field: string]: unknown }): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }

  ready(): void {
    this.say({ type: 'ready', position: 0 });
  }

  crash(message = 'unreachable'): void {
    this.onerror?.(new ErrorEvent('error', { message }));
  }

  /** Types of what was heard, since the first message of all. */
  get types(): string[] {
    return this.heard.map(({ type }) => type);
  }

  get latest(): WorkRequest | undefined {
    return this.heard.at(-1);
  }
}
