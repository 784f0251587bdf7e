import { language } from '../../i18n/languages';
import { commandLines } from '../command_line';
import { playerAt } from '../contest';
import { columnsOf, encounterOf, encounterText, halves, onScale, scaleOf } from '../cross_figures';
import { eloText, wholeText } from '../figures';
import { formNames } from '../form_names';
import type { Lab } from '../lab';
import { playerName } from '../player_name';
import { isKnown, type Rating, ratingsOf } from '../ratings';
import type { MatchRunner } from '../runners';
import { messages } from '../words/messages';
import type { CrossPictureRow, CrossPictureWords } from './cross_picture';

/** What the picture of a round robin, or of one against many, says. */
export function crossWords(lab: Lab, { contest, book }: MatchRunner): CrossPictureWords {
  const t = messages.value;
  const standings = book.standings.value;
  const ratings = ratingsOf(lab.statistics, contest, standings);
  const columns = columnsOf(contest, ratings);
  const scale = scaleOf(ratings);
  const row = (rating: Rating): CrossPictureRow => {
    const player = playerAt(contest.players, rating.place);
    return {
      rung: player.rung,
      name: `${playerName(lab, player)} ${player.rung}`,
      elo: isKnown(rating) ? eloText(language.value, rating.elo) : '·',
      interval: onScale(rating, scale),
      points: t.labOf(halves(rating.points), wholeText(language.value, rating.games)),
      cells: columns.map((other) => {
        const encounter = encounterOf(contest, standings, rating.place, other.place);
        return encounter === null ? null : { text: encounterText(encounter), share: encounter.share };
      }),
    };
  };
  const games = standings.reduce((sum, standing) => sum + standing.games, 0);
  const count = t.labGamesCount(wholeText(language.value, games));
  // A tournament has a command line for each pair; the first one says how all were played.
  const [command = '', ...more] = commandLines(lab.session.game, contest);
  return {
    title: [lab.title, formNames(t)[contest.form], count].join(' · '),
    heads: { player: t.labPlayer, elo: t.labElo, points: t.labPointsShort },
    columns: columns.map((column) => ratings.indexOf(column) + 1),
    rows: ratings.map(row),
    note: t.labRatingsSay,
    foot: `Forethought · ${command}${more.length === 0 ? '' : ' …'}`,
  };
}
