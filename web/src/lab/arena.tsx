import type { MatchSummary } from '../../../wasm/lab';
import { Face, type Mood } from '../faces/face';
import { rungIdea, rungName } from '../i18n/rungs';
import { rungOf } from '../shell/session/ladder';
import { type Player, playerAt } from './contest';
import { Controls } from './controls';
import { CoursePlot } from './course_plot';
import { Facts } from './facts';
import { pointsText } from './figures';
import type { Lab } from './lab';
import { LiveBoards } from './live_boards';
import { playerName } from './player_name';
import { ResultBar } from './result_bar';
import type { MatchRunner } from './runners';
import { SprtPlot } from './sprt_plot';
import { verdictOf } from './standing';
import { messages } from './words/messages';

interface ArenaProps {
  lab: Lab;
  runner: MatchRunner;
}

/** A match as one watches it: who plays, how it stands, the boards, and how sure its result is by now. */
export function Arena({ lab, runner }: ArenaProps) {
  const t = messages.value;
  const { contest, book, state } = runner;
  const [standing] = book.standings.value;
  const { boards } = lab;
  if (standing === undefined) return null;
  const [a, b] = [playerAt(contest.players, 0), playerAt(contest.players, 1)];
  const verdict = standing.games === 0 ? 'open' : verdictOf(standing);
  const sprt = book.sprt.value;
  const isPlaying = state.value === 'running' || state.value === 'pausing';
  return (
    <section class="card match" data-testid="match" data-state={state.value}>
      <h2 class="sr-only">{`${playerName(lab, a)} – ${playerName(lab, b)}`}</h2>
      <div class="duel">
        <Duellist lab={lab} player={a} mood={moodOf('a', verdict, isPlaying)} />
        <Score standing={standing} />
        <Duellist lab={lab} player={b} mood={moodOf('b', verdict, isPlaying)} />
      </div>
      <ResultBar standing={standing} />
      <Controls runner={runner} />
      {boards === null || runner.isOver ? null : (
        <LiveBoards key={runner} lab={lab} runner={runner} boards={boards} />
      )}
      <div class="plots">
        <CoursePlot course={book.course.value} games={contest.games} standing={standing} />
        {sprt === null || contest.sprt === null ? null : (
          <SprtPlot sprt={sprt} settings={contest.sprt} games={contest.games} />
        )}
      </div>
      {standing.games === 0 ? null : (
        <p class="match-verdict" data-testid="verdict">
          {verdict === 'open' ? t.labNoDifference : t.labStronger(playerName(lab, verdict === 'a' ? a : b))}
        </p>
      )}
      <Facts runner={runner} standing={standing} />
    </section>
  );
}

function moodOf(side: 'a' | 'b', verdict: 'a' | 'b' | 'open', isPlaying: boolean): Mood {
  if (isPlaying) return 'thinks';
  return verdict === 'open' ? 'watches' : verdict === side ? 'wins' : 'lost';
}

function Duellist({ lab, player, mood }: { lab: Lab; player: Player; mood: Mood }) {
  const { game, ladder } = lab.session;
  const words = lab.controller.words.value;
  const rung = rungOf(ladder, player.rung);
  return (
    <div class="duellist">
      <Face game={game} rung={player.rung} size={112} mood={mood} />
      <p class="duellist-name">
        {rungName(words, rung)} <span class="quiet figures">{player.rung}</span>
      </p>
      <p class="quiet duellist-idea">{rungIdea(words, rung)}</p>
      <PlayerMarks lab={lab} player={player} />
    </div>
  );
}

/** What is not as usual with a player. */
function PlayerMarks({ lab, player: { personality, blur, weights } }: { lab: Lab; player: Player }) {
  const t = messages.value;
  const title = lab.personalities.find(({ name }) => name === personality)?.title;
  const marks = [title, blur ? t.labErrs : undefined, weights?.name].filter((mark) => mark !== undefined);
  return marks.length === 0 ? null : <p class="duellist-marks">{marks.join(' · ')}</p>;
}

/** The points of both, as on the board of a tournament. */
function Score({ standing: { wins, draws, losses } }: { standing: MatchSummary }) {
  const t = messages.value;
  const [first, second] = [pointsText(wins, draws), pointsText(losses, draws)];
  return (
    <div class="duel-score figures" role="img" aria-label={t.labPoints(first, second)}>
      <b>{first}</b>
      <span aria-hidden="true">:</span>
      <b>{second}</b>
    </div>
  );
}
