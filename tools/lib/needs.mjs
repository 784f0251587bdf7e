import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findCommand } from './commands_on_path.mjs';
import { findEmcc } from './emscripten.mjs';

/**
 * Something that must be on the machine. It is looked for by what is used of it, so that one that came by
 * another way than its package serves as well.
 * @typedef {object} Need
 * @property {() => boolean} present
 * @property {string} package Debian's package that brings it
 */

/**
 * @param {string} name
 * @param {string} packageName
 * @returns {Need}
 */
const command = (name, packageName) => ({ present: () => findCommand(name) !== null, package: packageName });

/**
 * @param {string} path
 * @param {string} packageName
 * @returns {Need}
 */
const file = (path, packageName) => ({ present: () => existsSync(path), package: packageName });

const CMAKE = command('cmake', 'cmake');
const NINJA = command('ninja', 'ninja-build');
const CATCH = file('/usr/include/catch2/catch.hpp', 'catch2');
const CLI11 = file('/usr/include/CLI/CLI.hpp', 'libcli11-dev');
const CHROMIUM = command('chromium', 'chromium');
const JSON_LIBRARY = file('/usr/include/nlohmann/json.hpp', 'nlohmann-json3-dev');

/** @type {Need} */
const EMSCRIPTEN = { present: () => findEmcc() !== null, package: 'emscripten' };

/** What clang links to what it sanitizes. @type {Need} */
const CLANG_RUNTIME = {
  present: () =>
    existsSync(spawnSync('clang++', ['--print-runtime-dir'], { encoding: 'utf8' }).stdout?.trim() ?? ''),
  package: 'libclang-rt-dev',
};

/** What clang links to what is fuzzed, beside the sanitizers. @type {Need} */
const LIBFUZZER = {
  present: () => {
    const { stdout = '' } = spawnSync('clang++', ['--print-runtime-dir'], { encoding: 'utf8' });
    const folder = stdout?.trim() ?? '';
    return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('libclang_rt.fuzzer'));
  },
  package: 'libclang-rt-dev',
};

/** What each part of the work needs. */
export const NEEDS = {
  // Configuring looks for the test library too, whichever targets are built.
  wasm: [EMSCRIPTEN, CMAKE, NINJA, CATCH],
  native: [command('c++', 'g++'), CMAKE, NINJA, CATCH, CLI11, JSON_LIBRARY],
  // Clang compiles what is sanitized sooner than GCC does.
  sanitize: [command('clang++', 'clang'), CLANG_RUNTIME, CMAKE, NINJA, CATCH, CLI11, JSON_LIBRARY],
  fuzz: [command('clang++', 'clang'), LIBFUZZER, CMAKE, NINJA, CATCH, CLI11, JSON_LIBRARY],
  style: [command('clang-format', 'clang-format')],
  chromium: [CHROMIUM],
  browsers: [
    CHROMIUM,
    command('chromium-headless-shell', 'chromium-headless-shell'),
    command('firefox-esr', 'firefox-esr'),
    command('WebKitWebDriver', 'webkit2gtk-driver'),
    command('Xvfb', 'xvfb'),
  ],
};
