import type { TacticsModule } from '../../../../wasm/tactics';
import type { SavedGame, Settings } from '../../play/game_types';
import type { AppServices } from '../../shell/session/screen_controller';
import type { Session } from '../../shell/session/session';
import type { TacticsParameters } from '../parameters';

/** What the campaign needs of the battles' controller. */
export interface CampaignHost {
  readonly session: Session<TacticsModule>;
  readonly app: AppServices<TacticsParameters>;
  begin(settings: Settings): void;
  resume(saved: SavedGame): void;
  settingsFor(seed: number | undefined): Settings;
}
