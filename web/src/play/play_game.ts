import { computed, type ReadonlySignal } from '@preact/signals';
import type { Aid } from '../record/entry';
import type { GameParts } from './game_parts';
import type { Begun, GameTypes, Settings } from './game_types';
import type { PlaySpec } from './spec';
import type { GameStage } from './stage';
import { Turns } from './turns';

/** A game that is played: its turns, and what its spec makes of them. */
export class PlayGame<Types extends GameTypes = GameTypes, Stage extends GameStage = GameStage> extends Turns<
  Types,
  Stage
> {
  /** The opponent has a win in sight. */
  readonly opponentSeesWin = computed(() => {
    const score = this.opponentsScore.value;
    return score !== null && this.spec.scoreScale.seesWin(score);
  });

  /** The position as far as the board has shown it: what is around the board gives nothing away. */
  get shown(): ReadonlySignal<Types['snapshot']> {
    return this.snapshot;
  }

  /** The position that is looked at: an earlier one, or the present one as far as the board has shown it. */
  get looked(): Types['snapshot'] {
    const past = this.past.value;
    return past === null ? this.shown.value : this.snapshotAt(past);
  }

  /** What makes it another game than those that opponents are measured by; null for nothing. */
  get aidOfRecord(): Aid | null {
    if (this.again) return 'again';
    return this.settings.nodes > 0 ? 'nodes' : this.aid.value;
  }

  constructor(
    readonly spec: PlaySpec<Types>,
    parts: GameParts<Stage>,
    settings: Settings<Types['setup']>,
    saved?: Begun,
  ) {
    super(spec, parts, settings, saved);
  }
}
