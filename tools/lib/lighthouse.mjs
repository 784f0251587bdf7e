import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { npmCommand } from './node_packages.mjs';
import { ROOT } from './paths.mjs';
import { openProcessGroup } from './process_group.mjs';
import { progressDescriptor } from './report.mjs';

/** Fetched on demand: nobody else has to install it. */
const PACKAGE = 'lighthouse@13.5.0';

export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * What Lighthouse says of an address.
 * @typedef {object} Rating
 * @property {Record<string, number>} scores of each category, 0-100
 * @property {string[]} lost audits that cost some of them, with what they show
 */

/**
 * Rates an address as on a phone, by its usual settings.
 * @param {string} address
 * @returns {Promise<Rating>}
 */
export async function rate(address) {
  const folder = mkdtempSync(join(tmpdir(), 'forethought-lighthouse-'));
  const output = join(folder, 'report.json');
  // So that what else runs here is not measured, where that is possible.
  const opened = openProcessGroup();
  const group = 'group' in opened ? opened.group : null;
  try {
    const { program, args } = npmCommand([
      'exec',
      '--yes',
      `--package=${PACKAGE}`,
      '--',
      'lighthouse',
      address,
    ]);
    // The site's certificate is its own (serveSite).
    const flags = ['--headless=new', '--ignore-certificate-errors', ...CHROMIUM_FLAGS].join(' ');
    await ended(group?.wrap(CHROMIUM) ?? CHROMIUM, program, [
      ...args,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags}`,
    ]);
    return ratingIn(JSON.parse(readFileSync(output, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
    await group?.close();
  }
}

/**
 * Beside this process, which serves the page meanwhile.
 * @param {string} browser
 * @param {string} program
 * @param {readonly string[]} args
 */
async function ended(browser, program, args) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, CHROME_PATH: browser },
    stdio: ['ignore', progressDescriptor(), 'inherit'],
  });
  const status = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  if (status !== 0) throw new Failure(`${PACKAGE} failed (${status}); does the registry answer?`);
}

/**
 * @typedef {{ title: string, score: number | null, displayValue?: string, details?: { items?: object[] } }} Audit
 * @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category
 */

/**
 * @param {{ categories: Record<string, Category>, audits: Record<string, Audit> }} report
 * @returns {Rating}
 */
function ratingIn({ categories, audits }) {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const lost = weighed.flatMap(({ id }) => {
    const audit = audits[id];
    const isLost = audit !== undefined && audit.score !== null && audit.score < 0.9;
    return isLost ? [`${id} ${audit.displayValue ?? ''}: ${audit.title}`] : [];
  });
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * score)]);
  return { scores: Object.fromEntries(scores), lost };
}
