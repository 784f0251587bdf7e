import { type Exported, type ExportedMatch, OUTCOMES } from './exported';

/**
 * A contest as JSON: each match as `forethought match --json` tells it (and `forethought ladder --json` tells many), with
 * its games as the lines of a shard, their actions as codes.
 */
export function resultJson({ game, contest, matches }: Exported): string {
  const { form, sprt } = contest;
  const document = {
    game,
    form,
    ...(sprt === null ? {} : { sprt }),
    matches: matches.map((match) => ({
      ...factsOf({ game, contest }, match),
      ...figuresOf(match),
      plays: gamesOf(match),
    })),
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** What tells one match from another. */
function factsOf({ game, contest }: Pick<Exported, 'game' | 'contest'>, { a, b }: ExportedMatch) {
  return {
    game,
    a: a.rung,
    b: b.rung,
    ...(a.personality === '' ? {} : { a_personality: a.personality }),
    ...(b.personality === '' ? {} : { b_personality: b.personality }),
    ...(a.weights === null ? {} : { a_weights: a.weights.digest }),
    ...(b.weights === null ? {} : { b_weights: b.weights.digest }),
    blur: a.blur ? (b.blur ? 'both' : 'a') : b.blur ? 'b' : 'none',
    games: contest.games,
    seed: contest.seed,
    nodes_a_turn: contest.nodes,
    ms_a_turn: contest.milliseconds,
    ...(contest.start === undefined ? {} : { start: contest.start }),
  };
}

/** What a match came to. An infinite Elo is null. */
function figuresOf({ standing }: ExportedMatch) {
  const { games, wins, draws, losses, score, elo } = standing;
  return {
    wins,
    draws,
    losses,
    draw_share: games === 0 ? 0 : draws / games,
    score,
    score95: [standing.scoreLow, standing.scoreHigh],
    elo: finite(elo),
    elo95: [finite(standing.eloLow), finite(standing.eloHigh)],
    first_side_score: standing.firstSide,
    first_side_score95: [standing.firstSideLow, standing.firstSideHigh],
    median_rounds: Math.floor((standing.medianTurns + 1) / 2),
    illegal: standing.illegal,
    nodes: standing.nodes,
  };
}

function gamesOf({ games }: ExportedMatch) {
  return games.map(({ number, outcome, sideOfA, turns, nodes, illegal, actions }) => ({
    number,
    outcome: OUTCOMES[outcome],
    side_of_a: sideOfA === 0 ? 'first' : 'second',
    turns,
    nodes,
    illegal,
    ...(actions === null ? {} : { actions: [...actions] }),
  }));
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}
