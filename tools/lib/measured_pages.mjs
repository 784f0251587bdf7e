import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { ENGINES } from './games.mjs';
import { withTables } from './ladder_tables.mjs';
import { readMeasuredLadder } from './measured_ladder.mjs';
import { readMeasuredRoundRobin, readMeasuredScale } from './measured_scale.mjs';
import { inRoot } from './paths.mjs';
import { readRepeats, withRepeats } from './repeats_table.mjs';
import { withRoundRobin } from './round_robin_tables.mjs';
import { withStrengths } from './strengths_tables.mjs';

/**
 * `docs/measured/GAME.md` of each game with a measured ladder: its text, and the text with the tables that the game's data give.
 * @returns {{ path: string, content: string, wanted: string }[]}
 */
export function measuredPages() {
  return ENGINES.flatMap((game) => {
    const ladder = readMeasuredLadder(game);
    if (ladder === null) return [];
    const path = inRoot('docs', 'measured', `${game}.md`);
    const content = readFileSync(path, 'utf8');
    const [scale, roundRobin, repeats] = [
      readMeasuredScale(game),
      readMeasuredRoundRobin(game),
      readRepeats(game),
    ];
    const atLimits = readMeasuredLadder(game, 'ladder_at_limits') ?? ladder;
    let wanted = withTables(content, ladder, atLimits, readMeasuredLadder(game, 'ladder_at_time') ?? ladder);
    if (scale !== null) wanted = withStrengths(wanted, scale);
    if (roundRobin !== null) wanted = withRoundRobin(wanted, roundRobin);
    if (repeats !== null) wanted = withRepeats(wanted, repeats);
    return [{ path, content, wanted }];
  });
}

/** Throws where a table differs from the data. */
export function checkLadderTables() {
  const wrong = measuredPages().filter(({ content, wanted }) => content !== wanted);
  if (wrong.length === 0) return;
  const paths = wrong.map(({ path }) => path).join(', ');
  throw new Failure(`These tables differ from the measured data; run npm run ladder:tables: ${paths}`);
}
