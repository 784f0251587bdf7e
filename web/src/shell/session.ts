import { signal } from '@preact/signals';
import type { Thinker } from '../conductor/contract';
import { AnimationFrames } from '../conductor/frames';
import { openThinker, type ThinkerWanted } from '../conductor/open_thinker';
import { StandInThinker } from '../conductor/stand_in_thinker';
import { WaitLog } from '../conductor/wait_log';
import { GAME_WEIGHTS } from '../engine/game_weights';
import { type GameModules, type GameName, loadGame } from '../engine/games';
import { openWeights, type Weights } from '../engine/weights';
import { type Rung, rungOf } from './ladder';
import type { SettingsStore } from './settings_store';
import type { Saves } from './storage';

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
    const file = GAME_WEIGHTS[game];
    const weights = file == null ? null : openWeights(game, file);
    // A page that was built without the file goes without the rungs that need it.
    const ladder = (JSON.parse(module.ladder()) as Rung[]).filter(
      ({ needsWeights }) => weights !== null || !needsWeights,
    );
    const think = (role: ThinkerWanted['role']) => openSeat({ game, compiled, role }, ladder, weights);
    let adviser: Thinker | null = null;
    const session: Session<Name> = {
      ...this.commons,
      game,
      module,
      compiled,
      ladder,
      thinker: think('thinker'),
      adviser() {
        adviser ??= think('adviser');
        return adviser;
      },
    };
    this.opened.value = { ...this.opened.peek(), [game]: session };
    return session;
  }
}

/** A thinker for every rung of the ladder; while weights are on their way, another rung stands in for those that need them. */
function openSeat(wanted: ThinkerWanted, ladder: readonly Rung[], weights: Weights | null): Thinker {
  if (weights === null || !ladder.some(({ needsWeights }) => needsWeights)) return openThinker(wanted);
  return new StandInThinker({
    weights,
    needsWeights: (number) => rungOf(ladder, number).needsWeights === true,
    standIn: ladder.findLast(({ needsWeights }) => !needsWeights)?.rung ?? 0,
    open: () => openThinker(wanted),
    openLearned: (bytes, news) =>
      openThinker({
        ...wanted,
        weights: bytes,
        onReady: () => news.ready(),
        onFailure: (_, lost) => news.failed(lost),
      }),
  });
}
