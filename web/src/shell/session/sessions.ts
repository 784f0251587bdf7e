import { signal } from '@preact/signals';
import type { EngineModule } from '../../../../wasm/engine';
import { whenIdle } from '../ui/when_idle';
import type { Commons, EngineEntry, Session } from './session';

/** Every game's session, opened when it is first asked for. */
export class Sessions {
  private readonly opened = signal<ReadonlyMap<string, Session>>(new Map());

  constructor(readonly commons: Commons) {}

  /** The session if it is open; null as long as it is not. */
  get<Module extends EngineModule>({ name }: EngineEntry<Module>): Session<Module> | null {
    return (this.opened.value.get(name) as Session<Module> | undefined) ?? null;
  }

  /** Gets what opens games once the page has nothing else to do. */
  prepare(): void {
    whenIdle(() => void import('./open_session').catch(() => {}));
  }

  /** Loads the engine and starts its worker. Throws `EngineError`. */
  async open<Module extends EngineModule>(entry: EngineEntry<Module>): Promise<Session<Module>> {
    const { loadParts, sessionOf } = await import('./open_session');
    const parts = await loadParts(entry);
    const known = this.get(entry);
    if (known !== null) return known;
    const session = sessionOf(this.commons, entry, parts);
    this.opened.value = new Map(this.opened.peek()).set(entry.name, session);
    return session;
  }
}
