import { Icon } from '../shell/ui/icons';
import { timeLeftText } from './figures';
import { type AnyRunner, isScoring } from './runners';
import { type Messages, messages } from './words/messages';

/** How far a contest has come, how long it will take, and what can be done about that. */
export function Controls({ runner }: { runner: AnyRunner }) {
  const t = messages.value;
  const { done, of } = runner.progress.value;
  const label = t.labPlayed(done, of);
  const running = runner.state.value === 'running';
  return (
    <div class="match-progress">
      <progress max={of} value={done} aria-label={label} data-testid="match-progress" />
      <p class="figures">
        <span>{label}</span>
        <span class="quiet" role="status">
          {stateText(t, runner)}
        </span>
      </p>
      {runner.isOver ? null : (
        <div class="row">
          <button
            type="button"
            class="button"
            data-testid="match-pause"
            onClick={() => (running ? runner.pause() : runner.resume())}
          >
            <Icon name={running ? 'pause' : 'play'} />
            {running ? t.labPause : t.labResume}
          </button>
          <button type="button" class="button" data-testid="match-stop" onClick={() => runner.stop()}>
            <Icon name="stop" />
            {t.labStop}
          </button>
        </div>
      )}
    </div>
  );
}

function stateText(t: Messages, runner: AnyRunner): string {
  const left = runner.timeLeft.value;
  switch (runner.state.value) {
    case 'running':
      return left === null ? '' : timeLeftText(t, left);
    case 'pausing':
      return t.labPausing;
    case 'paused':
      return t.labPaused;
    case 'stopped':
      return t.labStopped;
    case 'finished':
      return isScoring(runner) || (runner.book.sprt.value?.verdict ?? 0) === 0 ? t.labFinished : t.labDecided;
    case 'failed':
      return t.labFailed(runner.trouble.value);
  }
}
