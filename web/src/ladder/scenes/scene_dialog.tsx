import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Face, type Mood } from '../../faces/face';
import { figure } from '../../i18n/figures';
import { Dialog } from '../../shell/ui/dialog';
import { Fold } from '../../shell/ui/fold';
import { Icon } from '../../shell/ui/icons';
import { strokeOf } from '../../shell/ui/keys';
import type { LadderSource } from '../source';
import type { RungView } from '../view';
import { type Messages, messages } from '../words/messages';
import type { Scene, Scenes } from './scene';
import { BoardPicture, PlayedScene } from './scene_board';
import type { Moment, SceneCourse } from './scene_course';
import type { SceneGame, SceneSource } from './scene_game';
import { type SceneScript, scriptOf } from './scene_script';
import { valuationWords } from './valuation';

interface SceneDialogProps {
  source: LadderSource;
  views: readonly RungView[];
  scenes: Scenes;
  game: SceneGame;
  /** Whose scene is shown first. */
  rung: number;
  onClose(): void;
}

/** What a rung sees that the one below does not; arrows lead along the ladder. */
export function SceneDialog({ source, views, scenes, game, rung: first, onClose }: SceneDialogProps) {
  const t = messages.value;
  const rung = useSignal(first);
  const place = Math.max(
    1,
    views.findIndex((view) => view.rung === rung.value),
  );
  const [view, below] = [views[place], views[place - 1]];
  if (view === undefined || below === undefined) return null;
  const scene = scenes.found.find((one) => one.rung === view.rung);
  const to = (step: -1 | 1) => views[place + step]?.rung;
  const go = (step: -1 | 1) => {
    const next = to(step);
    if (next !== undefined && place + step > 0) rung.value = next;
  };
  return (
    <Dialog title={source.scenes.story?.(view.rung) ?? t.whatItSees} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys do what the two buttons do */}
      <div
        class="scene"
        data-testid="scene"
        onKeyDown={(event) => {
          const key = strokeOf(event)?.key;
          if (key === 'ArrowLeft') go(-1);
          if (key === 'ArrowRight') go(1);
        }}
      >
        <button
          type="button"
          class="icon-button scene-close"
          aria-label={t.close}
          onClick={onClose}
          data-testid="scene-close"
        >
          <Icon name="close" />
        </button>
        <div class="scene-head">
          <button
            type="button"
            class="icon-button"
            aria-label={t.sceneOfBelow}
            aria-disabled={place === 1}
            onClick={() => go(-1)}
            data-testid="scene-before"
          >
            <Icon name="back" />
          </button>
          <p class="scene-title" aria-live="polite">
            <small>{t.rungNumber(view.rung)}</small>
            <strong>{t.seesMore(view.name, below.name)}</strong>
            <span class="quiet">{view.idea}</span>
          </p>
          <button
            type="button"
            class="icon-button"
            aria-label={t.sceneOfAbove}
            aria-disabled={to(1) === undefined}
            onClick={() => go(1)}
            data-testid="scene-after"
          >
            <Icon name="forward" />
          </button>
        </div>
        {scene === undefined ? (
          <p class="scene-none">{noneWords(t, scenes, view.rung)}</p>
        ) : (
          <ShownScene
            key={view.rung}
            game={game}
            scene={scene}
            unit={scenes.unit}
            players={{
              game: source.game,
              below,
              own: view,
              judge: views.find((one) => one.rung === scene.judge)?.name ?? '',
            }}
            commons={source.scenes.commons}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Why there is nothing to be seen. */
function noneWords(t: Messages, { missed }: Scenes, rung: number): string {
  const positions = missed.find((one) => one.rung === rung)?.positions ?? 0;
  return positions === 0 ? t.sceneNotSought : t.sceneNone(figure(positions));
}

interface Players {
  game: string;
  below: RungView;
  own: RungView;
  judge: string;
}

interface ShownSceneProps {
  game: SceneGame;
  scene: Scene;
  unit: number;
  players: Players;
  commons: SceneSource['commons'];
}

/** A scene on its board, and what is to be said of both turns; two pictures for those who want less motion. */
function ShownScene({ game, scene, unit, players, commons }: ShownSceneProps) {
  const t = messages.value;
  const script = useMemo(() => scriptOf(game, scene), [scene]);
  const course = useSignal<SceneCourse | null>(null);
  const moment = course.value?.moment.value ?? 'start';
  const still = commons.settings.reducedMotion.value;
  const opinion = (value: number) =>
    t.sceneThinks(players.judge, valuationWords(t, game.valuation(value, unit)));
  const describe = (steps: SceneScript['own']) =>
    steps.map((step) => game.describeStep(step, scene.position)).join(' · ');
  const side = game.side(script.start);
  const both = [
    { key: 'below', view: players.below, steps: script.below, value: scene.belowValue },
    { key: 'own', view: players.own, steps: script.own, value: scene.value },
  ] as const;
  return (
    <div class={still ? 'scene-body scene-still' : 'scene-body'} data-moment={still ? 'end' : moment}>
      <p class="sr-only">{game.describe(script.start)}</p>
      {still ? null : (
        <PlayedScene
          game={game}
          script={script}
          position={scene.position}
          commons={commons}
          onCourse={(come) => {
            course.value = come;
          }}
        />
      )}
      <div class="scene-turns">
        {both.map(({ key, view, steps, value }) => (
          <section
            key={key}
            class={`scene-turn scene-turn-${key}${moment === key ? ' scene-turn-now' : ''}`}
            aria-label={view.name}
          >
            {still ? (
              <BoardPicture
                game={game}
                snapshot={steps.at(-1)?.after ?? script.start}
                position={scene.position}
                commons={commons}
              />
            ) : null}
            <Face game={players.game} rung={view.rung} size={48} mood={moodOf(key, moment)} />
            <p class="scene-words">
              <small>
                {key === 'below' ? t.wouldPlay(view.name) : t.plays(view.name)}
                {side === null ? '' : ` · ${side}`}
              </small>
              <strong>{describe(steps)}</strong>
              <span class={still || isSaid(key, moment) ? 'scene-opinion' : 'scene-opinion scene-unsaid'}>
                {opinion(value)}
              </span>
            </p>
          </section>
        ))}
        {still ? null : (
          <button type="button" class="button" onClick={() => course.value?.play()} data-testid="scene-again">
            <Icon name="restart" />
            {t.sceneAgain}
          </button>
        )}
        <div class="scene-how quiet">
          <p>{t.sceneHow(players.judge, players.own.name)}</p>
          <Fold testId="scene-details">
            <p>
              {scene.belowNodes === scene.nodes
                ? t.sceneHowAlike(figure(scene.nodes), figure(scene.judgeNodes))
                : t.sceneHowSooner(figure(scene.nodes), figure(scene.belowNodes), figure(scene.judgeNodes))}
            </p>
          </Fold>
        </div>
      </div>
    </div>
  );
}

/** An opinion is told once its turn has been shown. */
function isSaid(key: 'below' | 'own', moment: Moment): boolean {
  return moment === 'end' || (key === 'below' && (moment === 'back' || moment === 'own'));
}

function moodOf(key: 'below' | 'own', moment: Moment): Mood {
  if (moment === key) return 'thinks';
  if (!isSaid(key, moment)) return 'watches';
  return key === 'own' ? 'wins' : 'lost';
}
