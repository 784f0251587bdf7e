import { computed, signal } from '@preact/signals';
import type { Milliseconds, Thinker } from '../conductor/contract';
import type { GameTypes } from '../play/game_types';
import { type TurnRules, Turns } from '../play/turns';
import type { Cell, Rank } from './cells';
import { decodeEvents, type TileEvent } from './events';
import type { SharedParts } from './game_parts';
import type { Role } from './role';
import { type AdversarySettings, readActions, type SavedAdversary, writeActions } from './saved_adversary';
import { decodeSnapshot, type Snapshot } from './snapshot';
import { TileStage } from './stage';

/** How long tiles are on their way here, and from one action of the engine's to what comes after it. */
const SLIDE_MS: Milliseconds = 180;
const ANSWER_MS: Milliseconds = 340;

/** What this game brings to the turns of two players. */
interface Adversary extends GameTypes {
  snapshot: Snapshot;
  event: TileEvent;
  setup: { role: Role };
}

const RULES: TurnRules<Adversary> = {
  decodeSnapshot,
  decodeEvents,
  record: ({ sideToMove, moves }, action) => ({
    action,
    side: sideToMove,
    number: moves + 1,
  }),
};

/** What a game with an opponent is made of. */
export interface AdversaryParts extends SharedParts {
  thinker: Thinker;
  /** Keeps the game as it is now. */
  keep(game: SavedAdversary): void;
}

/** A game with an opponent: one side slides, the other places the tiles where they hurt. */
export class AdversaryGame extends Turns<Adversary, TileStage> {
  /** The tile that the player places next: 1 for a 2, 2 for a 4. */
  readonly tile = signal<Rank>(1);
  /** Whether the player has won; null while the game goes on. */
  readonly won = computed(() => (this.outcome.value === null ? null : this.outcome.value === 'won'));

  /** `actions`: what has been played already. Throws an Error when the rules refuse it. */
  constructor(
    { stage, keep, openRules, ...shared }: AdversaryParts,
    settings: AdversarySettings,
    actions = '',
  ) {
    const rules = openRules();
    const refusal = rules.startAdversary(settings.seed);
    if (refusal !== '') throw new Error(refusal);
    super(
      RULES,
      {
        ...shared,
        rules,
        openStage: (snapshot) =>
          new TileStage(snapshot, { ...stage, slide: () => SLIDE_MS, interval: () => ANSWER_MS }),
        firstAnswer: ANSWER_MS,
        blur: null,
        keep: (saved) => keep({ settings, actions: writeActions(saved.actions), over: saved.over }),
      },
      { ...settings, side: settings.role === 'slides' ? 0 : 1 },
      { actions: readActions(actions) },
    );
    this.begin();
  }

  /** Places the tile that is chosen. Returns why not, or the empty string. */
  place(cell: Cell): string {
    // The code of a new tile (wasm/twenty48.d.ts).
    return this.play(4 + 2 * cell + (this.tile.value - 1));
  }
}
