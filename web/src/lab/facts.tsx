import type { MatchSummary } from '../../../wasm/lab';
import { language } from '../i18n/languages';
import { Icon } from '../shell/ui/icons';
import { eloText, shareText, wholeText } from './figures';
import type { AnyRunner } from './runners';
import { messages } from './words/messages';

interface FactsProps {
  runner: AnyRunner;
  standing: MatchSummary;
}

/** What a match comes to in figures. */
export function Facts({ runner, standing }: FactsProps) {
  const t = messages.value;
  const { score, scoreLow, scoreHigh, elo, eloLow, eloHigh } = standing;
  const share = (value: number) => shareText(language.value, value);
  const points = (value: number) => eloText(language.value, value);
  const whole = (value: number) => wholeText(language.value, value);
  const facts = [
    [t.labFirstSide, share(standing.firstSide)],
    [t.labTurns, whole(standing.medianTurns)],
    [t.labAllNodes, whole(standing.nodes)],
    [t.labSpeed, t.labNodesASecond(whole(speedOf(runner)))],
  ] as const;
  return (
    <>
      <dl class="match-estimates figures">
        <div>
          <dt>{t.labScore}</dt>
          <dd>
            <b data-testid="match-score">{share(score)}</b>
            <span class="quiet">{t.labInterval(share(scoreLow), share(scoreHigh))}</span>
          </dd>
        </div>
        <div>
          <dt>{t.labElo}</dt>
          <dd>
            <b data-testid="match-elo">{points(elo)}</b>
            <span class="quiet">{t.labInterval(points(eloLow), points(eloHigh))}</span>
          </dd>
        </div>
      </dl>
      <dl class="facts match-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd class="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {standing.illegal === 0 ? null : (
        <p class="warning" role="alert">
          <Icon name="warning" />
          {t.labIllegal(standing.illegal)}
        </p>
      )}
    </>
  );
}

/** Nodes of a second of one worker. */
export function speedOf(runner: AnyRunner): number {
  const games = runner.played.value.flat().filter((game) => game !== null);
  const milliseconds = games.reduce((sum, game) => sum + game.milliseconds, 0);
  const nodes = games.reduce((sum, game) => sum + game.nodes, 0);
  return milliseconds === 0 ? 0 : Math.round((1000 * nodes) / milliseconds);
}
