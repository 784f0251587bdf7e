import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { npmCommand } from './node_packages.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { tell } from './report.mjs';

/** The registry is asked once, for this long. */
const PATIENCE_MS = 20_000;

/**
 * Asks the registry whether a flaw is known in a package that is shipped. Where it does not answer, it is said, and
 * that is all.
 * @throws {Failure} for a known flaw
 */
export function auditShipped() {
  const { program, args } = npmCommand(['audit', '--json', '--fetch-retries=0']);
  const { stdout } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
  });
  const flaws = flawsIn(stdout, shippedPackages());
  if (flaws === null) tell('Left out: the registry does not answer.');
  else if (flaws.length > 0) throw new Failure(`Flaws are known: ${flaws.join(', ')}; npm audit says more.`);
  else tell('No flaw is known in a package that is shipped.');
}

/** What the page is made of by its own list, without which it is not built; of Vite it has a few lines alone. */
function shippedPackages() {
  /** @type {{ package?: string, use: string }[]} */
  const works = JSON.parse(readFileSync(inRoot('web', 'src', 'credits', 'works.json'), 'utf8'));
  return works.flatMap(({ package: name, use }) => (name === undefined || use === 'loader' ? [] : [name]));
}

/**
 * Which of these packages have a known flaw, and how grave it is.
 * @param {string | null} report of `npm audit --json`
 * @param {readonly string[]} packages
 * @returns {string[] | null} null where it is no report
 */
export function flawsIn(report, packages) {
  try {
    /** @type {{ vulnerabilities?: Record<string, { severity: string }>, metadata?: object }} */
    const { vulnerabilities, metadata } = JSON.parse(report ?? '');
    if (vulnerabilities === undefined || metadata === undefined) return null;
    const flawed = Object.entries(vulnerabilities).filter(([name]) => packages.includes(name));
    return flawed.map(([name, { severity }]) => `${name} (${severity})`);
  } catch {
    return null;
  }
}
