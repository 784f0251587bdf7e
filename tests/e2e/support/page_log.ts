import type { BrowserContext, Page } from 'playwright-core';

/** Everything a page has said: console, uncaught errors, breaches of its policy, requests that failed. */
export class PageLog {
  readonly lines: string[] = [];
  /** What must not happen in a sound page: errors and warnings of any kind. */
  readonly complaints: string[] = [];

  /** Follows every page of a context, and the workers and frames in them. */
  static of(context: BrowserContext): PageLog {
    const log = new PageLog();
    context.on('console', (message) => {
      const bad = message.type() === 'error' || message.type() === 'warning';
      log.add(`console ${message.type()}: ${message.text()}`, bad);
    });
    context.on('weberror', (error) => {
      const words = error.error().stack || error.error().message;
      // A page that is left while a worker of it loads reports the worker's end in no words at all.
      log.add(`uncaught: ${words}`, words !== '');
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason given';
      // A page that is left takes its requests with it.
      log.add(`request failed: ${request.url()} (${reason})`, reason !== 'net::ERR_ABORTED');
    });
    context.on('response', (response) => {
      if (response.status() >= 400) log.add(`status ${response.status()}: ${response.url()}`, true);
    });
    context.on('page', (page) => log.follow(page));
    return log;
  }

  /** Drops the complaints that a test has provoked. There must be some. */
  forgive(provoked: RegExp): void {
    const left = this.complaints.filter((line) => !provoked.test(line));
    if (left.length === this.complaints.length) throw new Error(`nothing to forgive for ${provoked}`);
    this.complaints.splice(0, this.complaints.length, ...left);
  }

  private follow(page: Page): void {
    page.on('crash', () => this.add('the page crashed', true));
    page.on('framenavigated', (frame) => this.add(`at ${frame.url()}`, false));
    page.on('worker', (worker) => {
      this.add(`worker started: ${worker.url()}`, false);
      worker.on('close', () => this.add(`worker ended: ${worker.url()}`, false));
    });
  }

  /** Notes something; `bad` if a sound page would not have said it. */
  add(line: string, bad: boolean): void {
    this.lines.push(line);
    if (bad) this.complaints.push(line);
  }
}
