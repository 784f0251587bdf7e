import { useSignal } from '@preact/signals';
import { CopyLink } from '../board/copy_link';
import { language } from '../i18n/languages';
import { rungIdea } from '../i18n/rungs';
import { linkTo } from '../shell/addresses';
import { dateText, download } from '../shell/download';
import { Icon } from '../shell/icons';
import { rungOf } from '../shell/ladder';
import { notify } from '../shell/notices';
import { useCopy } from '../shell/use_copy';
import { commandLines } from './command_line';
import { playerAt } from './contest';
import { addressOf } from './contest_address';
import type { ContestRunner } from './contest_runner';
import { gamesCsv } from './export/games_csv';
import { gameTexts, gather } from './export/games_text';
import { drawPicture } from './export/picture';
import { resultJson } from './export/result_json';
import { summaryText } from './export/summary_text';
import { eloText, pointsText, shareText } from './figures';
import type { Lab } from './lab';
import { playerName } from './player_name';
import { verdictOf } from './standing';
import { messages } from './words/messages';

interface ResultsProps {
  lab: Lab;
  runner: ContestRunner;
}

/** What was played, to be taken along: as files, as a picture, as a link, as lines for the command line. */
export function Results({ lab, runner }: ResultsProps) {
  const t = messages.value;
  const busy = useSignal(false);
  const { game } = lab.session;
  const { contest } = runner;
  const nothing = runner.progress.value.done === 0;
  const name = (ending: string) => `forethought-${game}-${dateText(new Date())}.${ending}`;
  const take = async (work: () => Promise<void> | void) => {
    busy.value = true;
    try {
      await work();
    } catch {
      notify(() => messages.value.labNotMade, 'error');
    } finally {
      busy.value = false;
    }
  };
  const files = [
    {
      label: t.labAsJson,
      id: 'json',
      work: () => download(name('json'), 'application/json', resultJson(lab.exported(runner))),
    },
    {
      label: t.labAsTable,
      id: 'csv',
      work: () => download(name('csv'), 'text/csv', gamesCsv(lab.exported(runner))),
    },
    { label: t.labAsGames, id: 'games', work: () => saveGames(lab, runner, name('txt')) },
    ...(contest.form === 'match'
      ? [{ label: t.labAsPicture, id: 'picture', work: () => savePicture(lab, runner, name('png')) }]
      : []),
  ];
  const link = linkTo(addressOf(game, contest));
  return (
    <section class="card results" data-testid="results">
      <h2>{t.labTakeAlong}</h2>
      <div class="row">
        {files.map(({ label, id, work }) => (
          <button
            key={id}
            type="button"
            class="button"
            data-testid={`export-${id}`}
            disabled={nothing || busy.value}
            onClick={() => void take(work)}
          >
            <Icon name="download" />
            {label}
          </button>
        ))}
        <CopyText label={t.labAsText} text={() => summaryText(lab.exported(runner), link)} />
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

/** Lines in sight; more are folded. */
const FEW_LINES = 3;

/** The same on the command line. */
function CommandLines({ lines }: { lines: readonly string[] }) {
  const t = messages.value;
  return (
    <details class="match-command" open={lines.length <= FEW_LINES}>
      <summary>{t.labCommand}</summary>
      <code class="mono">{lines.join('\n')}</code>
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

async function saveGames(lab: Lab, runner: ContestRunner, name: string): Promise<void> {
  const rules = new lab.session.module.Game();
  try {
    download(name, 'text/plain', await gather(gameTexts(lab.exported(runner), rules)));
  } finally {
    rules.delete();
  }
}

async function savePicture(lab: Lab, runner: ContestRunner, name: string): Promise<void> {
  const t = messages.value;
  const [standing] = runner.standings.value;
  if (standing === undefined) return;
  const { players } = runner.contest;
  const [a, b] = [playerAt(players, 0), playerAt(players, 1)];
  const { wins, draws, losses, games } = standing;
  const words = lab.room.words.value;
  const verdict = verdictOf(standing);
  const ideaOf = (rung: number) => rungIdea(words, rungOf(lab.session.ladder, rung));
  const points = (value: number) => eloText(language.value, value);
  const picture = await drawPicture(lab.session.game, [a.rung, b.rung], {
    game: lab.title,
    names: [`${playerName(lab, a)} ${a.rung}`, `${playerName(lab, b)} ${b.rung}`],
    ideas: [ideaOf(a.rung), ideaOf(b.rung)],
    points: [pointsText(wins, draws), pointsText(losses, draws)],
    parts: [wins, draws, losses],
    lines: [
      verdict === 'open' ? t.labNoDifference : t.labStronger(playerName(lab, verdict === 'a' ? a : b)),
      t.labPictureFigures(
        games,
        shareText(language.value, standing.score),
        points(standing.elo),
        t.labInterval(points(standing.eloLow), points(standing.eloHigh)),
      ),
    ],
    foot: `Forethought · ${commandLines(lab.session.game, runner.contest).join(' ')}`,
  });
  download(name, 'image/png', picture);
}
