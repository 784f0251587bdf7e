import { language } from '../../i18n/languages';
import { rungIdea } from '../../i18n/rungs';
import { rungOf } from '../../shell/session/ladder';
import { commandLines } from '../command_line';
import { playerAt } from '../contest';
import { eloText, pointsText, shareText } from '../figures';
import type { Lab } from '../lab';
import { playerName } from '../player_name';
import type { MatchRunner } from '../runners';
import { verdictOf } from '../standing';
import { messages } from '../words/messages';
import { drawCrossPicture } from './cross_picture';
import { crossWords } from './cross_words';
import { gamesCsv } from './games_csv';
import { gameTexts, gather } from './games_text';
import { drawMatchPicture } from './match_picture';
import type { ResultFile } from './result_file';
import { resultJson } from './result_json';

/** What matches can be taken along as. */
export function matchFiles(lab: Lab, runner: MatchRunner): ResultFile[] {
  const t = messages.value;
  const exported = () => lab.exported(runner);
  return [
    {
      label: t.labAsJson,
      id: 'json',
      ending: 'json',
      type: 'application/json',
      make: () => resultJson(exported()),
    },
    { label: t.labAsTable, id: 'csv', ending: 'csv', type: 'text/csv', make: () => gamesCsv(exported()) },
    { label: t.labAsGames, id: 'games', ending: 'txt', type: 'text/plain', make: () => texts(lab, runner) },
    ...(runner.contest.form === 'ladder'
      ? []
      : [
          {
            label: t.labAsPicture,
            id: 'picture',
            ending: 'png',
            type: 'image/png',
            make: () => picture(lab, runner),
          },
        ]),
  ];
}

async function texts(lab: Lab, runner: MatchRunner): Promise<string> {
  const rules = new lab.session.module.Game();
  try {
    return await gather(gameTexts(lab.exported(runner), rules));
  } finally {
    rules.delete();
  }
}

function picture(lab: Lab, runner: MatchRunner): Promise<Blob> {
  return runner.contest.form === 'match'
    ? matchPicture(lab, runner)
    : drawCrossPicture(lab.session.game, crossWords(lab, runner));
}

function matchPicture(lab: Lab, { contest, book }: MatchRunner): Promise<Blob> {
  const t = messages.value;
  const [standing] = book.standings.value;
  if (standing === undefined) throw new Error('a match has a standing');
  const { players } = contest;
  const [a, b] = [playerAt(players, 0), playerAt(players, 1)];
  const { wins, draws, losses, games } = standing;
  const words = lab.controller.words.value;
  const verdict = verdictOf(standing);
  const ideaOf = (rung: number) => rungIdea(words, rungOf(lab.session.ladder, rung));
  const points = (value: number) => eloText(language.value, value);
  return drawMatchPicture(lab.session.game, [a.rung, b.rung], {
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
    foot: `Forethought · ${commandLines(lab.session.game, contest).join(' ')}`,
  });
}
