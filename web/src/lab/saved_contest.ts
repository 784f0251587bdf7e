import * as v from 'valibot';
import { AMOUNT, TEXT } from '../engine/fields';
import type { Place } from '../shell/storage/place';
import { isDictionary, thatPass } from '../shell/storage/salvage';
import { type Contest, type Form, seriesOf } from './contest';
import { CONTEST } from './contest_fields';
import type { Begun } from './contest_runner';
import type { Played } from './played';
import {
  type GameCodec,
  type KeptMatchGame,
  type KeptScoreGame,
  MATCH_GAME,
  SCORE_GAME,
  textOf,
} from './saved_games';
import { messages } from './words/messages';

/** Characters that the actions of kept games may take in all: a browser keeps five millions for a whole site. */
const MOST_CHARACTERS = 1_000_000;

const STATE = v.picklist(['running', 'paused', 'stopped', 'finished']);

/** A contest as it is kept, with games of a kind. */
interface Saved<Kept> {
  game: string;
  /** Names the build of the engine: another one may play other games. */
  engine: string;
  contest: Contest;
  games: Kept[];
  active: number;
  state: v.InferOutput<typeof STATE>;
}

type SavedMatches = Saved<KeptMatchGame>;
type SavedScores = Saved<KeptScoreGame>;

export type SavedContest = SavedMatches | SavedScores;

/** Whether it has games that were played alone. */
export function hasScores(saved: SavedContest): saved is SavedScores {
  return saved.contest.form === 'scores';
}

const COMMON = { game: TEXT, engine: TEXT, contest: CONTEST, active: AMOUNT, state: STATE };

const SAVED = v.pipe(
  v.union([
    v.pipe(
      v.object({ ...COMMON, games: v.array(MATCH_GAME) }),
      v.check(({ contest }) => contest.form !== 'scores'),
    ),
    v.pipe(
      v.object({ ...COMMON, games: v.array(SCORE_GAME) }),
      v.check(({ contest }) => contest.form === 'scores'),
    ),
  ]),
  v.check(({ contest, games }) => games.every(isGameOf(contest))),
) satisfies v.GenericSchema<unknown, SavedContest>;

/** Whether a game is one that a contest has. */
function isGameOf(contest: Contest): (game: KeptMatchGame | KeptScoreGame) => boolean {
  const series = seriesOf(contest).length;
  return ([of, number]) => of < series && number < contest.games;
}

/** A contest with those of its games that can be read; the others are played again, if it is gone on with. */
function withItsGames(value: unknown): SavedContest | null {
  if (!isDictionary(value)) return null;
  const contest = v.safeParse(CONTEST, value.contest);
  if (!contest.success) return null;
  const games: readonly (KeptMatchGame | KeptScoreGame)[] | null =
    contest.output.form === 'scores' ? thatPass(value.games, SCORE_GAME) : thatPass(value.games, MATCH_GAME);
  const good = games?.filter(isGameOf(contest.output)) ?? [];
  const rest = v.safeParse(SAVED, { ...value, games: good, state: 'paused' });
  return rest.success ? rest.output : null;
}

/** Two for each game: its last contest, and its ladder as this device measures it. */
export function contestPlace(game: string, form: Form = 'match'): Place<SavedContest> {
  return {
    key: form === 'ladder' ? `lab.${game}.ladder` : `lab.${game}`,
    version: 1,
    schema: SAVED,
    name: () => messages.value.labSaved,
    salvage: withItsGames,
  };
}

/** Actions are kept of the latest games, as far as there is room. */
export function toSaved<Game extends Played, Kept>(
  { pack, separator }: GameCodec<Game, Kept>,
  game: string,
  engine: string,
  contest: Contest,
  begun: Begun<Game>,
): Saved<Kept> {
  let room = MOST_CHARACTERS;
  const games = begun.games.toReversed().map(({ series, game: played }) => {
    const text = textOf(played.actions, separator);
    room -= text.length;
    return pack(series, played, room >= 0 ? text : '');
  });
  const { active, state } = begun;
  return {
    game,
    engine,
    contest: { ...contest, players: [...contest.players] },
    games: games.reverse(),
    active,
    state,
  };
}

export function fromSaved<Game extends Played, Kept>(
  { unpack }: GameCodec<Game, Kept>,
  { games, active, state }: Saved<Kept>,
): Begun<Game> {
  return { games: games.map(unpack), active, state };
}
