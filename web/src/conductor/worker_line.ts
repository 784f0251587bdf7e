/** As much of a `Worker` as is used, so that tests can put their own in its place. */
export interface WorkerLine<Request> {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onmessageerror: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: Request): void;
  terminate(): void;
}

/** Hears what a worker says, and of its failures in words. */
export function listenTo<Request>(
  worker: WorkerLine<Request>,
  hear: (data: unknown) => void,
  fail: (reason: string) => void,
): void {
  worker.onmessage = ({ data }) => hear(data);
  worker.onmessageerror = () => fail('The worker sent what cannot be read.');
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || 'The worker stopped.');
  };
}

/** Ends a worker, whatever it is doing; nothing more is heard of it. */
export function dismiss<Request>(worker: WorkerLine<Request>): void {
  worker.onmessage = null;
  worker.onmessageerror = null;
  worker.onerror = null;
  worker.terminate();
}
