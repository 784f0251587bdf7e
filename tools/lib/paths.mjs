import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A path inside the repository, made absolute.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Where the built page lies. */
export const PAGE = inRoot('build', 'page');
