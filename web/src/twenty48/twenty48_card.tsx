import { useRef } from 'preact/hooks';
import LADDER from '../../../build/wasm/twenty48.mjs?ladder';
import { figure } from '../i18n/figures';
import { LadderLink } from '../ladder/ladder_link';
import type { LadderSource } from '../ladder/source';
import { standingByScore } from '../ladder/standing';
import type { CardProps, GameCard } from '../shell/session/registry';
import { later } from '../shell/ui/later';
import { Preferences } from './preferences';
import { resumableGame } from './saved_game';
import { NAME } from './sentences';
import { sign } from './sign';
import type { Twenty48Controller } from './twenty48_controller';
import { messages } from './words/messages';

const LivingBoard = later(() => import('./living_board').then(({ LivingBoard }) => LivingBoard));

export const card: GameCard<Twenty48Controller> = {
  words: messages,
  ladder: LADDER,
  view: (cardProps) => <Twenty48Card cardProps={cardProps} />,
  tools: (cardProps) => {
    const t = messages.value;
    const enter = (task: (controller: Twenty48Controller) => unknown) => cardProps.enter(task, undefined);
    const ladder = cardProps.session()?.ladder ?? LADDER;
    // One for which nothing has to be fetched.
    const compared = ladder.findLast(({ needsWeights }) => !needsWeights)?.rung ?? 0;
    return [
      { testId: 'lab-twenty48', label: t.twenty48Measure, open: () => cardProps.compare(compared) },
      { testId: 'compare-twenty48', label: t.twenty48Compare, open: () => enter((all) => all.race()) },
      { testId: 'plates-open', label: t.platesTitle, open: () => enter((all) => all.explain()) },
    ];
  },
};

/** 2048 on the home screen. Its engine is loaded when it is first played; the fold shows who can play it. */
function Twenty48Card({ cardProps }: { cardProps: CardProps<Twenty48Controller> }) {
  const t = messages.value;
  const { commons } = cardProps;
  const preferences = Preferences.of(commons.saves);
  const saved = resumableGame(commons.saves);
  const board = useRef<HTMLDivElement>(null);
  const best = preferences.best.value;
  const enter = (task: (controller: Twenty48Controller) => unknown) =>
    cardProps.enter(task, board.current?.getBoundingClientRect());
  const rungs = () => cardProps.session()?.ladder ?? LADDER;
  const source: LadderSource = {
    game: 'twenty48',
    title: () => NAME,
    rungs,
    words: () => messages.value,
    loadSteps: () =>
      import('../../../engine/twenty48/data/ladder.json?steps').then(({ default: steps }) => steps),
    scenes: {
      commons,
      load: () =>
        import('../../../engine/twenty48/data/scenes.json?scenes').then(({ default: scenes }) => scenes),
      async open() {
        const [session, { sceneGame }] = await Promise.all([cardProps.open(), import('./ladder_scenes')]);
        return sceneGame(session);
      },
    },
    standing: (steps) =>
      standingByScore(
        rungs().map(({ rung }) => rung),
        steps,
        preferences.best.value,
      ),
    byRung: () => null,
    play: (rung) => enter((controller) => controller.watch(rung)),
    record: () => cardProps.record(),
    alone: { play: () => enter((controller) => controller.begin(null)), best: () => preferences.best.value },
  };
  return (
    <section class="game-card game-card-small" aria-label={NAME}>
      <div ref={board} class="card-board">
        <LivingBoard commons={commons} />
      </div>
      <div class="card-words">
        <h2>{NAME}</h2>
        <p class="lead">{sign().line}</p>
        <div class="card-actions">
          {saved === null ? null : (
            <button
              type="button"
              class="button primary large"
              data-testid="continue-twenty48"
              onClick={() => enter((controller) => controller.resume(saved))}
            >
              <span>{t.continueBattle}</span>
              <small>{t.twenty48Continue(figure(saved.score))}</small>
            </button>
          )}
          <button
            type="button"
            class={saved === null ? 'button primary large' : 'button large'}
            data-testid="play-twenty48"
            onClick={() => enter((controller) => controller.begin(null))}
          >
            <span>{t.play}</span>
            <small>{best === 0 ? t.twenty48Alone : t.twenty48BestIs(figure(best))}</small>
          </button>
        </div>
      </div>
      <div class="home-more card-more">
        <button type="button" class="link" data-testid="daily-twenty48" onClick={() => cardProps.daily()}>
          {t.daily}
        </button>
        <button
          type="button"
          class="link"
          data-testid="adversary-twenty48"
          onClick={() => enter((controller) => controller.oppose())}
        >
          {t.adversaryLink}
        </button>
        <p class="quiet card-told">{t.twenty48MoreTold}</p>
      </div>
      <LadderLink source={source} cardProps={cardProps} />
    </section>
  );
}
