import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findCommand, isExecutable } from './commands_on_path.mjs';
import { Failure } from './failure.mjs';

/** Where Debian's package keeps the compiler, and where it keeps the Node packages that the compiler calls. */
const DEBIAN_EMSCRIPTEN = '/usr/share/emscripten';
const DEBIAN_NODE_PACKAGES = '/usr/share/nodejs';

/**
 * The compiler's driver: the environment's emsdk first, then PATH; null when there is none.
 * @returns {string | null}
 */
export function findEmcc() {
  const { EMSDK } = process.env;
  const fromSdk = EMSDK === undefined ? null : join(EMSDK, 'upstream', 'emscripten', 'emcc');
  return fromSdk !== null && isExecutable(fromSdk) ? fromSdk : findCommand('emcc');
}

/**
 * What CMake is told so that it builds with the compiler found.
 * @returns {{ toolchain: string, env: NodeJS.ProcessEnv }}
 */
export function emscripten() {
  const emcc = findEmcc();
  if (emcc === null) throw new Failure('There is no emcc: install emscripten or activate an emsdk.');
  const home = dirname(realpathSync(emcc));
  const toolchain = join(home, 'cmake', 'Modules', 'Platform', 'Emscripten.cmake');
  if (!existsSync(toolchain)) throw new Failure(`${emcc} has no toolchain file for CMake at ${toolchain}.`);
  const env = { ...process.env, PATH: [dirname(emcc), process.env.PATH].join(delimiter) };
  if (home !== DEBIAN_EMSCRIPTEN) return { toolchain, env };
  return { toolchain, env: { ...env, EM_NODE_JS: process.execPath, NODE_PATH: DEBIAN_NODE_PACKAGES } };
}
