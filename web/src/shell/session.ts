import { signal } from '@preact/signals';
import type { Thinker } from '../conductor/contract';
import { AnimationFrames } from '../conductor/frames';
import { openThinker } from '../conductor/open_thinker';
import { WaitLog } from '../conductor/wait_log';
import { type GameModules, type GameName, loadGame } from '../engine/games';
import type { SettingsStore } from './settings_store';
import type { Saves } from './storage';

/** An opponent of the ladder, in the engine's words. */
export interface Rung {
  rung: number;
  name: string;
  idea: string;
}

/** What all games share for as long as the page lives: the clock, the log, what is kept. */
export interface Commons {
  frames: AnimationFrames;
  log: WaitLog;
  saves: Saves;
  settings: SettingsStore;
}

/** A game's engine and its thinker, from when it is first played for as long as the page lives. */
export interface Session<Name extends GameName = 'tactics'> extends Commons {
  game: Name;
  module: GameModules[Name];
  compiled: WebAssembly.Module;
  ladder: readonly Rung[];
  thinker: Thinker;
  /** Thinks for the player; its worker starts when it is first asked for. */
  adviser(): Thinker;
}

export function makeCommons(saves: Saves, settings: SettingsStore): Commons {
  return { frames: new AnimationFrames(), log: new WaitLog(), saves, settings };
}

/** Every game's session, opened when it is first asked for. */
export class Sessions {
  private readonly opened = signal<{ [Name in GameName]?: Session<Name> }>({});

  constructor(readonly commons: Commons) {}

  /** The session if it is open; null as long as it is not. */
  get<Name extends GameName>(game: Name): Session<Name> | null {
    return this.opened.value[game] ?? null;
  }

  /** Loads the engine and starts its worker. Throws `EngineError`. */
  async open<Name extends GameName>(game: Name): Promise<Session<Name>> {
    const { module, compiled } = await loadGame(game);
    const known = this.opened.peek()[game];
    if (known !== undefined) return known;
    let adviser: Thinker | null = null;
    const session: Session<Name> = {
      ...this.commons,
      game,
      module,
      compiled,
      ladder: JSON.parse(module.ladder()) as Rung[],
      thinker: openThinker(game, compiled),
      adviser() {
        adviser ??= openThinker(game, compiled, 'adviser');
        return adviser;
      },
    };
    this.opened.value = { ...this.opened.peek(), [game]: session };
    return session;
  }
}

export function rungOf(ladder: readonly Rung[], number: number): Rung {
  return ladder.find((rung) => rung.rung === number) ?? { rung: number, name: String(number), idea: '' };
}
