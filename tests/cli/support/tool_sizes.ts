/**
 * What shows that a script of npm does its work, at its smallest size. Those that need the built page or a browser are
 * run with these (`tests/e2e/shell/tools.test.ts`), those that have a test of their own by that.
 */

export interface ToolSize {
  /** The test that runs it, and in which all of its documented options stand. */
  test: string;
  /** Documented options that cannot be tried everywhere, and what they need. */
  except?: Record<string, string>;
}

const HERE = 'tests/cli/tools.test.ts';
const WITH_PAGE = 'tests/e2e/shell/tools.test.ts';

export const TOOL_SIZES: Record<string, ToolSize> = {
  start: { test: WITH_PAGE },
  test: { test: HERE },
  'test:quick': { test: HERE },
  'test:long': { test: HERE },
  'test:browsers': { test: HERE },
  build: { test: WITH_PAGE },
  dev: { test: HERE },
  bench: { test: HERE },
  'bench:web': { test: WITH_PAGE },
  lighthouse: { test: HERE },
  soak: { test: HERE },
  fuzz: { test: HERE },
  sprt: { test: HERE },
  fit: { test: HERE },
  'train:tactics': { test: 'tests/cli/tactics/train_script.long.test.ts' },
  'train:twenty48': {
    test: 'tests/cli/twenty48/train_script.long.test.ts',
    except: { gpu: 'an NVIDIA card', seconds: 'an NVIDIA card' },
  },
  'ladder:tables': { test: HERE },
  package: { test: WITH_PAGE },
  format: { test: HERE },
};
