import { type Signal, signal } from '@preact/signals';
import { pageClock } from '../conductor/clock';
import type { PlayedGame } from '../shell/played_game';
import type { Room } from '../shell/room';
import type { UrlParameters } from '../shell/url_parameters';
import { LabScreen } from './lab_screen';
import { MatchRunner, workersFor } from './match_runner';
import { type MatchSettings, matchOfAddress } from './match_settings';
import { messages } from './words/messages';

/**
 * Opens the lab on two opponents of a game: those of the address, else the `chosen` one, by default the strongest, and
 * the one a rung easier.
 */
export async function openLab(room: Room, parameters: UrlParameters, chosen?: number): Promise<Lab> {
  await messages.load();
  const rungs = room.session.ladder.map((known) => known.rung);
  const strongest = rungs.at(-1) ?? 0;
  const first = chosen ?? strongest;
  const easier = rungs.findLast((known) => known < first) ?? strongest;
  return new Lab(room, matchOfAddress(parameters, first, easier));
}

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

  view(onHome: () => void, onLook: (game: PlayedGame) => void) {
    return <LabScreen lab={this} onHome={onHome} onLook={onLook} />;
  }

  dispose(): void {
    this.match.value?.dispose();
    this.match.value = null;
  }
}
