import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Game } from '../../../../wasm/engine';
import type { Thinker, Thoughts } from '../../conductor/contract';
import type { Substitution } from '../../conductor/substitution';
import { pageVisibility, type Visibility } from '../../conductor/visibility';
import { type Action, otherSide } from '../game_types';
import type { PlayGame } from '../play_game';
import { type Place, Walker } from './places';
import { type Search, turningPoint } from './turning_point';
import { beforeOnlyMove, type Verdict } from './verdict';
import { decodeWeighed, onlyLine, type WeighedLine } from './weighed_line';

/** Where analysis comes from; all of it is handed in, so that tests can hand in fakes. */
export interface AnalysisParts {
  /** Opens rules to walk through the game with; the analysis frees them. */
  openRules(): Game;
  /** Opens the thinker in the player's service, or gives the one that is open; it outlives the game. */
  openThinker(): Thinker;
  /** Whose advice the player gets. */
  rung: number;
  /**
   * Runs a task once the page has nothing else to do, unless the returned function is called before: the positions in
   * which the player is to move are weighed then, so that a hint is there when it is asked for. Without it they are
   * weighed when it is.
   */
  whenIdle?(task: () => void): () => void;
  visibility?: Visibility;
}

/** How sure what was proven is, in percent. */
const PROVEN = 100;
/** Moves whose values are told. */
const LINES = 3;

/** What is known of a position. */
export interface Evaluation {
  verdict: Verdict;
  depth: number;
  finished: boolean;
}

/** A move that was played, looked at again. */
export interface PlayedAgain {
  /** Actions before it. */
  length: number;
  /** The move, and what came after it. */
  played: readonly Action[];
  /** The line that is valued more: null where there is none, undefined while nothing is known. */
  better: WeighedLine | null | undefined;
}

/** A move that the engine plays without a thought, and where it leads. */
interface OnlyMove {
  action: Action;
  beyond: Place;
}

/**
 * Weighs the positions of a game for the player: first the one on the board, then the others, the latest first. Its
 * thinker is not the opponent's: it computes only when it is asked or on the player's time, never in the opponent's.
 */
export class Analysis {
  /** By whose valuation: who was asked, or its fallback engine where what that one has learned does not come. */
  readonly adviser;
  private readonly rung: number;
  /** The hint is open, or the tab of the analysis is. */
  readonly hint = signal(false);
  readonly tab = signal(false);
  /** The move that decided the game is looked for; nothing of it shows on the board. */
  readonly review = signal(false);
  /** What each move lost is wanted, once the game is over. */
  readonly marks = signal(false);
  /** So many actions were played before the move that is looked at again; null while none is. */
  protected readonly lookedAgain = signal<number | null>(null);
  /** Thoughts and lines of the adviser's fallback engine, which cannot tell how much is lost or won in the adviser's eyes. */
  private readonly rough = new WeakSet<object>();
  /** The adviser's fallback engine; undefined while nobody was asked, or where there is none. */
  readonly substitution = signal<Substitution | undefined>(undefined);
  /** Lines are shown. */
  readonly wanted = computed(() => this.hint.value || this.tab.value || this.lookedAgain.value !== null);
  /** The line that stands out, -1 for none. */
  readonly chosen = signal(0);
  /** The worker was given up: there will be no more analysis. */
  readonly lost = signal(false);
  /** All positions of the game, the first one first. */
  readonly places = computed(() => this.walker.walk(this.game.moves.value.map(({ action }) => action)));
  /** The position that is looked at. */
  readonly place = computed(() => {
    const places = this.places.value;
    return places[this.game.past.value ?? places.length - 1] ?? null;
  });
  readonly evaluation = computed(() =>
    this.place.value === null ? null : this.evaluationAt(this.place.value),
  );
  /** More is going to be said of the position that is looked at. */
  readonly thinks = computed(() => {
    const place = this.place.value;
    return place !== null && !this.lost.value && this.unweighed(place) !== null;
  });
  /** What is said of the position that is looked at is the fallback engine's, in part or in whole. */
  readonly isRough = computed(() => this.place.value !== null && this.isRoughAt(this.place.value));
  readonly bestLines = computed(() => (this.place.value === null ? [] : this.linesAt(this.place.value)));
  /** The first colour's share at each position of the game; null where it is not known. */
  readonly shares = computed(() =>
    this.places.value.map((place) => (place.ended ?? this.evaluationAt(place)?.verdict)?.share ?? null),
  );
  /** From so many actions on every value of the game is proven; null where none is but that of its end, or not known yet. */
  readonly provenFrom = computed(() => {
    const places = this.places.value;
    const open = places.findLastIndex((place) => this.finalVerdictAt(place)?.margin?.sure !== PROVEN);
    return open + 1 < places.length - 1 ? open + 1 : null;
  });
  /** What each move lost, of a whole game's points: 0-1; null where that is not known yet. */
  readonly losses = computed(() => this.game.moves.value.map((_, move) => this.lossOf(move)));
  /** What decided the game; null while it is not lost and won. */
  readonly turning: ReadonlySignal<Search | null> = computed(() => {
    const winner = this.game.phase.value === 'over' ? this.game.winner.value : null;
    const loser =
      winner === null ? null : this.game.spec.sides.colourOf(this.game.snapshot.value, otherSide(winner));
    return loser === null ? null : turningPoint(this.places.value, this.shares.value, loser);
  });

  /** The move that is looked at again, beside what is valued more. */
  readonly again = computed<PlayedAgain | null>(() => {
    const length = this.lookedAgain.value;
    const place = length === null ? undefined : this.places.value[length];
    if (length === null || place === undefined) return null;
    const played = this.game.moves.value.slice(length).map(({ action }) => action);
    return { length, played, better: this.betterAt(place, played[0]) };
  });

  /** What is known, by the positions' keys. */
  private readonly thoughts = signal<ReadonlyMap<string, Thoughts>>(new Map());
  private readonly lines = signal<ReadonlyMap<string, readonly WeighedLine[]>>(new Map());
  private readonly onlyMoves = signal<ReadonlyMap<string, OnlyMove>>(new Map());
  /** The lines as they came. */
  private readonly records = signal<ReadonlyMap<string, Int32Array>>(new Map());
  private readonly walker: Walker;
  private thinker: Thinker | null = null;
  private stopOpening: (() => void) | null = null;
  protected readonly stops: (() => void)[];

  constructor(
    readonly game: PlayGame,
    protected readonly parts: AnalysisParts,
  ) {
    this.rung = parts.rung;
    this.adviser = signal(parts.rung);
    this.walker = new Walker(game.spec, parts.openRules(), game.start);
    this.stops = [
      effect(() => {
        if (this.wanted.value || this.isAhead) this.place.value;
        this.review.value;
        this.marks.value;
        game.phase.value;
        untracked(() => this.thinkOrRest());
      }),
      effect(() => {
        game.moves.value;
        // What is looked at once a game is over helps nobody to win it.
        if (this.wanted.value && game.phase.value !== 'over') untracked(() => game.takeHelp('hint'));
      }),
      effect(() => {
        game.moves.value;
        this.hint.value = false;
        this.chosen.value = 0;
      }),
      effect(() => {
        const { value: past } = game.past;
        const again = this.lookedAgain.peek();
        if (again === null || past === again) return;
        this.lookedAgain.value = null;
        this.chosen.value = 0;
      }),
      (parts.visibility ?? pageVisibility).watch(() => this.thinkOrRest()),
    ];
  }

  toggleHint(): void {
    this.chosen.value = 0;
    this.hint.value = !this.hint.value && this.game.phase.value === 'player';
  }

  /** Returns whether there was a hint to close. */
  closeHint(): boolean {
    const open = this.hint.value;
    this.hint.value = false;
    return open;
  }

  /** Shows the board on which the move after `length` actions was played, that move, and what is valued more. */
  lookAgain(length: number): void {
    batch(() => {
      this.game.lookAt(length);
      this.lookedAgain.value = length;
      this.chosen.value = -1;
    });
  }

  choose(line: number): void {
    this.chosen.value = line;
  }

  /** Plays the chosen line's first move. */
  playChosen(): void {
    const action = this.bestLines.value[this.chosen.value]?.codes[0];
    if (action !== undefined && this.game.past.value === null) this.game.play(action);
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.stopOpening?.();
    if (this.thinker !== null) {
      this.thinker.pause();
      this.thinker.onThoughts = () => {};
      this.thinker.onMultiPv = () => {};
    }
    this.walker.dispose();
  }

  /** What is known of a position: of one with an only move, what is known of the one that it leads to. */
  evaluationAt(place: Place): Evaluation | null {
    const only = this.onlyMoves.value.get(place.key);
    if (only === undefined) return this.ownEvaluation(place);
    const { ended } = only.beyond;
    if (ended !== null) return { verdict: ended, depth: 1, finished: true };
    const next = this.evaluationAt(only.beyond);
    if (next === null) return null;
    return { ...next, verdict: beforeOnlyMove(next.verdict, place.colour), depth: next.depth + 1 };
  }

  private ownEvaluation(place: Place): Evaluation | null {
    const thoughts = this.thoughts.value.get(place.key);
    if (thoughts === undefined) return null;
    const { score, depth, finished } = thoughts;
    // How sure a value is, its line says; until all is thought, one of the two may be of an earlier moment.
    const flags = finished ? (this.lines.value.get(place.key)?.[0]?.flags ?? 0) : 0;
    const verdict = this.game.spec.scoreScale.verdict(score, place.colour, flags);
    return { verdict: this.isRoughAt(place) ? { ...verdict, isRough: true } : verdict, depth, finished };
  }

  /** When the adviser takes over, it may have told its thoughts or its lines, but not yet both. */
  private isRoughAt({ key }: Place): boolean {
    const only = this.onlyMoves.value.get(key);
    if (only !== undefined) return this.isRoughAt(only.beyond);
    const told = [this.thoughts.value.get(key), this.lines.value.get(key)];
    return told.some((part) => part !== undefined && this.rough.has(part));
  }

  linesAt(place: Place): readonly WeighedLine[] {
    const only = this.onlyMoves.value.get(place.key);
    if (only === undefined) return this.lines.value.get(place.key) ?? [];
    return [onlyLine(only.action, this.linesAt(only.beyond)[0] ?? null)];
  }

  /** The lines at a position as the engine told them (`Session.multiPv`); null while it has told none. */
  recordsAt(place: Pick<Place, 'key'>): Int32Array | null {
    return this.records.value.get(place.key) ?? null;
  }

  /** The best line where it begins otherwise than `played`: null where none does, undefined while none is known. */
  private betterAt(place: Place, played: Action | undefined): WeighedLine | null | undefined {
    const best = this.linesAt(place)[0];
    if (best === undefined) return this.evaluationAt(place)?.finished ? null : undefined;
    return best.codes[0] === played ? null : best;
  }

  /** By what is known for good of the positions before and after a move: the best one, and as good ones, lose nothing. */
  private lossOf(move: number): number | null {
    const [before, after] = [this.places.value[move], this.places.value[move + 1]];
    if (before?.weighable !== true || after === undefined) return null;
    const [had, has] = [this.finalVerdictAt(before), this.finalVerdictAt(after)];
    if (had !== null && this.linesAt(before)[0]?.codes[0] === this.game.moves.value[move]?.action) return 0;
    if (had === null || has === null) return null;
    const fall = (had.share - has.share) / 2;
    return Math.max(0, before.colour === 0 ? fall : -fall);
  }

  /** What a move lost, in the game's own measure; empty where it has none, or as long as that is not known. */
  fallWords(move: number): string {
    const [had, has] = this.places.value.slice(move, move + 2).map((place) => this.finalVerdictAt(place));
    return (had && has && this.game.spec.scoreScale.fallWords?.(had, has)) || '';
  }

  /** The verdict on a position, once nothing that is thought of it will change it. */
  private finalVerdictAt(place: Place): Verdict | null {
    const evaluation = this.evaluationAt(place);
    return place.ended ?? (evaluation?.finished ? evaluation.verdict : null);
  }

  protected thinkOrRest(): void {
    const hidden = (this.parts.visibility ?? pageVisibility).hidden();
    const phase = this.game.phase.value;
    const asked = this.wanted.value || this.review.value || this.marks.value;
    const rests = hidden || (phase !== 'player' && phase !== 'over');
    const place = rests || !(asked || this.isAhead) ? null : this.next();
    this.stopOpening?.();
    this.stopOpening = null;
    if (place === null) {
      this.thinker?.pause();
      return;
    }
    if (this.thinker === null && !asked) {
      const open = () => {
        this.openThinker();
        this.thinkOrRest();
      };
      this.stopOpening = this.parts.whenIdle?.(open) ?? null;
      return;
    }
    const thinker = this.openThinker();
    thinker.resume();
    thinker.think(place);
    this.take(place.key);
  }

  /** It thinks before it is asked. */
  private get isAhead(): boolean {
    return this.parts.whenIdle !== undefined && this.game.phase.value === 'player';
  }

  /** The position to think about: the one looked at, then the latest that is not weighed yet and is asked for. */
  private next(): Place | null {
    const here = this.wanted.value || this.isAhead ? this.place.value : null;
    const all =
      this.tab.value ||
      (this.marks.value && this.game.phase.value === 'over') ||
      (this.review.value && this.turning.value?.complete === false);
    const asked = [here, ...(all ? this.places.value.toReversed() : [])];
    for (const place of asked) {
      const next = place === null ? null : this.unweighed(place);
      if (next !== null) return next;
    }
    return null;
  }

  /** What is to be weighed for a position: itself, or where its only move leads; null once that is done. */
  private unweighed(place: Place): Place | null {
    if (!place.weighable) return null;
    const only = this.onlyMoves.value.get(place.key);
    if (only !== undefined) return this.unweighed(only.beyond);
    return this.thoughts.value.get(place.key)?.finished === true ? null : place;
  }

  private openThinker(): Thinker {
    if (this.thinker !== null) return this.thinker;
    const thinker = this.parts.openThinker();
    thinker.onThoughts = (key) => this.take(key);
    thinker.onMultiPv = (key) => this.take(key);
    thinker.configure({
      rung: this.rung,
      seed: this.game.settings.seed,
      blur: null,
      nodes: this.game.spec.analysisNodes,
      lines: LINES,
    });
    this.thinker = thinker;
    this.substitution.value = thinker.substitution;
    this.stops.push(
      effect(() => {
        const fallbackEngine = thinker.substitution?.fallbackEngine.value ?? null;
        this.adviser.value = fallbackEngine?.cause.kind === 'failed' ? fallbackEngine.rung : this.rung;
        untracked(() => this.takeAgain());
      }),
    );
    return thinker;
  }

  /** Somebody else has the word, or keeps it: what is said of the position in hand counts otherwise now. */
  private takeAgain(): void {
    const place = this.wanted.peek() || this.isAhead ? this.place.peek() : this.next();
    if (place !== null) this.take(this.unweighed(place)?.key ?? place.key);
  }

  /** Takes up what the thinker says of a position; once all is said of it, the next one's turn comes. */
  private take(key: string): void {
    const { thinker } = this;
    const place = this.placeOf(key);
    if (thinker === null || place === null) return;
    const thoughts = this.thoughtsOf(thinker, key);
    const lines = thinker.multiPv(key);
    const open = this.unweighed(place) !== null;
    const isRough = (thinker.substitution?.fallbackEngine.peek() ?? null) !== null;
    batch(() => {
      this.lost.value = thinker.health().lost;
      const only = thoughts?.finished && thoughts.depth === 0 ? this.onlyMoveAt(place) : null;
      if (only !== null) {
        this.onlyMoves.value = new Map(this.onlyMoves.value).set(key, only);
      } else if (thoughts !== null) {
        if (isRough) this.rough.add(thoughts);
        this.thoughts.value = new Map(this.thoughts.value).set(key, thoughts);
      }
      if (lines !== null) {
        const weighed = decodeWeighed(lines, this.game.spec.scoreScale.lineEnd);
        if (isRough) this.rough.add(weighed);
        this.lines.value = new Map(this.lines.value).set(key, weighed);
        this.records.value = new Map(this.records.value).set(key, lines);
      }
    });
    if (open && this.unweighed(place) !== place) this.thinkOrRest();
  }

  /** What a thinker thinks of a position; while its fallback engine is asked, that is not the last word. */
  private thoughtsOf(thinker: Thinker, key: string): Thoughts | null {
    const thoughts = thinker.thoughtsOf(key);
    const isProvisional = (thinker.substitution?.fallbackEngine.peek()?.cause.kind ?? 'failed') !== 'failed';
    return thoughts !== null && isProvisional ? { ...thoughts, finished: false } : thoughts;
  }

  /** The answer that was found without a search. */
  private onlyMoveAt(place: Place): OnlyMove | null {
    const known = this.onlyMoves.peek().get(place.key);
    if (known !== undefined) return known;
    const action = this.thinker?.best(place.key).action ?? -1;
    const beyond = action < 0 ? null : this.walker.beyond(place, action);
    return beyond === null ? null : { action, beyond };
  }

  /** A position of the game, or one that an only move leads to. */
  private placeOf(key: string): Place | null {
    const beyond = Array.from(this.onlyMoves.peek().values(), (only) => only.beyond);
    return [...this.places.value, ...beyond].find((place) => place.key === key) ?? null;
  }
}
