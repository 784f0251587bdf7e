// `npm run fit -- --game tactics`: whether the page finds opponents that fit. Simulated players of known strength play
// against whom the page's own code chooses, game by game, and it is told how many of them were found and how even their
// games were. The same seed gives the same figures. With --by-scale nothing is played: results are drawn as the scale has
// them, which shows in a moment how much ratings can know of players at all.

import { appendFileSync, writeFileSync } from 'node:fs';
import { commandLine, JSON_OPTION, oneOf, pathGiven, wholeNumber } from './lib/arguments.mjs';
import { Failure } from './lib/failure.mjs';
import { figuresByKind, LOOKS } from './lib/fit/figures.mjs';
import { loadFitCode } from './lib/fit/page_code.mjs';
import { playersOn } from './lib/fit/players.mjs';
import { playByTheScale, playOn, simulate } from './lib/fit/simulation.mjs';
import { OPPOSED } from './lib/games.mjs';
import { install } from './lib/install.mjs';
import { loadReadyModule } from './lib/learned_weights.mjs';
import { readMeasuredScale } from './lib/measured_scale.mjs';
import { buildModules } from './lib/page.mjs';
import { heading, table } from './lib/report.mjs';

/** The games whose strengths were measured. */
const GAMES = OPPOSED.filter((game) => readMeasuredScale(game) !== null);

const given = commandLine('fit', {
  game: { type: 'string', value: 'GAME', help: `one of ${GAMES.join(', ')}; all of them if it is not given` },
  players: { type: 'string', value: 'N', default: '90', help: 'of each game' },
  seed: { type: 'string', value: 'N', default: '1', help: 'of players and games' },
  'by-scale': { type: 'boolean', help: 'play nothing: draw results as the scale has them' },
  save: { type: 'string', value: 'FILE', help: 'for the figures and every game' },
  ...JSON_OPTION,
});
const games = given.game === undefined ? GAMES : [oneOf('game', given.game, GAMES)];
const count = wholeNumber('players', given.players, 3, 10_000);
const seed = wholeNumber('seed', given.seed, 0, 4294967295);
const scales = games.map(scaleOf);
const save = given.save === undefined ? null : pathGiven('save', given.save);
// What cannot be written is told before anything was played for it.
if (save !== null) appendFileSync(save, '');

const byScale = given['by-scale'] === true;
if (!byScale) {
  await install(['wasm']);
  await buildModules();
}
const code = await loadFitCode();

/** @type {Record<string, object>} */
const results = {};
/** @type {(string | number)[][]} */
const rows = [['game', 'players', '', ...LOOKS.map((after) => `found after ${after}, %`), 'settled, %']];
for (const { game, strengths, nodes } of scales) {
  heading(`${count} players of ${game}`);
  const play = byScale ? playByTheScale : await playedBy(game, nodes);
  const courses = playersOn(strengths, count, seed).map((player) => ({
    player,
    games: simulate(code, strengths, player, { games: Math.max(...LOOKS), seed, play }),
  }));
  const figures = figuresByKind(courses);
  results[game] = { seed, nodes_a_turn: byScale ? null : nodes, figures, courses };
  for (const [kind, { players, within, settled }] of Object.entries(figures)) {
    const shares = LOOKS.map((after) => percent(within[after] ?? 0));
    rows.push([game, kind, players, ...shares, percent(settled.score)]);
  }
}

if (save !== null) writeFileSync(save, `${JSON.stringify(results)}\n`);
console.log(given.json ? JSON.stringify(results) : table(rows).join('\n'));

/**
 * A game's scale, and the limit of a turn that it holds for.
 * @param {string} game
 */
function scaleOf(game) {
  const scale = readMeasuredScale(game);
  if (scale === null)
    throw new Failure(`Nothing was measured of ${game}: \`forethought strengths --save\` does.`);
  const { strengths, measurements } = scale;
  return { game, strengths, nodes: measurements[0]?.nodes_a_turn ?? 0 };
}

/**
 * Games on a game's module, every rung of which can play.
 * @param {string} game
 * @param {number} nodes a turn
 */
async function playedBy(game, nodes) {
  return playOn(await loadReadyModule(game), nodes);
}

/** @param {number} share */
function percent(share) {
  return Number((100 * share).toFixed(1));
}
