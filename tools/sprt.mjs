// `npm run sprt -- --base REF --game GAME`: whether a change makes a rung stronger. Plays the working tree, or the
// version --new, against another until a sequential test is decided, and prints a line for the commit's message. Broken
// off, it goes on where it was when it is called in the same way again.

import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { commandLine, oneOf, realNumber, wholeNumber } from './lib/arguments.mjs';
import { Failure } from './lib/failure.mjs';
import { OPPOSED } from './lib/games.mjs';
import { install } from './lib/install.mjs';
import { buildModules } from './lib/page.mjs';
import { inRoot } from './lib/paths.mjs';
import { heading } from './lib/report.mjs';
import { appendGame, readGames } from './lib/sprt/game_log.mjs';
import { Broken } from './lib/sprt/seat.mjs';
import { playSequentialMatch } from './lib/sprt/sequential_match.mjs';
import { statusLine, verdictLine } from './lib/sprt/verdict.mjs';
import { versionOf, versionOfWorkingTree } from './lib/sprt/versions.mjs';
import { loadLab } from './lib/wasm_module.mjs';

const STRONGEST = '9999';
/** What an answer may take beyond twenty turns' time: the machine may do much else. */
const PATIENCE_MS = 120_000;
/** How many games there are from one line of how things stand to the next. */
const GAMES_A_LINE = 100;

const given = commandLine('sprt', {
  base: {
    type: 'string',
    value: 'REF',
    help: 'the version to beat: a commit, or the file of a built program',
  },
  new: { type: 'string', value: 'REF', help: 'the version that is to beat it, if not the working tree' },
  game: { type: 'string', value: 'GAME', help: `one of ${OPPOSED.join(', ')}` },
  rung: { type: 'string', value: 'RUNG', default: STRONGEST, help: 'that plays on both sides' },
  nodes: { type: 'string', value: 'N', default: '2000', help: 'a turn' },
  ms: { type: 'string', value: 'N', help: 'milliseconds a turn, instead of nodes' },
  elo0: { type: 'string', value: 'ELO', default: '0', help: 'difference that means "not stronger"' },
  elo1: { type: 'string', value: 'ELO', default: '5', help: 'difference that means "stronger"' },
  alpha: { type: 'string', value: 'P', default: '0.05', help: 'risk of "stronger" where it is not' },
  beta: { type: 'string', value: 'P', default: '0.05', help: 'risk of "not stronger" where it is' },
  seed: { type: 'string', value: 'N', default: '1', help: 'of starts and players' },
  games: { type: 'string', value: 'N', default: '40000', help: 'the most that are played' },
  jobs: {
    type: 'string',
    value: 'N',
    default: String(availableParallelism()),
    help: 'games played at the same time',
  },
});
if (given.base === undefined) throw new Failure('--base REF says which version the new one is to beat.', 2);
if (given.game === undefined) throw new Failure(`--game says which game: ${OPPOSED.join(', ')}.`, 2);
const game = oneOf('game', given.game, OPPOSED);
const rung = wholeNumber('rung', given.rung, 0, 9999);
const seed = wholeNumber('seed', given.seed, 0, 4294967295);
const games = wholeNumber('games', given.games, 2, 10_000_000);
const jobs = wholeNumber('jobs', given.jobs, 1, 1024);
const settings = {
  elo0: realNumber('elo0', given.elo0),
  elo1: realNumber('elo1', given.elo1),
  alpha: realNumber('alpha', given.alpha),
  beta: realNumber('beta', given.beta),
};
const limit =
  given.ms === undefined
    ? ['--nodes', String(wholeNumber('nodes', given.nodes, 1, 1e15))]
    : ['--ms', String(realNumber('ms', given.ms, 0.001))];

await install(['native', 'wasm']);
heading('Building both versions');
const base = versionOf(given.base);
const fresh = given.new === undefined ? await versionOfWorkingTree() : versionOf(given.new);
await buildModules();

const args = ['seat', '--game', game, '--rung', String(rung), '--seed', String(seed), ...limit];
const setUp = JSON.stringify([fresh.name, base.name, args]);
const file = inRoot(
  'build',
  'sprt',
  `${createHash('sha256').update(setUp).digest('hex').slice(0, 16)}.jsonl`,
);
const table = new (await loadLab()).MatchTable();
const { refusal } = table.sprt(settings);
if (refusal !== '') throw new Failure(refusal, 2);

heading(`${fresh.name} against ${base.name}`);
const played = readGames(file);
console.log(`Games are kept in ${file}${played.length > 0 ? `, ${played.length} so far` : ''}.`);
try {
  const course = await playSequentialMatch(table, {
    a: { ...fresh, args },
    b: { ...base, args },
    sprt: settings,
    most: games - (games % 2),
    jobs,
    patience: PATIENCE_MS + 20 * Number(given.ms ?? 0),
    played,
    keep: (entered) => appendGame(file, entered),
    tell: (stands, count) => count % GAMES_A_LINE === 0 && console.log(statusLine(stands, count)),
  });
  const name = rung === Number(STRONGEST) ? 'the strongest rung' : `rung ${rung}`;
  const what = `${game}, ${name}, ${limit.join(' ').slice(2)} a turn, seed ${seed}, ${fresh.name} against ${base.name}`;
  console.log(`\n${verdictLine(what, settings, course, table.summary())}`);
} catch (error) {
  if (error instanceof Broken) throw new Failure(`Broken, which is not the same as weak. ${error.message}`);
  throw error;
}
