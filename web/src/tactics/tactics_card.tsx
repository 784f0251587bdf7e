import { useEffect, useRef } from 'preact/hooks';
import LADDER from '../../../build/wasm/tactics.mjs?ladder';
import { Face } from '../faces/face';
import { rungIdea, rungName } from '../i18n/rungs';
import { LadderLink } from '../ladder/ladder_link';
import { Results } from '../ladder/results';
import type { LadderSource } from '../ladder/source';
import { standingByResults } from '../ladder/standing';
import { resumableGame } from '../play/saved_game';
import { type Rung, rungOf } from '../shell/session/ladder';
import type { CardProps, GameCard } from '../shell/session/registry';
import { later } from '../shell/ui/later';
import { whenIdle } from '../shell/ui/when_idle';
import { BATTLE } from './card_spec';
import { opponentName } from './setup/personality';
import { sign } from './sign';
import type { TacticsController } from './tactics_controller';
import { isTaught } from './teaching/teaching_memory';
import { messages } from './words/messages';

const LivingBoard = later(() => import('./board/living_board').then(({ LivingBoard }) => LivingBoard));

export const card: GameCard<TacticsController> = {
  words: messages,
  ladder: LADDER,
  view: (cardProps) => <TacticsCard cardProps={cardProps} />,
  tools: (cardProps) => [
    {
      testId: 'compare',
      label: messages.value.labOpen,
      open: () => cardProps.compare(cardProps.commons.settings.rung.value),
    },
  ],
};

/** Tactics on the home screen: one large "Play"; the other opponents fold away. */
function TacticsCard({ cardProps }: { cardProps: CardProps<TacticsController> }) {
  const t = messages.value;
  const { title, line } = sign();
  const { saves, settings } = cardProps.commons;
  const session = cardProps.session();
  const saved = resumableGame(BATTLE, saves);
  const taught = isTaught(saves);
  const board = useRef<HTMLDivElement>(null);
  const ladder = session?.ladder ?? LADDER;
  const nameOf = (rung: number) => rungName(t, rungOf(ladder, rung));
  // The battle on the card is played by the engine.
  useEffect(() => whenIdle(() => cardProps.prepare()), []);
  const enter = (task: (controller: TacticsController) => void) =>
    cardProps.enter(task, board.current?.getBoundingClientRect());
  const play = (rung: number) => enter((controller) => controller.play(rung));
  const source = ladderSource(cardProps, () => cardProps.session()?.ladder ?? LADDER, enter);
  return (
    <section class="game-card" aria-label={title}>
      <div ref={board} class="card-board">
        {session === null ? null : <LivingBoard session={session} />}
      </div>
      <NextOpponent ladder={ladder} rung={settings.rung.value} />
      <div class="card-words">
        <h2>{title}</h2>
        <p class="lead">{line}</p>
        <p class="quiet card-rules">{t.tacticsRules}</p>
        <div class="card-actions">
          {saved === null ? null : (
            <button
              type="button"
              class="button primary large"
              data-testid="continue"
              onClick={() => enter((controller) => controller.resume(saved))}
            >
              <span>{t.continueBattle}</span>
              <small>
                {t.continueRound(
                  saved.number ?? 1,
                  saved.settings.friends?.names[1] ??
                    opponentName(t, rungOf(ladder, saved.settings.rung), saved.settings),
                )}
              </small>
            </button>
          )}
          <button
            type="button"
            class={saved === null ? 'button primary large' : 'button large'}
            data-testid="play"
            onClick={() => play(settings.rung.value)}
          >
            <span>{t.play}</span>
            <small>{t.playAgainst(nameOf(settings.rung.value))}</small>
          </button>
          {taught ? null : (
            <button
              type="button"
              class="button large"
              data-testid="learn"
              onClick={() => enter((controller) => controller.learn())}
            >
              <span>{t.teachTitle}</span>
              <small>{t.teachContents}</small>
            </button>
          )}
        </div>
        <Strongest ladder={ladder} />
        <div class="home-more">
          <button
            type="button"
            class="link"
            data-testid="campaign-open"
            onClick={() => enter((controller) => controller.campaign())}
          >
            {t.campaign}
          </button>
          {taught ? (
            <button
              type="button"
              class="link"
              data-testid="learn"
              onClick={() => enter((controller) => controller.learn())}
            >
              {t.teachTitle}
            </button>
          ) : null}
          <button type="button" class="link" data-testid="daily" onClick={() => cardProps.daily()}>
            {t.daily}
          </button>
        </div>
      </div>
      <LadderLink source={source} cardProps={cardProps} />
    </section>
  );
}

/** The last of the fifteen steps that the source goes. */
const LAST_OF_STORY = 140;

function ladderSource(
  cardProps: CardProps<TacticsController>,
  rungs: () => readonly Rung[],
  enter: (task: (controller: TacticsController) => void) => void,
): LadderSource {
  const { saves, settings } = cardProps.commons;
  const { byRung } = Results.of(saves, 'tactics');
  return {
    game: 'tactics',
    title: () => sign().title,
    rungs,
    words: () => messages.value,
    loadSteps: () =>
      import('../../../engine/tactics/data/ladder.json?steps').then(({ default: steps }) => steps),
    scenes: {
      commons: cardProps.commons,
      story: (rung) => (rung <= LAST_OF_STORY ? messages.value.ladderStory : null),
      load: () =>
        import('../../../engine/tactics/data/scenes.json?scenes').then(({ default: scenes }) => scenes),
      async open() {
        const [session, { sceneGame }] = await Promise.all([cardProps.open(), import('./ladder_scenes')]);
        return sceneGame(session);
      },
    },
    standing: () =>
      standingByResults(
        rungs().map(({ rung }) => rung),
        byRung.value,
        settings.rung.value,
      ),
    byRung: () => byRung.value,
    play: (rung) => enter((controller) => controller.play(rung)),
    fair: {
      saves,
      play: (opponent) => enter((controller) => controller.playFair(opponent)),
    },
    record: () => cardProps.record(),
  };
}

/** Whom to beat, face to face. */
function NextOpponent({ ladder, rung }: { ladder: readonly Rung[]; rung: number }) {
  const t = messages.value;
  const known = rungOf(ladder, rung);
  return (
    <div class="card-next">
      <Face game="tactics" rung={rung} size={104} />
      <p>
        <small>{t.stepOf(ladder.indexOf(known) + 1, ladder.length)}</small>
        <strong>{t.beat(rungName(t, known))}</strong>
        <span class="quiet">{rungIdea(t, known)}</span>
      </p>
    </div>
  );
}

/** Who waits at the top of the ladder, in one sentence. */
function Strongest({ ladder }: { ladder: readonly Rung[] }) {
  const t = messages.value;
  const strongest = ladder.at(-1);
  if (strongest === undefined) return null;
  const idea = rungIdea(t, strongest);
  return (
    <p class="quiet" data-testid="strongest">
      {t.strongestIs(rungName(t, strongest), idea.charAt(0).toLocaleLowerCase() + idea.slice(1))}
    </p>
  );
}
