import type { WorkerLine } from '../../../web/src/conductor/worker_line';

/** A worker of whatever protocol that says what the test tells it to say. */
export class FakeLine<Request> implements WorkerLine<Request> {
  onmessage: WorkerLine<Request>['onmessage'] = null;
  onmessageerror: WorkerLine<Request>['onmessageerror'] = null;
  onerror: WorkerLine<Request>['onerror'] = null;
  terminated = false;
  readonly heard: Request[] = [];

  postMessage(request: Request): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** Anything at all arrives at the page. */
  say(reply: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }

  crash(message = 'unreachable'): void {
    this.onerror?.(new ErrorEvent('error', { message }));
  }
}
