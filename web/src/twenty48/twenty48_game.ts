import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Twenty48Game as Rules } from '../../../wasm/twenty48';
import { after } from '../conductor/after';
import type { Milliseconds, Step } from '../conductor/contract';
import { present } from '../conductor/position';
import type { Substitution } from '../conductor/substitution';
import { pageVisibility } from '../conductor/visibility';
import { Rewind } from '../play/rewind';
import { paceOfLong, WalkedPast } from '../play/walked_past';
import { Analysis } from './analysis';
import { Autoplay } from './autoplay';
import type { Rank } from './cells';
import { Chronicle } from './chronicle';
import type { Direction } from './directions';
import { decodeEvents, type TileEvent } from './events';
import { gameLink } from './game_link';
import type { GameParts } from './game_parts';
import { isHelped, letterOf, readNotation, slideAt } from './notation';
import type { CostlySlide } from './review/slide_review';
import type { SavedGame } from './saved_game';
import { decodeSnapshot, Result, type Snapshot } from './snapshot';
import { intervalOf } from './speed';
import { TileStage } from './stage';

/** What a game is played with. */
export interface GameSettings {
  /** Decides the tiles. */
  seed: number;
  /** 0: the autoplayer uses all the time there is; else nodes a slide, the same on every device. */
  nodes: number;
}

/** Whose moment it is. */
export type Phase = 'player' | 'autoplay' | 'over';

/** The autoplayer's slides between two saves; whatever ends it saves as well. */
const SAVE_EVERY = 64;

let nextId = 1;

/** One game: the rules' truth, the player's slides, the analysis and the autoplayer. */
export class Twenty48Game {
  readonly snapshot;
  readonly over;
  /** All slides so far, as `notation.ts` writes them. */
  readonly moves = signal('');
  /** Events of the last slide, for those who listen instead of look. */
  readonly heard = signal<{ events: readonly TileEvent[]; by: Step['by']; direction: Direction } | null>(
    null,
  );
  /** A large tile has just been made for the first time: its rank; null once the game has gone on. */
  readonly milestone = signal<Rank | null>(null);
  readonly phase = computed<Phase>(() => {
    if (this.over.value) return 'over';
    return this.autoplay.on.value ? 'autoplay' : 'player';
  });
  /** What shows earlier moments of a game that is over. */
  readonly rewind: Rewind<TileStage>;
  /** An earlier moment that is looked at: so many slides; null for the present. */
  readonly past: ReadonlySignal<number | null>;
  /** What the board shows. */
  readonly shown: ReadonlySignal<Snapshot>;
  /** The slide that is shown to have cost most, on the board before it; null for none. */
  readonly looking = computed(() => {
    const costly = this.costly.value;
    return costly?.length === this.past.value ? costly : null;
  });
  readonly canUndo = computed(() => this.moves.value !== '');
  /** The autoplayer had a hand in it, or nobody knows who had, so its score is not the player's own. */
  readonly helped = computed(() => this.start !== undefined || isHelped(this.moves.value));
  readonly chronicle: Chronicle;
  /** The position that the game was opened at, if its earlier slides are not known. */
  readonly start: string | undefined;
  readonly stage: TileStage;
  readonly autoplay: Autoplay;
  readonly analysis: Analysis;
  /** Tells games apart. */
  readonly id = nextId++;

  private readonly rules: Rules;
  private readonly walked: WalkedPast;
  private readonly costly = signal<CostlySlide | null>(null);
  private played: Milliseconds;
  private lastSlide: Milliseconds | null = null;
  private stopWaiting: () => void = () => {};
  private readonly unwatch: () => void;

  /** Throws an Error when the rules refuse the saved game. */
  constructor(
    private readonly parts: GameParts,
    readonly settings: GameSettings,
    saved?: SavedGame,
  ) {
    const { thinker, preferences, stage } = parts;
    this.start = saved?.start;
    const rules = this.openRules();
    this.rules = rules;
    const { moves, score, largest } = decodeSnapshot(rules.snapshot());
    this.chronicle = new Chronicle(moves, score, largest);
    this.played = saved?.played ?? 0;
    if (saved !== undefined) this.replay(saved);
    this.snapshot = signal<Snapshot>(decodeSnapshot(rules.snapshot()));
    this.over = signal(rules.result() !== 0);
    this.stage = new TileStage(rules.snapshot(), {
      ...stage,
      interval: () => intervalOf(preferences.speed.value),
    });
    this.walked = new WalkedPast(
      () => this.openRules(),
      (place) => slideAt(this.moves.value, place),
    );
    // Nothing is to flicker where nothing is to move.
    const pace = () => paceOfLong(stage.motion() === 'fade' ? 0 : this.moves.value.length);
    const slide = () => (this.rewind.playing.value ? Math.min(stage.slide(), pace() / 2) : stage.slide());
    const openStage = (snapshot: Int32Array) =>
      new TileStage(snapshot, { motion: stage.motion, slide, interval: pace });
    this.rewind = new Rewind(
      { frames: parts.frames, openStage, pace },
      (place) => this.walked.stepAt(place),
      () => this.moves.value.length,
    );
    this.past = this.rewind.at;
    this.shown = computed(() => {
      const { value: place } = this.past;
      return place === null ? this.snapshot.value : decodeSnapshot(this.walked.snapshotAt(place));
    });
    this.analysis = new Analysis(thinker, parts.analysis);
    this.autoplay = new Autoplay(parts, rules, this.stage, {
      played: (step) => this.playedByEngine(step),
      over: () => this.finish(),
      stopped: () => {
        this.save();
        this.analysis.begin(present(rules));
      },
    });
    this.analysis.begin(present(rules));
    const visibility = parts.visibility ?? pageVisibility;
    const obey = () => {
      if (visibility.hidden()) thinker.pause();
      else thinker.resume();
      this.lastSlide = null;
      if (this.moves.value !== '') this.save();
    };
    this.unwatch = visibility.watch(obey);
  }

  /** Rules at the game's beginning. */
  private openRules(): Rules {
    const rules = this.parts.openRules();
    const refusal = this.start === undefined ? rules.start(this.settings.seed) : rules.load(this.start);
    if (refusal !== '') throw new Error(refusal);
    return rules;
  }

  private replay({ moves, moments }: SavedGame): void {
    const { rules } = this;
    for (const direction of readNotation(moves)) {
      const refusal = rules.play(direction);
      if (refusal !== '') throw new Error(refusal);
      const { score, largest } = decodeSnapshot(rules.snapshot());
      this.chronicle.add(score, largest, moments[this.chronicle.moments.length] ?? 0);
    }
    this.moves.value = moves;
  }

  // What the player does.

  /** Slides all tiles; an autoplayer at work stops. Returns why not, or the empty string. */
  play(code: number): string {
    const { rules } = this;
    const { thinker, frames } = this.parts;
    this.autoplay.stop();
    const before = rules.snapshot();
    const refusal = rules.play(code);
    if (refusal !== '') return refusal;
    const key = rules.key();
    thinker.play(code, key);
    this.analysis.follow(key);
    const step: Step = {
      action: code,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start: frames.now(),
      by: 'player',
    };
    const end = this.stage.perform(step);
    this.note(step);
    this.keepBest();
    this.save();
    if (rules.result() !== 0) this.stopWaiting = after(frames, end, () => this.finish());
    return '';
  }

  /** Takes the last slide back. */
  undo(): boolean {
    return this.goOnFrom(this.moves.value.length - 1);
  }

  /** Takes slides back until there are `length` of them. Returns whether there were more. */
  goOnFrom(length: number): boolean {
    const { frames } = this.parts;
    this.autoplay.stop();
    const { moves, rules } = this;
    if (length < 0 || length >= moves.value.length) return false;
    this.stopWaiting();
    for (let slides = moves.value.length; slides > length && rules.undo(); slides--) this.chronicle.undo();
    this.lookAt(null);
    this.walked.close();
    this.over.value = false;
    moves.value = moves.value.slice(0, length);
    this.milestone.value = null;
    this.stage.stepBack(rules.snapshot(), frames.now());
    this.snapshot.value = decodeSnapshot(rules.snapshot());
    this.analysis.at(present(rules));
    this.save();
    return true;
  }

  /** Shows the board before a slide of the game that is over; its end again for null. */
  lookAt(slide: CostlySlide | null): void {
    this.costly.value = slide;
    this.rewind.goTo(slide?.length ?? null);
  }

  /** Nobody looks at the game any more. */
  stop(): void {
    this.autoplay.stop();
    this.rewind.pause();
  }

  /** Lets the engine play, or stops it. */
  toggleAutoplay(): void {
    if (this.autoplay.on.value) this.autoplay.stop();
    else this.startAutoplay();
  }

  /** The chosen rung begins to play at the chosen speed; one that plays already begins anew. */
  startAutoplay(): void {
    if (this.rules.result() !== 0) return;
    const { seed, nodes } = this.settings;
    this.milestone.value = null;
    this.autoplay.start(this.parts.autoplayer(), this.parts.preferences.speed.value, seed, nodes);
  }

  /** Another rung or speed was chosen. */
  autoplayChanged(): void {
    if (this.autoplay.on.value) this.startAutoplay();
  }

  toggleHint(): void {
    const { analysis, autoplay } = this;
    if (analysis.open.value || this.over.value) analysis.open.value = false;
    else if (autoplay.on.value) analysis.open.value = true;
    else analysis.ask(present(this.rules));
  }

  /** One step back out of what is open. Returns whether there was one. */
  backOut(): boolean {
    const { open } = this.analysis;
    if (this.autoplay.on.value) this.autoplay.stop();
    else if (this.past.value !== null) this.lookAt(null);
    else if (open.value) open.value = false;
    else if (this.milestone.value !== null) this.milestone.value = null;
    else return false;
    return true;
  }

  // What the view asks.

  /** The fallback engine of the rung that advises or plays; absent where none is ever needed. */
  get substitution(): Substitution | undefined {
    return this.parts.thinker.substitution;
  }

  legalActions(): number[] {
    return Array.from(this.rules.legalActions());
  }

  hash(): string {
    return this.rules.hash();
  }

  text(): string {
    return this.rules.text();
  }

  /** The game as it is kept. */
  saved(): SavedGame {
    const { score, result } = this.snapshot.value;
    return {
      seed: this.settings.seed,
      ...(this.start === undefined ? {} : { start: this.start }),
      moves: this.moves.value,
      moments: this.chronicle.moments.map(({ at }) => at),
      played: this.played,
      score,
      over: result !== Result.playing,
    };
  }

  /** Its address, as it is now. */
  link(page?: string): string {
    const slides = readNotation(this.moves.value);
    return gameLink({ seed: this.settings.seed, start: this.start, slides, text: this.text() }, page);
  }

  dispose(): void {
    this.unwatch();
    this.stopWaiting();
    this.rewind.dispose();
    this.walked.close();
    this.autoplay.halt();
    if (this.moves.value !== '') this.save();
    this.parts.thinker.onMultiPv = () => {};
    this.parts.thinker.pause();
    this.rules.delete();
  }

  // What comes of a slide.

  private playedByEngine(step: Step): boolean {
    const before = this.snapshot.value.largest;
    this.note(step);
    this.analysis.follow(this.rules.key());
    const { moves, largest } = this.snapshot.value;
    if (moves % SAVE_EVERY === 0) this.save();
    const stopAt = this.parts.preferences.stopAt.value;
    return stopAt === 0 || before >= stopAt || largest < stopAt;
  }

  private note({ action, events: data, after: board, by, start }: Step): void {
    const events = decodeEvents(data);
    const snapshot = decodeSnapshot(board);
    // Time of play: what passes between two slides, but for a pause longer than anybody thinks.
    this.played += Math.min(PAUSE_MS, Math.max(0, start - (this.lastSlide ?? start)));
    this.lastSlide = start;
    this.chronicle.add(snapshot.score, snapshot.largest, this.played);
    this.moves.value += letterOf(action, by);
    this.snapshot.value = snapshot;
    this.milestone.value = events.find((event) => event.kind === 'milestone')?.rank ?? null;
    this.heard.value = { events, by, direction: action as Direction };
  }

  private keepBest(): void {
    const { best } = this.parts.preferences;
    if (!this.helped.value) best.value = Math.max(best.value, this.snapshot.value.score);
  }

  private finish(): void {
    this.over.value = true;
    this.analysis.open.value = false;
    this.save();
  }

  private save(): void {
    this.parts.keep(this.saved());
  }
}

/** A longer time between two slides is not counted as time of play. */
const PAUSE_MS: Milliseconds = 60_000;
