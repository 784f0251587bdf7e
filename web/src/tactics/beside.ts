import type { Signal } from '@preact/signals';
import type { TacticsModule } from '../../../wasm/tactics';
import type { GameRecord, SavedGame, Settings } from '../play/game_types';
import { resumableGame } from '../play/saved_game';
import type { SideScreen } from '../play/side_screen';
import type { PlaySpec } from '../play/spec';
import type { Outcome } from '../shell/session/default_opponent';
import type { AppServices } from '../shell/session/screen_controller';
import { freshSeed } from '../shell/session/seed';
import type { Session } from '../shell/session/session';
import { attempt } from '../shell/ui/attempt';
import type { Battle } from './battle/battle';
import { BATTLE } from './card_spec';
import { startOf } from './files/start_of';
import type { TacticsParameters } from './parameters';
import type { BattleSetup } from './tactics_types';
import type { OpenTeaching } from './teaching/open_teaching';
import { rememberTaught } from './teaching/teaching_memory';

/** What the screens beside a battle need of the battles' controller. */
export interface BattleHost {
  readonly session: Session<TacticsModule>;
  readonly app: AppServices<TacticsParameters>;
  readonly spec: PlaySpec;
  readonly game: Signal<Battle | null>;
  readonly offered: Signal<number>;
  /** The course, while it is open. */
  teaching: OpenTeaching | null;
  openSideScreen(screen: string, open: () => SideScreen, way: () => unknown, address?: object): void;
  openRecord(record: GameRecord): Promise<void>;
  play(rung: number): void;
  begin(settings: Settings): void;
  resume(saved: SavedGame): void;
  settingsFor(seed: number | undefined): Settings;
  /** A battle that nobody keeps. */
  openUnkept(saved: SavedGame<BattleSetup>): Battle;
}

/** The editor of maps, with that of the battle in progress. Throws what its script fails with. */
export async function drawMap(host: BattleHost, screen: string): Promise<void> {
  const { app, session, spec } = host;
  const from = host.game.value?.start ?? startOf(session.module, freshSeed());
  const { loadMapEditor } = await import('./editor/open_map_editor');
  const open = await loadMapEditor();
  host.openSideScreen(
    screen,
    () =>
      open({
        spec,
        session,
        from,
        rung: host.offered.value,
        onPlay: (record) => attempt(() => host.openRecord(record)),
        onHome: () => app.home(),
      }),
    () => drawMap(host, screen),
  );
}

/**
 * What a battle of the campaign needs, and what shows a battle's task and its units' traits. Throws what a script fails
 * with.
 */
export async function prepare(battle: Battle): Promise<void> {
  const { openTask } = await import('./task/open_task');
  battle.task.value = await openTask(battle.snapshot.peek());
  // The end of a battle is noted at once then, however soon the page is closed.
  if (battle.settings.campaign !== undefined) await progressScript();
}

/** What has been reached in the campaign. */
const progressScript = () => import('./campaign/progress');

/** Goes on with the battle in progress, where it is that one of the campaign. Returns whether it is. */
export function resumeBattle(host: BattleHost, campaign: string): boolean {
  const saved = resumableGame(BATTLE, host.session.saves);
  if (saved === null || saved.settings.campaign !== campaign) return false;
  host.resume(saved);
  return true;
}

/** A battle of the campaign has come to its end. */
export async function noteResult(
  { session }: BattleHost,
  { settings, snapshot }: Battle,
  outcome: Outcome,
): Promise<void> {
  const { CampaignProgress } = await progressScript();
  CampaignProgress.of(session.saves).note({
    id: settings.campaign ?? '',
    outcome,
    rounds: snapshot.peek().round,
  });
}

/** The campaign; `selected`: which of its battles is shown. Throws what its script fails with. */
export async function openCampaign(host: BattleHost, screen: string, selected?: string): Promise<void> {
  const { loadCampaign } = await import('./campaign/open_campaign');
  const open = await loadCampaign();
  host.openSideScreen(
    screen,
    () => open(host, selected),
    () => openCampaign(host, screen, selected),
    { game: host.session.game, campaign: selected ?? '1' },
  );
}

/** The course for beginners. Its battles are not kept, so that the saved one stays. Throws what its script fails with. */
export async function learn(host: BattleHost, screen: string): Promise<void> {
  const { app, session } = host;
  const { loadTeaching } = await import('./teaching/open_teaching');
  const open = await loadTeaching();
  rememberTaught(session.saves);
  host.openSideScreen(
    screen,
    () => {
      host.teaching = open(session, {
        openBattle: (saved) => host.openUnkept(saved),
        openRules: () => new session.module.Game(),
        frames: session.frames,
        perf: app.parameters.perf === true,
        takeGrowth: () => app.takeGrowth(),
        onHome: () => app.home(),
        onBattle: () => host.play(host.offered.value),
      });
      return host.teaching;
    },
    () => learn(host, screen),
  );
}
