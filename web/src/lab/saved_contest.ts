import * as v from 'valibot';
import { AMOUNT, integer, NUMBER_OF, TEXT } from '../engine/fields';
import type { Place } from '../shell/place';
import { type Contest, type Form, pairsOf } from './contest';
import { CONTEST, GAME_NUMBER } from './contest_fields';
import type { Begun } from './contest_runner';
import type { MatchGame } from './match_game';
import { messages } from './words/messages';

/** Characters that the actions of kept games may take in all: a browser keeps five millions for a whole site. */
const MOST_CHARACTERS = 1_000_000;

/** A game: pair, number, outcome, turns, nodes, milliseconds, 1 if it was illegal, actions in base 36; none if not kept. */
const GAME = v.tuple([
  NUMBER_OF,
  GAME_NUMBER,
  v.picklist([1, 2, 3]),
  NUMBER_OF,
  NUMBER_OF,
  AMOUNT,
  integer(0, 1),
  v.pipe(TEXT, v.regex(/^([0-9a-z]+( [0-9a-z]+)*)?$/)),
]);

type KeptGame = v.InferOutput<typeof GAME>;

const SAVED = v.pipe(
  v.object({
    game: TEXT,
    /** Names the build of the engine: another one may play other games. */
    engine: TEXT,
    contest: CONTEST,
    games: v.array(GAME),
    active: AMOUNT,
    state: v.picklist(['running', 'paused', 'stopped', 'finished']),
  }),
  v.check(({ contest, games }) =>
    games.every(([pair, number]) => pair < pairsOf(contest).length && number < contest.games),
  ),
);

/** A contest as it is kept. */
export type SavedContest = v.InferOutput<typeof SAVED>;

/** Two for each game: its last contest, and its ladder as this device measures it. */
export function contestPlace(game: string, form: Form = 'match'): Place<SavedContest> {
  return {
    key: form === 'ladder' ? `lab.${game}.ladder` : `lab.${game}`,
    version: 1,
    schema: SAVED,
    name: () => messages.value.labSaved,
  };
}

/** Actions are kept of the latest games, as far as there is room. */
export function toSaved(game: string, engine: string, contest: Contest, begun: Begun): SavedContest {
  let room = MOST_CHARACTERS;
  const games = begun.games.toReversed().map(({ pair, game: played }): KeptGame => {
    const text = Array.from(played.actions ?? [], (code) => code.toString(36)).join(' ');
    room -= text.length;
    return [
      pair,
      played.number,
      played.outcome,
      played.turns,
      played.nodes,
      Math.round(played.milliseconds),
      Number(played.illegal) as 0 | 1,
      room >= 0 ? text : '',
    ];
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

export function fromSaved({ games, active, state }: SavedContest): Begun {
  return { games: games.map((kept) => ({ pair: kept[0], game: gameOf(kept) })), active, state };
}

function gameOf([, number, outcome, turns, nodes, milliseconds, illegal, text]: KeptGame): MatchGame {
  return {
    number,
    outcome,
    sideOfA: number % 2 === 0 ? 0 : 1,
    turns,
    nodes,
    illegal: illegal === 1,
    milliseconds,
    actions: text === '' ? null : Int32Array.from(text.split(' '), (code) => Number.parseInt(code, 36)),
  };
}
