import { useSignal } from '@preact/signals';
import { CopyLink } from '../board/copy_link';
import { linkTo } from '../shell/address/addresses';
import { dateText, download } from '../shell/storage/download';
import { Icon } from '../shell/ui/icons';
import { notify } from '../shell/ui/notices';
import { useCopy } from '../shell/ui/use_copy';
import { commandLines } from './command_line';
import { addressOf } from './contest_address';
import { matchFiles } from './export/match_files';
import type { ResultFile } from './export/result_file';
import { scoreFiles } from './export/score_files';
import { scoresText } from './export/scores_text';
import { summaryText } from './export/summary_text';
import type { Lab } from './lab';
import { type AnyRunner, isScoring } from './runners';
import { messages } from './words/messages';

interface ResultsProps {
  lab: Lab;
  runner: AnyRunner;
}

/** What was played, to be taken along: as files, as a picture, as a link, as lines for the command line. */
export function Results({ lab, runner }: ResultsProps) {
  const t = messages.value;
  const busy = useSignal(false);
  const { game } = lab.session;
  const { contest } = runner;
  const nothing = runner.progress.value.done === 0;
  const take = async ({ ending, type, make }: ResultFile) => {
    busy.value = true;
    try {
      download(`forethought-${game}-${dateText(new Date())}.${ending}`, type, await make());
    } catch {
      notify(() => messages.value.labNotMade, 'error');
    } finally {
      busy.value = false;
    }
  };
  const files = isScoring(runner) ? scoreFiles(lab, runner) : matchFiles(lab, runner);
  const link = linkTo(addressOf(game, contest));
  return (
    <section class="card results" data-testid="results">
      <h2>{t.labTakeAlong}</h2>
      <div class="row">
        {files.map((file) => (
          <button
            key={file.id}
            type="button"
            class="button"
            data-testid={`export-${file.id}`}
            disabled={nothing || busy.value}
            onClick={() => void take(file)}
          >
            <Icon name="download" />
            {file.label}
          </button>
        ))}
        <CopyText label={t.labAsText} text={() => textFor(lab, runner, link)} />
        <CopyLink link={link} />
      </div>
      {contest.players.every(({ weights }) => weights === null) ? null : (
        <p class="quiet" data-testid="link-without-weights">
          {t.labWeightsNoLink}
        </p>
      )}
      <CommandLines lines={commandLines(game, contest)} />
    </section>
  );
}

function textFor(lab: Lab, runner: AnyRunner, link: string): string {
  return isScoring(runner)
    ? scoresText(lab.exportedScores(runner), link)
    : summaryText(lab.exported(runner), link);
}

/** Lines in sight; more are folded. */
const FEW_LINES = 3;

/** The same on the command line. */
function CommandLines({ lines }: { lines: readonly string[] }) {
  const t = messages.value;
  return (
    <details class="match-command" open={lines.length <= FEW_LINES}>
      <summary>{t.labCommand}</summary>
      <code class="mono" translate={false}>
        {lines.join('\n')}
      </code>
    </details>
  );
}

/** Copies a text that is put together when it is asked for; shows it where that is not allowed. */
function CopyText({ label, text }: { label: string; text(): string }) {
  const { last, copy } = useCopy();
  if (last.value?.copied === false)
    return <textarea class="results-text mono" readOnly value={last.value.text} aria-label={label} />;
  return (
    <button type="button" class="button" data-testid="export-text" onClick={() => void copy(text())}>
      <Icon name={last.value === null ? 'copy' : 'check'} />
      {last.value === null ? label : messages.value.copied}
    </button>
  );
}
