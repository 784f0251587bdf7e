import { signal } from '@preact/signals';
import type { Twenty48Game as Rules } from '../../../../wasm/twenty48';
import type { Thinker } from '../../conductor/contract';
import { decodeAdvice } from '../advice';
import { DIRECTIONS, type Direction } from '../directions';

/** A slide that cost more than it need have. */
export interface CostlySlide {
  /** Slides before it. */
  length: number;
  played: Direction;
  best: Direction;
  /** How much worse than the best, in thousandths of a whole advantage: 0-1000, where 1000 may stand for more. */
  scoreLoss: number;
  /** The game was over after it. */
  isLast: boolean;
}

/** The latest slides are looked at: a board that was lost was well before, not hundreds of slides earlier. */
export const REVIEWED = 120;
/** Nodes a slide: a few hundredths of a second. */
const REVIEW_NODES = 20_000;
/** A slide that cost less is not to blame. */
const LEAST_SCORE_LOSS = 20;

/** A slide of the game with something to choose from. */
interface Choice {
  key: string;
  text: string;
  length: number;
  played: Direction;
}

/** What to look at. */
export interface ReviewedGame {
  /** Takes the rules to the game's beginning; returns why not, or the empty string. */
  begin(rules: Rules): string;
  slides: readonly Direction[];
  /** Whether a slide was the player's own. */
  isOwn(slide: number): boolean;
}

/**
 * Looks in the last slides of a game for the one that cost most, by the valuation of a rung: the player's own ones, or
 * all where none was. The thinker is given back when it is disposed of.
 */
export class SlideReview {
  /** Of all slides that are looked at: 0-1. */
  readonly done = signal(0);
  /** The one that cost most so far. */
  readonly costliest = signal<CostlySlide | null>(null);
  private readonly choices: readonly Choice[];
  private place = 0;

  constructor(
    private readonly thinker: Thinker,
    rules: Rules,
    rung: number,
    private readonly game: ReviewedGame,
  ) {
    this.choices = choicesOf(rules, game);
    thinker.configure({ rung, seed: 0, blur: null, nodes: REVIEW_NODES, lines: DIRECTIONS.length });
    thinker.onMultiPv = (key) => this.take(key);
    thinker.onThoughts = (key) => this.take(key);
    thinker.resume();
    this.look();
  }

  dispose(): void {
    this.thinker.onMultiPv = () => {};
    this.thinker.onThoughts = () => {};
    this.thinker.pause();
  }

  private look(): void {
    const { choices, place, thinker } = this;
    const choice = choices[place];
    this.done.value = choices.length === 0 ? 1 : place / choices.length;
    if (choice === undefined) thinker.pause();
    else thinker.think(choice);
  }

  /** Takes up what is said of the slide that is looked at, once all is. */
  private take(key: string): void {
    const choice = this.choices[this.place];
    if (choice?.key !== key || !this.thinker.best(key).finished) return;
    const lines = this.thinker.multiPv(key);
    const advice = lines === null ? [] : decodeAdvice(lines);
    const best = advice[0];
    if (best === undefined) return;
    const scoreLoss = advice.find(({ direction }) => direction === choice.played)?.scoreLoss ?? 0;
    const least = this.costliest.peek()?.scoreLoss ?? LEAST_SCORE_LOSS;
    if (scoreLoss > least) {
      const { length, played } = choice;
      const isLast = length === this.game.slides.length - 1;
      this.costliest.value = { length, played, best: best.direction, scoreLoss, isLast };
    }
    this.place++;
    this.look();
  }
}

/** The latest slides first; those without a choice are left out. */
function choicesOf(rules: Rules, { begin, slides, isOwn }: ReviewedGame): Choice[] {
  const refusal = begin(rules);
  if (refusal !== '') throw new Error(refusal);
  const anyOwn = slides.some((_, length) => isOwn(length));
  const choices: Choice[] = [];
  for (const [length, played] of slides.entries()) {
    const counts = slides.length - length <= REVIEWED && (isOwn(length) || !anyOwn);
    if (counts && rules.legalActions().length > 1) {
      choices.unshift({ key: rules.key(), text: rules.text(), length, played });
    }
    const why = rules.play(played);
    if (why !== '') throw new Error(why);
  }
  return choices;
}
