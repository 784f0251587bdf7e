// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GoalScene } from '../../../web/src/twenty48/goal_scene';
import { openReview } from '../../../web/src/twenty48/review/open_review';
import { REVIEWED, SlideReview } from '../../../web/src/twenty48/review/slide_review';
import { FakeThinker } from '../support/fake_players';
import { lineRecord } from '../support/line_record';
import { positionOf, twenty48 } from './support/module';
import { openedAt, setUp } from './support/table';

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3];
const SEED = 5;

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

/** A review of slides from the start of a seed's game; `own`: which of them were the player's. */
function review(slides: readonly (0 | 1 | 2 | 3)[], isOwn: (slide: number) => boolean = () => true) {
  const thinker = new FakeThinker();
  const rules = new twenty48.Game();
  const made = new SlideReview(thinker, rules, 110, {
    begin: (at) => at.start(SEED),
    slides,
    isOwn,
  });
  rules.delete();
  /** What the slides at the position that is thought about are worth: the best first, with how much worse each is. */
  const judge = (...worth: readonly (readonly [number, number])[]) => {
    const key = thinker.position!;
    thinker.hold(key, worth[0]![0], true);
    thinker.consider(
      key,
      worth.flatMap(([direction, scoreLoss]) => lineRecord([direction], scoreLoss)),
    );
  };
  return { review: made, thinker, judge };
}

/** Slides that are legal one after the other. */
function legalSlides(count: number): (0 | 1 | 2 | 3)[] {
  const rules = new twenty48.Game();
  rules.start(SEED);
  const slides = Array.from({ length: count }, (_, slide) => {
    const legal = rules.legalActions();
    const direction = legal[slide % legal.length] as 0 | 1 | 2 | 3;
    rules.play(direction);
    return direction;
  });
  rules.delete();
  return slides;
}

describe('what went wrong', () => {
  it('is the slide that cost the most, the latest first, with what was better', () => {
    const slides = legalSlides(3);
    const { review: made, judge } = review(slides);
    const other = (place: number) => (slides[place] === LEFT ? DOWN : LEFT);
    judge([other(2), 0], [slides[2]!, 50]);
    expect(made.costliest.value).toMatchObject({ length: 2, scoreLoss: 50 });
    judge([other(1), 0], [slides[1]!, 300]);
    judge([slides[0]!, 0], [other(0), 400]);
    expect(made.done.value).toBe(1);
    expect(made.costliest.value).toMatchObject({
      length: 1,
      played: slides[1],
      best: other(1),
      scoreLoss: 300,
    });
  });

  it('is nothing where no slide cost anything to speak of', () => {
    const slides = legalSlides(1);
    const { review: made, thinker, judge } = review(slides);
    judge([slides[0] === UP ? RIGHT : UP, 0], [slides[0]!, 20]);
    expect([made.done.value, made.costliest.value, thinker.paused]).toEqual([1, null, true]);
  });

  it('is looked for among the player’s own slides, and only among the latest', () => {
    const slides = legalSlides(REVIEWED + 10);
    const own = slides.length - 5;
    const { review: made, judge } = review(slides, (slide) => slide === own || slide === 3);
    judge([slides[own]!, 0]);
    expect(made.done.value).toBe(1);
  });

  it('waits for a search that goes on', () => {
    const slides = legalSlides(1);
    const { review: made, thinker } = review(slides);
    thinker.consider(thinker.position!, lineRecord([LEFT]));
    expect(made.done.value).toBe(0);
  });
});

const sessionOf = (thinker: FakeThinker) =>
  ({
    module: twenty48,
    ladder: [{ rung: 110, name: 'Archivist', idea: '' }],
    analysis: () => thinker,
  }) as never;

describe('a game that is over', () => {
  it('is gone on with from the slide that cost the most, which is shown on the board before', async () => {
    const { game, rules, pass } = setUp({
      saved: openedAt(positionOf('2 4 8 16 16 8 4 2 2 4 8 16 16 8 2 2')),
    });
    const thinker = new FakeThinker();
    const session = sessionOf(thinker);
    game.play(RIGHT);
    const { ReviewLine, CostlyArrows } = await openReview();
    act(() =>
      render(
        <>
          <ReviewLine game={game} session={session} />
          <CostlyArrows game={game} />
        </>,
        document.body,
      ),
    );
    const find = (testId: string) => document.querySelector<HTMLElement>(`[data-testid=${testId}]`);
    expect(find('review-sought')).not.toBeNull();
    act(() => {
      thinker.hold(thinker.position!, LEFT, true);
      thinker.consider(thinker.position!, [...lineRecord([LEFT]), ...lineRecord([RIGHT], 120)]);
    });
    expect(find('review')?.textContent).toContain(
      'Slide 1, right, ended the game: left would have kept it going.',
    );
    expect(find('review')?.textContent).toContain('Archivist');
    act(() => find('review-show')?.click());
    pass(1000);
    expect(find('costly-arrows')?.textContent).toContain('better: Left');
    expect(rules.length()).toBe(1);
    act(() => find('review-go-on')?.click());
    expect([rules.length(), game.moves.value, game.looking.value]).toEqual([0, '', null]);
    expect(find('costly-arrows')).toBeNull();
  });
});

it.each([
  [120, 'was 12% better'],
  [1000, 'was far better'],
])('a slide in the middle that was %d thousandths worse: the other %s', async (scoreLoss, words) => {
  const { game, rules } = setUp();
  const [first, other] = rules.legalActions();
  game.play(first as never);
  game.play(rules.legalActions()[0] as never);
  const thinker = new FakeThinker();
  const { ReviewLine } = await openReview();
  act(() => render(<ReviewLine game={game} session={sessionOf(thinker)} />, document.body));
  const consider = (...lines: number[][]) =>
    act(() => {
      thinker.hold(thinker.position!, lines[0]![0]!, true);
      thinker.consider(thinker.position!, lines.flat());
    });
  consider(lineRecord([LEFT]));
  consider(lineRecord([other!]), lineRecord([first!], scoreLoss));
  expect(document.body.textContent).toContain('Slide 1, ');
  expect(document.body.textContent).toContain(words);
});

describe('the goal', () => {
  it('makes the board shine once, for a while, whatever is played meanwhile', () => {
    vi.useFakeTimers();
    const { game } = setUp({ saved: openedAt(positionOf('1024 1024 . . . . . . . . . . . . . .')) });
    const shines = () => document.querySelector('[data-testid=goal-scene]') !== null;
    act(() => render(<GoalScene game={game} />, document.body));
    act(() => void game.play(LEFT));
    expect(shines()).toBe(true);
    act(() => void game.play(RIGHT));
    expect(shines()).toBe(true);
    act(() => void vi.advanceTimersByTime(5000));
    expect(shines()).toBe(false);
  });
});
