import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Use, Work } from '../src/credits/work.ts';
import { derivedData } from './derived_data.ts';

/** A work as `works.json` lists it. */
interface Listed {
  name: string;
  use: Use;
  by?: string;
  /** The npm package that it comes in: its version, and the text of its licence, are read there. */
  package?: string;
  /** Of its home. */
  address?: string;
  /** As SPDX names it; absent where nothing is used that would need one. */
  licence?: string;
  /** The file of its licence, from the root; in place of one: the line that stands in ours for a work under the same. */
  text?: string;
  copyright?: string;
  /** Where in a package's file its own licence ends. */
  until?: string;
}

const LIST = 'web/src/credits/works.json';

/** In the built page, beside `index.html`. */
const FILE = 'licences.txt';

/** The package that a file is from, below the last `node_modules`. */
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** What icons are imported as. */
const ICONS = /^~icons\/([^/]+)\//;

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Vite: `import works from './works.json?credits'` gives all that the page is made of, with versions and the texts of
 * licences as they are installed. The built page has them as a file, too; it is not built with a package that is not listed.
 */
export function credits(): Plugin[] {
  return [
    derivedData({ name: 'credits', mark: '?credits', none: [], derive: worksOf }),
    listedWorks(),
    {
      name: 'licence-file',
      apply: 'build',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: FILE, source: licenceFile() });
      },
    },
  ];
}

/** Vite: nothing is built with a package that is not listed. */
export function listedWorks(): Plugin {
  return {
    name: 'listed-works',
    apply: 'build',
    generateBundle(_, bundle) {
      const known = new Set(listed(readFileSync(fromRoot(LIST), 'utf8')).map((work) => work.package));
      for (const output of Object.values(bundle)) {
        const files = output.type === 'chunk' ? output.moduleIds : output.originalFileNames;
        for (const name of files.map(packageOf)) {
          if (name !== undefined && !known.has(name))
            this.error(`${name} is in the page, and not in ${LIST}`);
        }
      }
    },
  };
}

/** All works and their licences as one text. */
function licenceFile(): string {
  const works = worksOf(readFileSync(fromRoot(LIST), 'utf8'));
  const heads = works.map(({ name, version, by, licence, address }) =>
    [[name, version].filter(Boolean).join(' '), by, licence, address].filter(Boolean).join('\n'),
  );
  const texts = works.flatMap(({ text }, place) =>
    text === null ? [heads[place]] : [`${heads[place]}\n\n${text}`],
  );
  return `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function listed(text: string): Listed[] {
  return JSON.parse(text) as Listed[];
}

function worksOf(text: string): Work[] {
  return listed(text).map((work) => ({
    name: work.name,
    use: work.use,
    by: work.by ?? null,
    address: work.address ?? null,
    licence: work.licence ?? null,
    version: work.package === undefined ? null : versionOf(work.package),
    text: textOf(work),
  }));
}

function packageOf(file: string): string | undefined {
  const icons = ICONS.exec(file)?.[1];
  return icons === undefined ? PACKAGE.exec(file)?.[1] : `@iconify-json/${icons}`;
}

function versionOf(name: string): string {
  const file = readFileSync(fromRoot(`node_modules/${name}/package.json`), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

/**
 * Our own licence with another's line of copyright, the file that is named, what lies in the package, or the text that the licence
 * has everywhere. Null where there is no licence.
 */
function textOf({ name, text, copyright, package: from, until, licence }: Listed): string | null {
  if (text !== undefined) return readFileSync(fromRoot(text), 'utf8').trim();
  if (copyright !== undefined) {
    return readFileSync(fromRoot('LICENSE'), 'utf8')
      .replace(/^Copyright .*$/m, () => copyright)
      .trim();
  }
  const folder = from === undefined ? null : fromRoot(`node_modules/${from}`);
  const file =
    folder === null || !existsSync(folder)
      ? undefined
      : readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) return licence === undefined ? null : usualText(licence);
  const whole = readFileSync(`${folder}/${file}`, 'utf8');
  const end = until === undefined ? whole.length : whole.indexOf(until);
  if (end < 0) throw new Error(`The licence of ${name} has no line "${until}"`);
  return whole.slice(0, end).trim();
}

/** The text of a licence by its name at SPDX; an exception from it is named with its address. */
function usualText(licence: string): string {
  const [base, exception] = licence.split(' WITH ');
  const file = readFileSync(fromRoot(`node_modules/spdx-license-list/licenses/${base}.json`), 'utf8');
  const { licenseText } = JSON.parse(file) as { licenseText: string };
  const head = exception === undefined ? '' : `${licence}: https://spdx.org/licenses/${exception}.html\n\n`;
  return head + licenseText.trim();
}
