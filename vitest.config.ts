import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import viteConfig from './vite.config.ts';

const SHARED = {
  /** Milliseconds: limits are there for what hangs, and allow for a machine that does much else. */
  testTimeout: 300_000,
  hookTimeout: 300_000,
  /** Two files at a time; of browsers, which share the machine with the engine's threads, a third gains nothing. */
  maxWorkers: 2,
};

/** Of suites whose tests drive what runs outside them, programs, modules and browsers: their files share processes. */
const OUTSIDE = { ...SHARED, environment: 'node' as const, isolate: false };

/** Of browsers. */
const PATIENT = { expect: { poll: { timeout: 60_000, interval: 50 } } };

/** Begins with what takes longest, so that nothing long is left for one process when the other is done. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('.slow.test.');
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/**
 * The page's parts, the native program's command line, the built modules under Node, what holds them against the native program
 * (`NAME.slow.test.ts`), the built page in real browsers; and what `npm run test:long` adds: tests that take long
 * (`NAME.long.test.ts`), more alterations of what is read, and the layout in windows of all sizes. Of browsers, what takes long
 * is what `npm run test:browsers` runs.
 */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root: fileURLToPath(new URL('.', import.meta.url)),
    test: {
      sequence: { sequencer: SlowFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'web',
            include: ['tests/web/**/*.test.{ts,tsx}'],
            environment: 'node',
            setupFiles: ['tests/web/support/page_globals.ts', 'tests/web/support/all_words.ts'],
            // Threads start sooner than processes; nothing here needs a process of its own.
            pool: 'threads',
            ...SHARED,
          },
        },
        {
          extends: true,
          test: {
            name: 'web_long',
            include: ['tests/web/**/altered_*.test.ts'],
            environment: 'node',
            setupFiles: ['tests/web/support/page_globals.ts', 'tests/web/support/all_words.ts'],
            pool: 'threads',
            env: { ALTERATIONS: '10000' },
            ...SHARED,
          },
        },
        {
          extends: true,
          test: {
            name: 'cli',
            include: ['tests/cli/**/*.test.ts'],
            exclude: ['**/*.long.test.ts'],
            ...OUTSIDE,
          },
        },
        {
          extends: true,
          test: {
            name: 'cli_long',
            include: ['tests/cli/**/*.long.test.ts'],
            ...OUTSIDE,
          },
        },
        {
          extends: true,
          test: {
            name: 'wasm',
            include: ['tests/wasm/**/*.test.ts'],
            exclude: ['**/*.{slow,long}.test.ts'],
            ...OUTSIDE,
          },
        },
        {
          extends: true,
          test: {
            name: 'wasm_slow',
            include: ['tests/wasm/**/*.slow.test.ts'],
            ...OUTSIDE,
          },
        },
        {
          extends: true,
          test: {
            name: 'wasm_long',
            include: ['tests/wasm/**/*.long.test.ts'],
            ...OUTSIDE,
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            include: ['tests/e2e/**/*.test.ts'],
            exclude: ['**/*.long.test.ts'],
            ...OUTSIDE,
            ...PATIENT,
          },
        },
        {
          extends: true,
          test: {
            name: 'browsers',
            include: ['tests/e2e/browsers/*.long.test.ts'],
            ...OUTSIDE,
            ...PATIENT,
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e_long',
            include: ['tests/e2e/layout/*.test.ts', 'tests/e2e/shell/*.long.test.ts'],
            env: { ALL_WINDOWS: '1' },
            ...OUTSIDE,
            ...PATIENT,
          },
        },
      ],
    },
  }),
);
