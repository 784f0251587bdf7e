import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Folder, from the root, into which walks put a picture after each of their steps; without it they leave none. */
const PICTURES = process.env.PICTURES;

/** A way through the page as a player goes it, in named steps. A step that fails says which one it was. */
export class Walk {
  private steps = 0;

  constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  async step(name: string, take: () => Promise<void>): Promise<void> {
    this.steps++;
    try {
      await take();
    } catch (thrown) {
      if (thrown instanceof Error) thrown.message = `step ${this.steps}, ${name}: ${thrown.message}`;
      throw thrown;
    }
    await this.picture(name);
  }

  private async picture(name: string): Promise<void> {
    if (PICTURES === undefined) return;
    const folder = join(PICTURES, this.name);
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${String(this.steps).padStart(2, '0')}_${name.replace(/\W+/g, '_')}.png`);
    await this.page.evaluate(() => document.querySelector('.perf')?.setAttribute('hidden', ''));
    await this.page.screenshot({ path });
  }
}
