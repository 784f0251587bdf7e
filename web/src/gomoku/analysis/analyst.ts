import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Game } from '../../../../wasm/engine';
import type { Thinker } from '../../conductor/contract';
import { pageVisibility, type Visibility } from '../../conductor/visibility';
import type { GomokuGame } from '../gomoku_game';
import { startText } from '../saved_game';
import { type Colour, decodeSnapshot, Phase, Result, winnerOf } from '../snapshot';
import { type ConsideredLine, decodeLines } from './considered_line';
import { type Verdict, verdictOf } from './score';

/** Where analysis comes from; all of it is handed in, so that tests can hand in fakes. */
export interface AnalystParts {
  /** A rules instance to walk through the game with; the analyst owns it and frees it. */
  rules: Game;
  /** Opens the player's adviser, or gives the one that is open; it outlives the game. */
  openAdviser(): Thinker;
  /** Whose advice the player gets. */
  rung: number;
  visibility?: Visibility;
}

/** Nodes spent on each position: a third of a second or so. */
export const ANALYSIS_NODES = 250_000;
/** Moves whose values are told. */
const LINES = 3;

/** A position of the game, after its first `length` actions. */
interface Place {
  length: number;
  text: string;
  colour: Colour;
  /** There is something to weigh: a stone is to be placed, with the colours taken. */
  weighable: boolean;
  /** Black's share where the game is over; null while it goes on. */
  settled: number | null;
}

/** What is known of a position. */
export interface Finding {
  verdict: Verdict;
  depth: number;
  finished: boolean;
}

/**
 * Weighs the positions of a game for the player: first the one on the board, then the others, the latest first. The
 * adviser is a thinker of its own, which computes only when it is asked, and never in the opponent's time.
 */
export class Analyst {
  /** The hint is open, or the tab of the analysis is. */
  readonly hint = signal(false);
  readonly tab = signal(false);
  readonly wanted = computed(() => this.hint.value || this.tab.value);
  /** What is known, by the positions' texts. */
  readonly findings = signal<ReadonlyMap<string, Finding>>(new Map());
  readonly lines = signal<ReadonlyMap<string, readonly ConsideredLine[]>>(new Map());
  /** The line that stands out. */
  readonly chosen = signal(0);
  /** The adviser's worker was given up. */
  readonly lost = signal(false);
  /** All positions of the game, the empty board first. */
  readonly places = computed(() => this.walk(this.game.moves.value.map(({ code }) => code)));
  /** The position that is looked at. */
  readonly place = computed(() => {
    const places = this.places.value;
    return places[this.game.past.value ?? places.length - 1] ?? null;
  });
  readonly finding = computed(() => this.findings.value.get(this.place.value?.text ?? '') ?? null);
  readonly bestLines = computed(() => this.lines.value.get(this.place.value?.text ?? '') ?? []);
  /** Black's share at each position of the game; null where it is not known. */
  readonly shares = computed(() =>
    this.places.value.map(
      ({ text, settled }) => settled ?? this.findings.value.get(text)?.verdict.share ?? null,
    ),
  );

  private adviser: Thinker | null = null;
  /** The actions that `rules` have played, and the positions on their way. */
  private walked: { codes: readonly number[]; places: readonly Place[] } = { codes: [], places: [] };
  private readonly stops: (() => void)[];

  constructor(
    readonly game: GomokuGame,
    private readonly parts: AnalystParts,
  ) {
    this.stops = [
      effect(() => {
        if (this.wanted.value) this.place.value;
        game.phase.value;
        untracked(() => this.adviseOrRest());
      }),
      effect(() => {
        game.moves.value;
        this.hint.value = false;
        this.chosen.value = 0;
      }),
      (parts.visibility ?? pageVisibility).watch(() => this.adviseOrRest()),
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

  choose(line: number): void {
    this.chosen.value = line;
  }

  /** Plays the chosen line's first move. */
  playChosen(): void {
    const code = this.bestLines.value[this.chosen.value]?.codes[0];
    if (code !== undefined && this.game.past.value === null) this.game.play(code);
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    if (this.adviser !== null) {
      this.adviser.pause();
      this.adviser.onThoughts = () => {};
      this.adviser.onConsidered = () => {};
    }
    this.parts.rules.delete();
  }

  /** The positions that actions lead through; those known from the last walk are not walked again. */
  private walk(codes: readonly number[]): readonly Place[] {
    const { rules } = this.parts;
    const known = this.walked.codes;
    const common = known.findIndex((code, index) => code !== codes[index]);
    const kept = common < 0 ? known.length : common;
    const places = this.walked.places.slice(0, kept + 1);
    while (rules.length() > kept && rules.undo());
    if (places.length === 0) {
      rules.load(startText(this.game.settings));
      places.push(this.placeOf(0));
    }
    for (const code of codes.slice(kept)) {
      if (rules.play(code) !== '') break;
      places.push(this.placeOf(places.length));
    }
    this.walked = { codes: codes.slice(0, places.length - 1), places };
    return places;
  }

  private placeOf(length: number): Place {
    const { rules } = this.parts;
    const { phase, colour, result, black } = decodeSnapshot(rules.snapshot());
    const winner = winnerOf(result);
    const weighable = result === Result.playing && phase === Phase.playing;
    const settled = result === Result.playing ? null : winner === null ? 0 : winner === black ? 1 : -1;
    return { length, text: rules.text(), colour, weighable, settled };
  }

  private adviseOrRest(): void {
    const hidden = (this.parts.visibility ?? pageVisibility).hidden();
    const rests = !this.wanted.value || hidden || this.game.phase.value === 'opponent';
    const text = rests ? null : this.nextText();
    if (text === null) {
      this.adviser?.pause();
      return;
    }
    const adviser = this.openAdviser();
    adviser.resume();
    adviser.think(text);
    this.take(text);
  }

  /** The position to think about: the one looked at, then the latest that is not weighed yet. */
  private nextText(): string | null {
    const here = this.place.value;
    if (here?.weighable === true && !this.isWeighed(here.text)) return here.text;
    const next = this.places.value.findLast((place) => place.weighable && !this.isWeighed(place.text));
    return this.tab.value ? (next?.text ?? null) : null;
  }

  private isWeighed(text: string): boolean {
    return this.findings.value.get(text)?.finished === true;
  }

  private openAdviser(): Thinker {
    if (this.adviser !== null) return this.adviser;
    const adviser = this.parts.openAdviser();
    adviser.onThoughts = (text) => this.take(text);
    adviser.onConsidered = (text) => this.take(text);
    const { rung } = this.parts;
    adviser.configure({
      rung,
      seed: this.game.settings.seed,
      blur: false,
      nodes: ANALYSIS_NODES,
      lines: LINES,
    });
    this.adviser = adviser;
    return adviser;
  }

  /** Takes up what the adviser says of a position; once all is said of it, the next one's turn comes. */
  private take(text: string): void {
    const { adviser } = this;
    const place = this.places.value.find((known) => known.text === text);
    if (adviser === null || place === undefined) return;
    const thoughts = adviser.thoughtsOf(text);
    const lines = adviser.considered(text);
    const was = this.isWeighed(text);
    batch(() => {
      this.lost.value = adviser.health().lost;
      if (thoughts !== null) {
        const { score, depth, finished } = thoughts;
        const finding = { verdict: verdictOf(score, place.colour), depth, finished };
        this.findings.value = new Map(this.findings.value).set(text, finding);
      }
      if (lines !== null) this.lines.value = new Map(this.lines.value).set(text, decodeLines(lines));
    });
    if (!was && this.isWeighed(text)) this.adviseOrRest();
  }
}
