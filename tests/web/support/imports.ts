import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../../../web/src', import.meta.url));

/** A source file of the page and what it imports of the page, types included; paths from `web/src`. */
export interface SourceFile {
  path: string;
  text: string;
  imports: readonly string[];
}

/** Static, dynamic and type imports, re-exports, and scripts that a worker starts from. */
const SPECIFIER =
  /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|new URL\(\s*)(?:\/\*.*?\*\/\s*)?'(\.{1,2}\/[^']+)'/g;

/** All scripts of the page. */
export function readSources(): SourceFile[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(SOURCES, path), 'utf8');
      const imports = [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => fileOf(path, specifier));
      return { path, text, imports };
    });
}

/** The script that an import means; none for built files, data and styles. */
function fileOf(importer: string, specifier: string): string[] {
  const base = resolve(SOURCES, dirname(importer), specifier);
  const file = [base, `${base}.ts`, `${base}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(path));
  const path = file === undefined ? '' : relative(SOURCES, file);
  return path === '' || path.startsWith('..') ? [] : [path];
}

/** Files that import one another in a circle, each group once. */
export function circlesOf(files: readonly SourceFile[]): string[][] {
  const imports = new Map(files.map((file) => [file.path, file.imports]));
  const reached = (from: string) => {
    const seen = new Set<string>();
    const open = [...(imports.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(imports.get(next) ?? []));
    }
    return seen;
  };
  const reach = new Map(files.map(({ path }) => [path, reached(path)]));
  const inCircle = files.map(({ path }) => path).filter((path) => reach.get(path)?.has(path));
  const groups = inCircle.map((path) =>
    inCircle.filter((other) => reach.get(path)?.has(other) && reach.get(other)?.has(path)).sort(),
  );
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}
