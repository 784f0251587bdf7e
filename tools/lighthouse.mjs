// `npm run lighthouse`: what Lighthouse says of the built page, home and games, as on a phone.

import { commandLine, JSON_OPTION, oneOf } from './lib/arguments.mjs';
import { GAMES } from './lib/games.mjs';
import { install } from './lib/install.mjs';
import { CATEGORIES, rate } from './lib/lighthouse.mjs';
import { buildPage } from './lib/page.mjs';
import { PAGE } from './lib/paths.mjs';
import { compressPage } from './lib/precompressed.mjs';
import { table } from './lib/report.mjs';
import { readSite, STRICT_POLICY, serveSite } from './lib/static_site.mjs';

const ALL = 'all';

/** Of 100, in each category. */
const LOWEST = 95;

const given = commandLine('lighthouse', {
  ...JSON_OPTION,
  game: {
    type: 'string',
    value: 'GAME',
    default: ALL,
    help: `beside home: one of ${GAMES.join(', ')}, or ${ALL}`,
  },
});
const asked = oneOf('game', given.game, [ALL, ...GAMES]);

await install(['wasm', 'chromium']);
await buildPage();
await compressPage();

const files = readSite(PAGE);
// As hosts do (docs/hosting.md).
const site = await serveSite(files, {
  headers: { 'Content-Security-Policy': STRICT_POLICY, 'Cache-Control': 'max-age=600' },
  modern: true,
  packed: true,
});
/** @type {{ page: string, scores: Record<string, number>, lost: string[] }[]} */
const results = [];
try {
  results.push({ page: 'home', ...(await rate(site.url)) });
  for (const game of asked === ALL ? GAMES : [asked])
    results.push({ page: game, ...(await rate(`${site.url}?game=${game}`)) });
} finally {
  await site.close();
}
console.log(given.json ? JSON.stringify(results) : readable().join('\n'));
if (results.some(({ scores }) => CATEGORIES.some((category) => (scores[category] ?? 0) < LOWEST)))
  process.exitCode = 1;

/** One row a page, and what costs it something. */
function readable() {
  const rows = results.map(({ page, scores }) => [
    page,
    ...CATEGORIES.map((category) => scores[category] ?? 0),
  ]);
  const lost = results.flatMap(({ page, lost: audits }) => audits.map((audit) => `${page}: ${audit}`));
  return [...table([['page', ...CATEGORIES], ...rows]), ...lost];
}
