import { useRef } from 'preact/hooks';
import { Face } from '../faces/face';
import { LadderLink } from '../ladder/ladder_link';
import { Results } from '../ladder/results';
import type { SceneGame } from '../ladder/scenes/scene_game';
import type { LadderSource } from '../ladder/source';
import { standingByResults } from '../ladder/standing';
import { type Ladder, opponentName } from '../play/opponent';
import { resumableGame } from '../play/saved_game';
import { messages } from '../play/words/messages';
import type { CardProps } from '../shell/session/registry';
import { later } from '../shell/ui/later';
import type { BoardGameController } from './controller';
import { Preferences } from './preferences';
import type { Showcase } from './showcase';
import type { BoardSpec } from './spec';

const LivingBoard = later(() => import('./living_board').then(({ LivingBoard }) => LivingBoard));

export interface GameCardProps {
  spec: BoardSpec;
  showcase: Showcase;
  /** The game in a line. */
  lead: string;
  /** As the engine told when the page was built. */
  ladder: Ladder;
  cardProps: CardProps<BoardGameController>;
  loadSteps: LadderSource['loadSteps'];
  scenes: {
    load: LadderSource['scenes']['load'];
    /** What they are shown with, once the engine is there. */
    open(session: BoardGameController['session']): Promise<SceneGame>;
  };
  /** There are puzzles. */
  puzzles: boolean;
  /** There is a lesson. */
  lesson: boolean;
}

/** A board game on the home screen. Its engine is loaded when it is first played. */
export function GameCard(props: GameCardProps) {
  const { spec, cardProps } = props;
  const { commons } = cardProps;
  const ladder = cardProps.session()?.ladder ?? props.ladder;
  const { game, words } = spec;
  const t = messages.value;
  const preferences = Preferences.of(commons.saves, spec);
  const saved = resumableGame(spec, commons.saves);
  const board = useRef<HTMLDivElement>(null);
  const enter = (task: (controller: BoardGameController) => void | Promise<void>) =>
    cardProps.enter(task, board.current?.getBoundingClientRect());
  const play = (rung: number) => enter((controller) => controller.play(rung));
  const rung = preferences.rung.value;
  const { byRung } = Results.of(commons.saves, game);
  const rungs = () => cardProps.session()?.ladder ?? props.ladder;
  const source: LadderSource = {
    game,
    title: () => words.name(),
    rungs,
    words: () => spec.messages.value,
    loadSteps: props.loadSteps,
    scenes: {
      commons,
      load: props.scenes.load,
      open: async () => props.scenes.open(await cardProps.open()),
    },
    standing: () =>
      standingByResults(
        rungs().map((known) => known.rung),
        byRung.value,
        preferences.rung.value,
      ),
    byRung: () => byRung.value,
    play,
    fair: {
      saves: commons.saves,
      play: (opponent) => enter((controller) => controller.playFair(opponent)),
    },
    record: () => cardProps.record(),
  };
  return (
    <section class="game-card game-card-small" aria-label={words.name()}>
      <div ref={board} class="card-board">
        <LivingBoard spec={spec} showcase={props.showcase} commons={commons} />
      </div>
      <div class="card-words">
        <h2>{words.name()}</h2>
        <p class="lead">{props.lead}</p>
        <div class="card-actions">
          {saved === null ? null : (
            <button
              type="button"
              class="button primary large"
              data-testid={`continue-${game}`}
              onClick={() => enter((controller) => controller.resume(saved))}
            >
              <span>{t.continueBattle}</span>
              <small>
                {words.saved(
                  saved,
                  saved.settings.friends?.names[1] ?? opponentName(spec, ladder, saved.settings.rung),
                )}
              </small>
            </button>
          )}
          <button
            type="button"
            class={saved === null ? 'button primary large' : 'button large'}
            data-testid={`play-${game}`}
            onClick={() => play(rung)}
          >
            <Face game={game} rung={rung} size={44} />
            <span>{t.play}</span>
            <small>{t.playAgainst(opponentName(spec, ladder, rung))}</small>
          </button>
        </div>
      </div>
      <div class="home-more card-more">
        {props.lesson ? (
          <button
            type="button"
            class="link"
            data-testid={`lesson-${game}`}
            onClick={() => enter((controller) => controller.learn())}
          >
            {t.lessonOpen}
          </button>
        ) : null}
        {props.puzzles ? (
          <button
            type="button"
            class="link"
            data-testid={`puzzles-${game}`}
            onClick={() => enter((controller) => controller.solve())}
          >
            {t.puzzlesTitle}
          </button>
        ) : null}
        <button type="button" class="link" data-testid={`daily-${game}`} onClick={() => cardProps.daily()}>
          {t.daily}
        </button>
      </div>
      <LadderLink source={source} cardProps={cardProps} />
    </section>
  );
}
