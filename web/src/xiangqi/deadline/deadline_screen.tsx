import { useSignal } from '@preact/signals';
import type { XiangqiModule } from '../../../../wasm/xiangqi';
import { decimal, figure, percent } from '../../i18n/figures';
import type { SceneGame } from '../../ladder/scenes/scene_game';
import type { Commons } from '../../shell/session/session';
import { Icon } from '../../shell/ui/icons';
import { LongScreen } from '../../shell/ui/long_screen';
import { AnswerCard } from './answer_card';
import { DeviceField } from './device_field';
import { type Deadline, finishedWithin, type Kept, nearestDevice, secondsOfFixed, speedAt } from './measured';
import { told } from './told';
import { messages } from './words/messages';

interface DeadlineProps {
  deadline: Deadline;
  /** Nodes a second of this device. */
  own: number;
  game: SceneGame;
  module: XiangqiModule;
  commons: Pick<Commons, 'frames' | 'settings'>;
  /** What an opponent is called. */
  nameOf(rung: number): string;
  onHome(): void;
}

/**
 * A program that always looks as far, on a device as slow as one likes, beside one that asks the clock at every node. Nobody
 * waits: how long an answer takes is how many nodes it takes.
 */
export function DeadlineScreen({ deadline, own, game, module, commons, nameOf, onHome }: DeadlineProps) {
  const t = messages.value;
  const { moments, devices, seconds } = deadline;
  const slowest = devices[0]?.speed ?? own;
  const share = useSignal(0);
  const place = useSignal(0);
  const speed = speedAt(share.value, slowest, own);
  const device = nearestDevice(devices, speed);
  const fixed = secondsOfFixed(moments, speed);
  const moment = moments[place.value];
  if (moment === undefined) return null;
  const found = finishedWithin(moment, speed * seconds);
  const names = { fixed: nameOf(deadline.fixed), deepening: t.withTimeOut };
  const longest = Math.max(moment.fixed.nodes / speed, seconds);
  return (
    <LongScreen name="deadline" title={t.title} onHome={onHome}>
      <div class="deadline-body">
        <section class="card">
          <p class="lead">{t.story}</p>
          <DeviceField share={share} speed={speed} own={own} />
          <dl class="deadline-facts figures">
            <div>
              <dt>{names.fixed}</dt>
              <dd data-testid="deadline-fixed">{t.takes(told(fixed.mean), told(fixed.most))}</dd>
            </div>
            <Score name={names.deepening} testId="deadline-score" kept={device.deepening} seconds={seconds} />
            <Score
              name={nameOf(deadline.strong)}
              testId="deadline-strong"
              kept={device.strong}
              seconds={seconds}
            />
          </dl>
          <p class="quiet">{t.scores}</p>
        </section>
        <section class="card" aria-label={t.position(place.value + 1, moments.length)}>
          <header class="deadline-places">
            <button
              type="button"
              class="icon-button"
              disabled={place.value === 0}
              aria-label={t.previous}
              data-testid="deadline-previous"
              onClick={() => place.value--}
            >
              <Icon name="back" />
            </button>
            <h2>{t.position(place.value + 1, moments.length)}</h2>
            <button
              type="button"
              class="icon-button deadline-next"
              disabled={place.value === moments.length - 1}
              aria-label={t.next}
              data-testid="deadline-next"
              onClick={() => place.value++}
            >
              <Icon name="back" />
            </button>
          </header>
          <div class="deadline-answers">
            <AnswerCard
              {...{ game, module, commons, moment, longest }}
              testId="deadline-answer-fixed"
              title={names.fixed}
              how={t.fixedHow(moment.fixed.depth)}
              finished={moment.fixed}
              seconds={moment.fixed.nodes / speed}
              marks={[]}
            />
            <AnswerCard
              {...{ game, module, commons, moment, longest }}
              testId="deadline-answer-deepening"
              title={names.deepening}
              how={t.deepeningHow(decimal(seconds, 0), found?.depth ?? 0)}
              finished={found}
              seconds={seconds}
              marks={moment.deepening.map(({ nodes }) => nodes / speed).filter((at) => at <= seconds)}
            />
          </div>
          <p class="quiet">{t.noWaiting}</p>
        </section>
      </div>
    </LongScreen>
  );
}

interface ScoreProps {
  name: string;
  testId: string;
  kept: Kept;
  seconds: number;
}

/** What is left of a player that answers in time. */
function Score({ name, testId, kept: { score, games }, seconds }: ScoreProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-testid={testId}>{messages.value.keeps(decimal(seconds, 0), percent(score), figure(games))}</dd>
    </div>
  );
}
