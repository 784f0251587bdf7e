import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchSummary } from '../../../wasm/lab';
import { Face } from '../faces/face';
import { language } from '../i18n/languages';
import type { MeasuredStep } from '../shell/session/measured_step';
import { pairsOf, playerAt } from './contest';
import { shareText, wholeText } from './figures';
import type { Lab } from './lab';
import { playerName } from './player_name';
import type { MatchRunner } from './runners';
import { Whisker } from './whisker';
import { messages } from './words/messages';

interface LadderTableProps {
  lab: Lab;
  runner: MatchRunner;
  /** The pair whose games are listed. */
  pair: Signal<number>;
}

/** A score with its interval. */
interface Share {
  value: number;
  low: number;
  high: number;
}

/** Every opponent against the next one below: what was played here beside what was measured at release. */
export function LadderTable({ lab, runner, pair }: LadderTableProps) {
  const t = messages.value;
  const steps = useMeasuredSteps(lab);
  return (
    <>
      <div class="cross">
        <table data-testid="ladder-table">
          <thead>
            <tr>
              <th scope="col">{t.labPlayer}</th>
              <th scope="col">{t.labHere}</th>
              <th scope="col">{t.labRelease}</th>
              <th scope="col" class="cross-scale">
                <span class="sr-only">{t.labLadderSays}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {pairsOf(runner.contest).map((_, place) => (
              <Step key={place} lab={lab} runner={runner} place={place} pair={pair} steps={steps} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet">{t.labLadderSays}</p>
    </>
  );
}

/** What was measured at release, once it has come; nothing where there is no such thing. */
function useMeasuredSteps(lab: Lab): readonly MeasuredStep[] {
  const steps = useSignal<readonly MeasuredStep[]>([]);
  useEffect(() => {
    lab.measuredSteps().then(
      (come) => (steps.value = come),
      () => {},
    );
  }, [lab]);
  return steps.value;
}

interface StepProps extends LadderTableProps {
  /** Of the pair in the list of pairs. */
  place: number;
  steps: readonly MeasuredStep[];
}

function Step({ lab, runner, place, pair, steps }: StepProps) {
  const t = messages.value;
  const { players } = runner.contest;
  const [one, other] = pairsOf(runner.contest)[place] ?? [0, 0];
  const [upper, lower] = [playerAt(players, one), playerAt(players, other)];
  const standing = runner.book.standings.value[place];
  const step = steps.find(({ rung, below }) => rung === upper.rung && below === lower.rung);
  const here = standing === undefined ? null : shareOf(standing);
  // Only what was played alike can be held against each other.
  const isAlike = step !== undefined && step.nodes > 0 && step.nodes === runner.contest.nodes;
  const differs = isAlike && here !== null && (here.high < step.low || here.low > step.high);
  const names = t.labAgainst(playerName(lab, upper), playerName(lab, lower));
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          class="ladder-pair"
          aria-pressed={pair.value === place}
          aria-label={names}
          onClick={() => {
            pair.value = place;
          }}
        >
          <Face game={lab.session.game} rung={upper.rung} size={32} />
          <span>
            {playerName(lab, upper)} <span class="quiet figures">{upper.rung}</span>
          </span>
        </button>
      </th>
      <td class="figures">
        <b>{here === null ? '·' : shareText(language.value, here.value)}</b>
        <small class="quiet">{t.labGamesCount(wholeText(language.value, standing?.games ?? 0))}</small>
      </td>
      <td class="figures">
        <b>{step === undefined ? '·' : shareText(language.value, step.score)}</b>
        {step === undefined ? null : <small class="quiet">{measuredText(step)}</small>}
        {differs ? <small class="ladder-differs">{step.stale ? t.labStale : t.labDiffers}</small> : null}
      </td>
      <td class="cross-scale">
        <span class="ladder-shares" aria-hidden="true">
          <Whisker at={here} />
          <Whisker at={step === undefined ? null : { ...step, value: step.score }} />
        </span>
      </td>
    </tr>
  );
}

function measuredText({ games, nodes }: MeasuredStep): string {
  const t = messages.value;
  const count = wholeText(language.value, games);
  return nodes === 0 ? t.labGamesInTime(count) : t.labGamesAt(count, wholeText(language.value, nodes));
}

function shareOf({ games, score, scoreLow, scoreHigh }: MatchSummary): Share | null {
  return games === 0 ? null : { value: score, low: scoreLow, high: scoreHigh };
}
