import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Where a command lies on PATH, or null.
 * @param {string} name
 * @returns {string | null}
 */
export function findCommand(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (folder !== '' && isExecutable(join(folder, name))) return join(folder, name);
  }
  return null;
}

/**
 * Whether a path is a file that this user may execute.
 * @param {string} path
 */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
