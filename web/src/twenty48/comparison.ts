import { computed, type Signal, signal } from '@preact/signals';
import type { Thinker } from '../conductor/contract';
import { forgetfulSaves } from '../shell/storage/storage';
import type { GameParts, SharedParts } from './game_parts';
import { Preferences } from './preferences';
import type { ComparisonSettings, Pair, SavedComparison } from './saved_comparison';
import type { SavedGame } from './saved_game';
import { Twenty48Game } from './twenty48_game';

/** What both games are made of. */
export interface ComparisonParts extends SharedParts {
  /** One for each game. */
  thinkers: Pair<Thinker>;
  /** Nodes a slide, the same for both; 0 for all the time there is. */
  nodes: number;
  /** Keeps the comparison as it is now. */
  keep(comparison: SavedComparison): void;
  /** Other rungs or other tiles were chosen. */
  changed?(): void;
}

/** Nobody asks for advice here: the rung that chooses at once has nothing to think about. */
const NO_ANALYSIS = 0;

/** Two rungs play side by side on the same tiles. */
export class Comparison {
  readonly games: Signal<Pair<Twenty48Game>>;
  readonly rungs: Signal<Pair<number>>;
  readonly seed: Signal<number>;
  /** Speed and stop of both; they are not kept. */
  readonly preferences = Preferences.of(forgetfulSaves());
  readonly playing = computed(() => this.games.value.some((game) => game.phase.value === 'autoplay'));
  readonly over = computed(() => this.games.value.every((game) => game.phase.value === 'over'));

  /** `saved`: games that have been played already. Throws an Error when the rules refuse them. */
  constructor(
    private readonly parts: ComparisonParts,
    { rungs, seed }: ComparisonSettings,
    saved?: Pair<SavedGame>,
  ) {
    this.preferences.speed.value = 'fastest';
    this.rungs = signal(rungs);
    this.seed = signal(seed);
    this.games = signal(this.deal(seed, saved));
  }

  private deal(seed: number, saved?: Pair<SavedGame>): Pair<Twenty48Game> {
    return [this.gameAt(0, seed, saved?.[0]), this.gameAt(1, seed, saved?.[1])];
  }

  private gameAt(place: 0 | 1, seed: number, saved?: SavedGame): Twenty48Game {
    const { thinkers, nodes, ...shared } = this.parts;
    const parts: GameParts = {
      ...shared,
      thinker: thinkers[place],
      keep: () => this.save(),
      preferences: this.preferences,
      analysis: () => NO_ANALYSIS,
      autoplayer: () => this.rungs.value[place],
    };
    thinkers[place].substitution?.prepare(this.rungs.value[place]);
    return new Twenty48Game(parts, { seed, nodes }, saved);
  }

  /** What is played now. */
  get settings(): ComparisonSettings & { nodes: number } {
    return { rungs: this.rungs.value, seed: this.seed.value, nodes: this.parts.nodes };
  }

  /** Lets both play, or stops both. */
  toggle(): void {
    if (this.playing.value) this.stop();
    else for (const game of this.games.value) game.startAutoplay();
  }

  stop(): void {
    for (const game of this.games.value) game.autoplay.stop();
  }

  /** Another speed was chosen. */
  changed(): void {
    for (const game of this.games.value) game.autoplayChanged();
  }

  /** Another rung plays the game at a place; both begin anew, on the same tiles. */
  choose(place: 0 | 1, rung: number): void {
    const [left, right] = this.rungs.value;
    this.rungs.value = place === 0 ? [rung, right] : [left, rung];
    this.restart(this.seed.value);
  }

  /** Both begin anew with the tiles of `seed`; if they were playing, they go on doing so. */
  restart(seed: number): void {
    const goOn = this.playing.value;
    this.dispose();
    this.seed.value = seed;
    this.games.value = this.deal(seed);
    this.save();
    this.parts.changed?.();
    if (goOn) this.toggle();
  }

  dispose(): void {
    for (const game of this.games.value) game.dispose();
  }

  private save(): void {
    const [left, right] = this.games.value;
    this.parts.keep({
      rungs: this.rungs.value,
      seed: this.seed.value,
      games: [left.saved(), right.saved()],
    });
  }
}
