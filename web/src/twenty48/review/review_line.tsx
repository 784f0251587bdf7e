import { useEffect, useMemo } from 'preact/hooks';
import type { Twenty48Module } from '../../../../wasm/twenty48';
import { ActionButton } from '../../board/action_button';
import { WHOLE_SCORE_LOSS } from '../../engine/multi_pv_line';
import { figure, percent } from '../../i18n/figures';
import { language } from '../../i18n/languages';
import type { Session } from '../../shell/session/session';
import type { Direction } from '../directions';
import { isOwnSlide, readNotation } from '../notation';
import { directionName, rungTitle } from '../sentences';
import type { Twenty48Game } from '../twenty48_game';
import { messages as game2048 } from '../words/messages';
import { type CostlySlide, SlideReview } from './slide_review';
import { type Messages, messages } from './words/messages';

export interface ReviewProps {
  game: Twenty48Game;
  session: Session<Twenty48Module>;
}

/** After the end: the slide that cost most, on the board when asked for, and a way on from there. */
export function ReviewLine({ game, session }: ReviewProps) {
  const t = messages.value;
  const review = useMemo(() => openReview(game, session), [game, session]);
  useEffect(() => () => review.dispose(), [review]);
  const slide = review.costliest.value;
  const rung = rungTitle(game2048.value, session, reviewerOf(session));
  if (review.done.value < 1) {
    return (
      <p class="quiet review-line" role="status" data-testid="review-sought">
        {t.seeking(percent(review.done.value))}
      </p>
    );
  }
  if (slide === null) {
    return (
      <p class="quiet review-line" role="status" data-testid="review">
        {t.nothing(rung)}
      </p>
    );
  }
  return (
    <div class="review-line" data-testid="review">
      <p role="status">{costWords(t, slide)}</p>
      <p class="quiet">{t.byWhom(rung)}</p>
      <div class="row">
        <ActionButton
          icon="eye"
          label={t.show}
          testId="review-show"
          pressed={game.looking.value !== null}
          onAct={() => game.lookAt(game.looking.value === null ? slide : null)}
        />
        <ActionButton
          icon="undo"
          label={t.goOn}
          testId="review-go-on"
          onAct={() => game.goOnFrom(slide.length)}
        />
      </div>
    </div>
  );
}

/** What the slide cost: a share of a whole advantage, as far as there is one to be told. */
function costWords(t: Messages, slide: CostlySlide): string {
  const words = [figure(slide.length + 1), ...namesOf(slide)] as const;
  if (slide.isLast) return t.ended(...words);
  return slide.scoreLoss >= WHOLE_SCORE_LOSS
    ? t.byFar(...words)
    : t.costliest(...words, percent(slide.scoreLoss / WHOLE_SCORE_LOSS));
}

/** As they stand within a sentence. */
function namesOf({ played, best }: CostlySlide): [string, string] {
  const nameOf = (direction: Direction) =>
    directionName(game2048.value, direction).toLocaleLowerCase(language.value);
  return [nameOf(played), nameOf(best)];
}

/** The strongest that has to fetch nothing. */
function reviewerOf({ ladder }: Session): number {
  return ladder.findLast(({ needsWeights }) => !needsWeights)?.rung ?? 0;
}

function openReview(game: Twenty48Game, session: Session<Twenty48Module>): SlideReview {
  const { settings, start, moves } = game;
  const notation = moves.peek();
  const rules = new session.module.Game();
  try {
    return new SlideReview(session.analysis(), rules, reviewerOf(session), {
      begin: (at) => (start === undefined ? at.start(settings.seed) : at.load(start)),
      slides: readNotation(notation),
      isOwn: (slide) => isOwnSlide(notation, slide),
    });
  } finally {
    rules.delete();
  }
}
