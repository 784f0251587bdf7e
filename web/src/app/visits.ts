import { type Visit, visitOf } from './visit';

/** As many screens as Chromium and Firefox keep entries of. */
const MOST_WAYS = 50;

/** How to show a screen of an entry once more. */
interface Way extends Visit {
  readonly way: () => unknown;
}

/** The entries that the page has in the browser's history, and how to show a screen once more that was closed. */
export class Visits {
  /** Until the page is read anew; the latest first. */
  private ways: readonly Way[] = [];

  /** `arrive` is told where Back and Forward lead; null where somebody has edited the address of the open page. */
  constructor(arrive: (visit: Visit | null) => void) {
    window.addEventListener('popstate', (event) => arrive(visitOf(event.state)));
  }

  /**
   * The present screen is another one: an entry of its own, at `url`, unless the present entry is that screen's already
   * or nobody's. `way`: how to show it once more.
   */
  mark(visit: Visit, url: string, way?: () => unknown): void {
    if (way !== undefined) this.ways = [{ ...visit, way }, ...this.ways].slice(0, MOST_WAYS);
    const here = this.present();
    if (here === null || here.screen === visit.screen) write('replaceState', visit, url);
    else write('pushState', visit, url);
  }

  /** The present entry shows another screen than it did. */
  correct(visit: Visit): void {
    write('replaceState', visit, location.href);
  }

  /** What the present entry shows; null for one that an address was typed into. */
  present(): Visit | null {
    return visitOf(history.state);
  }

  /** How to show the screen of an entry once more; absent where the page was read anew since. */
  wayTo({ screen, address }: Visit): (() => unknown) | undefined {
    return this.ways.find((kept) => kept.screen === screen && kept.address === address)?.way;
  }
}

function write(how: 'pushState' | 'replaceState', visit: Visit, url: string): void {
  try {
    history[how](visit, '', url);
  } catch {
    // A frame without history keeps its screens all the same.
  }
}
