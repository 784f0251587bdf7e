import { type Signal, signal } from '@preact/signals';
import { pageClock } from '../conductor/clock';
import type { Room } from '../shell/room';
import { MatchRunner, workersFor } from './match_runner';
import type { MatchSettings } from './match_settings';

/** The lab's state: the match that the form describes, and the one that is played. */
export class Lab {
  readonly match = signal<MatchRunner | null>(null);
  readonly wanted: Signal<MatchSettings>;

  constructor(
    /** Of the game that is compared in. */
    readonly room: Room,
    wanted: MatchSettings,
  ) {
    this.wanted = signal(wanted);
  }

  get session() {
    return this.room.session;
  }

  /** Starts the match that the form describes; another that is played ends. */
  begin(): void {
    const settings = this.wanted.value;
    const { session } = this;
    const { game, build, compiled } = session;
    this.dispose();
    this.match.value = new MatchRunner({
      settings,
      table: new session.module.MatchTable(),
      spawn: () =>
        new Worker(new URL('./match_worker.ts', import.meta.url), { type: 'module', name: `${game} match` }),
      load: { type: 'load', glue: build.glueUrl, compiled, match: settings },
      workers: workersFor(settings.games, navigator.hardwareConcurrency || 1),
      clock: pageClock,
    });
  }

  dispose(): void {
    this.match.value?.dispose();
    this.match.value = null;
  }
}
