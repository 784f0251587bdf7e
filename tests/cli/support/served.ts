import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { argumentsOfTool, plainEnvironment } from './tools.ts';

/** A port that is taken, for as long as a test needs it. */
export async function takenPort(): Promise<{ port: number; free: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    free: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Runs a script that serves the page until it is ended, asks for the page and ends it as Ctrl+C does.
 * @returns the address that it printed, and the page
 */
export async function servedBy(
  name: string,
  args: readonly string[],
): Promise<{ url: string; page: string }> {
  const child = spawn(process.execPath, argumentsOfTool(name, args), { env: plainEnvironment() });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      const hear = (text: string) => {
        printed += text;
        const [address] = /http:\/\/localhost:\d+\//.exec(plain(printed)) ?? [];
        if (address !== undefined) resolve(address);
      };
      child.stdout.setEncoding('utf8').on('data', hear);
      child.stderr.setEncoding('utf8').on('data', hear);
      child.once('close', () => reject(new Error(`${name} has ended: ${printed}`)));
    });
    return { url, page: await (await fetch(url)).text() };
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

/** Without what colours it on a terminal, which may stand in the middle of an address. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what begins a colour
  return text.replace(/\u001b\[\d*m/g, '');
}
