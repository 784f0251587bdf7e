import type { WorkRequest } from '../../../web/src/conductor/protocol';
import { FakeLine } from './fake_line';

/** A worker that says what the test tells it to say. */
export class FakeWorker extends FakeLine<WorkRequest> {
  ready(): void {
    this.say({ type: 'ready', position: 0 });
  }

  /** Types of what was heard, since the first message of all. */
  get types(): string[] {
    return this.heard.map(({ type }) => type);
  }

  get latest(): WorkRequest | undefined {
    return this.heard.at(-1);
  }
}
