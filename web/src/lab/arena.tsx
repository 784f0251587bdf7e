import { Face } from '../faces/face';
import { language } from '../i18n/languages';
import { Icon } from '../shell/icons';
import { type Rung, rungOf } from '../shell/ladder';
import { eloText, shareText, timeLeftText, wholeText } from './figures';
import { IntervalBar } from './interval_bar';
import type { MatchRunner } from './match_runner';
import { commandLine } from './match_settings';
import { type Standing, verdictOf } from './standing';
import { type Messages, messages } from './words/messages';

interface MatchViewProps {
  match: MatchRunner;
  game: string;
  ladder: readonly Rung[];
  nameOf(rung: Rung): string;
}

/** How a match stands, from the point of view of the first of the two. */
export function MatchView({ match, game, ladder, nameOf }: MatchViewProps) {
  const t = messages.value;
  const standing = match.standing.value;
  const { a, b } = match.settings;
  const [nameOfA, nameOfB] = [nameOf(rungOf(ladder, a)), nameOf(rungOf(ladder, b))];
  const stronger = { a: t.labStronger(nameOfA), b: t.labStronger(nameOfB), open: t.labNoDifference };
  return (
    <section class="card match" data-testid="match" data-state={match.state.value}>
      <h2 class="match-title">
        <span class="match-player">
          <Face game={game} rung={a} size={56} />
          {nameOfA} <b class="figures">{a}</b>
        </span>
        <span class="quiet">{t.labB}</span>
        <span class="match-player">
          <Face game={game} rung={b} size={56} />
          {nameOfB} <b class="figures">{b}</b>
        </span>
      </h2>
      <Progress match={match} />
      <Controls match={match} />
      <Results standing={standing} />
      <IntervalBar score={standing.score} />
      <Estimates standing={standing} />
      {standing.games === 0 ? null : <p data-testid="verdict">{stronger[verdictOf(standing)]}</p>}
      <Facts standing={standing} />
      <div class="match-command">
        <h3>{t.labCommand}</h3>
        <code class="mono">{commandLine(game, match.settings)}</code>
      </div>
    </section>
  );
}

function Progress({ match }: { match: MatchRunner }) {
  const t = messages.value;
  const { games } = match.settings;
  const played = match.standing.value.games;
  const label = t.labPlayed(played, games);
  return (
    <div class="match-progress">
      <progress max={games} value={played} aria-label={label} data-testid="match-progress" />
      <p class="figures">
        <span>{label}</span>
        <span class="quiet">{stateText(t, match)}</span>
      </p>
    </div>
  );
}

function stateText(t: Messages, match: MatchRunner): string {
  const left = match.timeLeft.value;
  switch (match.state.value) {
    case 'running':
      return left === null ? '' : timeLeftText(t, left);
    case 'pausing':
      return t.labPausing;
    case 'paused':
      return t.labPaused;
    case 'stopped':
      return t.labStopped;
    case 'finished':
      return t.labFinished;
    case 'failed':
      return t.labFailed(match.trouble.value);
  }
}

function Controls({ match }: { match: MatchRunner }) {
  const t = messages.value;
  const state = match.state.value;
  if (state === 'stopped' || state === 'finished' || state === 'failed') return null;
  const running = state === 'running';
  return (
    <div class="row">
      <button
        type="button"
        class="button"
        data-testid="match-pause"
        onClick={() => (running ? match.pause() : match.resume())}
      >
        <Icon name={running ? 'pause' : 'play'} />
        {running ? t.labPause : t.labResume}
      </button>
      <button type="button" class="button" data-testid="match-stop" onClick={() => match.stop()}>
        <Icon name="stop" />
        {t.labStop}
      </button>
    </div>
  );
}

/** Wins, draws and losses as figures and as shares of one bar. */
function Results({ standing }: { standing: Standing }) {
  const t = messages.value;
  const { wins, draws, losses } = standing;
  const parts = [
    { kind: 'win', label: t.labWins, count: wins },
    { kind: 'draw', label: t.labDraws, count: draws },
    { kind: 'loss', label: t.labLosses, count: losses },
  ];
  return (
    <div class="match-results">
      <dl>
        {parts.map(({ kind, label, count }) => (
          <div key={kind} class={`result-${kind}`}>
            <dt>
              <span class="result-key" aria-hidden="true" />
              {label}
            </dt>
            <dd class="figures" data-testid={`match-${kind}`}>
              {wholeText(language.value, count)}
            </dd>
          </div>
        ))}
      </dl>
      <div class="result-bar" aria-hidden="true">
        {parts.map(({ kind, count }) => (
          <span key={kind} class={`result-${kind}`} style={{ flexGrow: count }} />
        ))}
      </div>
    </div>
  );
}

function Estimates({ standing: { score, elo } }: { standing: Standing }) {
  const t = messages.value;
  const share = (value: number) => shareText(language.value, value);
  const points = (value: number) => eloText(language.value, value);
  return (
    <dl class="match-estimates figures">
      <div>
        <dt>{t.labScore}</dt>
        <dd>
          <b data-testid="match-score">{share(score.value)}</b>
          <span class="quiet">{t.labInterval(share(score.low), share(score.high))}</span>
        </dd>
      </div>
      <div>
        <dt>{t.labElo}</dt>
        <dd>
          <b data-testid="match-elo">{points(elo.value)}</b>
          <span class="quiet">{t.labInterval(points(elo.low), points(elo.high))}</span>
        </dd>
      </div>
    </dl>
  );
}

function Facts({ standing: { firstSide, turns, nodes, illegal } }: { standing: Standing }) {
  const t = messages.value;
  const facts = [
    [t.labFirstSide, shareText(language.value, firstSide)],
    [t.labTurns, wholeText(language.value, turns)],
    [t.labAllNodes, wholeText(language.value, nodes)],
  ] as const;
  return (
    <>
      <dl class="facts match-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd class="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {illegal === 0 ? null : (
        <p class="warning" role="alert">
          <Icon name="warning" />
          {t.labIllegal(illegal)}
        </p>
      )}
    </>
  );
}
