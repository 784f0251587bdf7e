import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HelpPage, readHelpPage } from './help_page.ts';
import type { Answer } from './program.ts';

/** What `npm` runs: the scripts of package.json. */

const ROOT = new URL('../../../', import.meta.url);
const MAIN = fileURLToPath(new URL('tools/main.cjs', ROOT));

/** Names of scripts, and what npm runs for them. */
const SCRIPTS: Record<string, string> = JSON.parse(
  readFileSync(new URL('package.json', ROOT), 'utf8'),
).scripts;
export const TOOLS = Object.keys(SCRIPTS);

/** What follows `node` for a script with some arguments. */
export function argumentsOfTool(tool: string, args: readonly string[]): string[] {
  const [, , ...words] = (SCRIPTS[tool] ?? '').split(' ');
  return [MAIN, ...words, ...args];
}

/** An environment as npm would have it in the repository's root, without what a test runner puts into it. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, INIT_CWD: __, ...rest } = process.env;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('VITEST')));
}

/** Runs a script as npm does, but without npm. */
export function tool(name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Answer {
  return spawnSync(process.execPath, argumentsOfTool(name, args), {
    cwd: fileURLToPath(ROOT),
    encoding: 'utf8',
    env: { ...plainEnvironment(), ...environment },
  });
}

const pages = new Map<string, HelpPage>();

export function helpOfTool(name: string): HelpPage {
  const page = pages.get(name) ?? readHelpPage(tool(name, ['--help']).stdout);
  pages.set(name, page);
  return page;
}
