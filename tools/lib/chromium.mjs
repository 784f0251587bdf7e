import { findCommand } from './commands_on_path.mjs';

/** The browser: the environment's `CHROMIUM` first, then PATH. */
export const CHROMIUM = process.env.CHROMIUM ?? findCommand('chromium') ?? '/usr/bin/chromium';

/** The same engine without a window or tabs, which takes a fifth less of the processor: `CHROMIUM` first, then PATH. */
export const HEADLESS_CHROMIUM =
  process.env.CHROMIUM ?? findCommand('chromium-headless-shell') ?? '/usr/bin/chromium-headless-shell';

/** Without a sandbox, so that it runs as root; without whatever would use the network or a graphics card. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
