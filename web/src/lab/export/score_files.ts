import { language } from '../../i18n/languages';
import { rungIdea } from '../../i18n/rungs';
import { rungOf } from '../../shell/session/ladder';
import { commandLines } from '../command_line';
import { playerAt } from '../contest';
import { wholeText } from '../figures';
import type { Lab } from '../lab';
import { playerName } from '../player_name';
import type { ScoreRunner } from '../runners';
import { leaderOf, probabilityText } from '../score_verdict';
import { messages } from '../words/messages';
import { drawMatchPicture } from './match_picture';
import type { ResultFile } from './result_file';
import { scoresCsv } from './scores_csv';
import { scoresJson } from './scores_json';

/** What scores can be taken along as; two players fit a picture. */
export function scoreFiles(lab: Lab, runner: ScoreRunner): ResultFile[] {
  const t = messages.value;
  const exported = () => lab.exportedScores(runner);
  return [
    {
      label: t.labAsJson,
      id: 'json',
      ending: 'json',
      type: 'application/json',
      make: () => scoresJson(exported()),
    },
    { label: t.labAsTable, id: 'csv', ending: 'csv', type: 'text/csv', make: () => scoresCsv(exported()) },
    ...(runner.contest.players.length === 2
      ? [
          {
            label: t.labAsPicture,
            id: 'picture',
            ending: 'png',
            type: 'image/png',
            make: () => picture(lab, runner),
          },
        ]
      : []),
  ];
}

/** The bar of the picture is the share of all pairs of games in which either has more points. */
function picture(lab: Lab, { contest, book }: ScoreRunner): Promise<Blob> {
  const t = messages.value;
  const comparison = book.against(0, 1);
  const [first, second] = book.standings.value;
  if (comparison === null || first === undefined || second === undefined)
    throw new Error('a picture shows two players');
  const [a, b] = [playerAt(contest.players, 0), playerAt(contest.players, 1)];
  const leader = leaderOf(comparison);
  const [winner, loser] = leader === 'b' ? [b, a] : [a, b];
  const words = lab.controller.words.value;
  const ideaOf = (rung: number) => rungIdea(words, rungOf(lab.session.ladder, rung));
  const points = [first, second].map(({ summary }) =>
    wholeText(language.value, Math.round(summary.mean)),
  ) as [string, string];
  const says = leader === 'open' ? t.labScoresAlike : t.labScoresMore;
  return drawMatchPicture(lab.session.game, [a.rung, b.rung], {
    game: lab.title,
    names: [`${playerName(lab, a)} ${a.rung}`, `${playerName(lab, b)} ${b.rung}`],
    ideas: [ideaOf(a.rung), ideaOf(b.rung)],
    points,
    parts: [comparison.share, 0, 1 - comparison.share],
    lines: [
      says(playerName(lab, winner), playerName(lab, loser)),
      t.labScorePicture(first.summary.games, ...points, probabilityText(language.value, comparison.p)),
    ],
    foot: `Forethought · ${commandLines(lab.session.game, contest).join(' ')}`,
  });
}
