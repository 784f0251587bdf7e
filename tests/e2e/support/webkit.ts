import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { expect } from 'vitest';
import type { FramedBrowser } from './framed';
import { PageLog } from './page_log';
import type { SuiteBrowser } from './suite';

/** The driver knows where the browser lies that came with it. */
const CAPABILITIES = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
});

/** Starts MiniBrowser on a screen of its own, driven through WebKitWebDriver. */
export async function launchWebKit(): Promise<SuiteBrowser> {
  const screen = await startScreen();
  const service = await startService(screen.display);
  const end = () => {
    service.process.kill();
    screen.process.kill();
  };
  try {
    const driver = await new Builder().usingServer(service.address).withCapabilities(CAPABILITIES).build();
    return {
      open: (address) => driver.get(address),
      openFramed: (address) => openFramed(driver, address),
      reload: () => driver.navigate().refresh(),
      back: () => driver.navigate().back(),
      evaluate: <Result>(run: (argument: never) => Result, argument?: unknown) =>
        driver.executeScript<Result>(run, argument),
      press: (testId) => driver.findElement(By.css(`[data-testid="${testId}"]`)).click(),
      key: (name) => pressKey(driver, name),
      clickAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).press().release().perform(),
      screenshot: async ({ path }) => writeFileSync(path, await driver.takeScreenshot(), 'base64'),
      log: service.log,
      close: () => driver.quit().finally(end),
    };
  } catch (thrown) {
    console.log(service.log.lines.join('\n'));
    end();
    throw thrown;
  }
}

/** The keys of the tests as WebDriver has them. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  PageDown: Key.PAGE_DOWN,
  End: Key.END,
};

function pressKey(driver: WebDriver, name: string): Promise<void> {
  const key = KEYS[name] ?? name;
  return driver.actions().keyDown(key).keyUp(key).perform();
}

/** A session sees one of the two at a time. */
async function openFramed(driver: WebDriver, address: string): Promise<FramedBrowser> {
  await driver.switchTo().defaultContent();
  await driver.get(address);
  const toHost = () => driver.switchTo().defaultContent();
  const toFrame = async () => {
    await toHost();
    await driver.switchTo().frame(0);
  };
  const within = (enter: () => Promise<void>) => ({
    evaluate: async <Result>(run: (argument: never) => Result, argument?: unknown) => {
      await enter();
      return driver.executeScript<Result>(run, argument);
    },
  });
  const press = async (testId: string) => driver.findElement(By.css(`[data-testid="${testId}"]`)).click();
  return {
    host: within(toHost),
    frame: within(toFrame),
    press: (testId) => toFrame().then(() => press(testId)),
    pressHost: (testId) => toHost().then(() => press(testId)),
    async key(name) {
      await toHost();
      await pressKey(driver, name);
    },
  };
}

interface Service {
  address: string;
  process: ChildProcess;
  log: PageLog;
}

/** The driver; what it writes goes into the log. */
async function startService(display: string): Promise<Service> {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = new PageLog();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => log.add(line, false));
  }
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => isReady(address)).toBe(true);
  return { address, process: child, log };
}

/** A screen in memory; the server itself chooses a number that is free. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return { display: `:${number}`, process: server };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function isReady(server: string): Promise<boolean> {
  try {
    const response = await fetch(`${server}/status`);
    const { value } = (await response.json()) as { value: { ready: boolean } };
    return value.ready;
  } catch {
    return false;
  }
}
