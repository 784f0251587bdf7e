import type {
  ForethoughtBoardElement,
  ForethoughtCommand,
  ForethoughtParameters,
} from '../../../public/embed';

/**
 * The script for pages that show a board: `<forethought-board game="…" ai="60" lang="en">`. It is built by itself, for any page,
 * as `embed.js` beside the page of Forethought (web/plugins/embed_script.ts): it imports types and nothing else.
 */

const { currentScript } = document;
const page = new URL('./', currentScript instanceof HTMLScriptElement ? currentScript.src : location.href);

const NAMES = ['game', 'ai', 'lang', 'side', 'seed', 'moves', 'tempo'] as const;

class ForethoughtBoard extends HTMLElement implements ForethoughtBoardElement {
  static readonly observedAttributes = NAMES;
  private readonly frame = document.createElement('iframe');
  private isReady = false;
  /** What was asked for before the board could hear it. */
  private waiting: ForethoughtCommand[] = [];
  private changed: ForethoughtParameters = {};

  constructor() {
    super();
    const { frame } = this;
    frame.allow = 'fullscreen';
    frame.referrerPolicy = 'origin';
    frame.title = 'Forethought';
    frame.style.cssText = 'display:block;border:0;width:100%;height:100%';
    // Rules of the page for its own elements go before.
    const style = new CSSStyleSheet();
    style.replaceSync(':host{display:block;height:480px}:host([hidden]){display:none}');
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    root.append(frame);
  }

  connectedCallback(): void {
    this.isReady = false;
    addEventListener('message', this.hear);
    const query = new URLSearchParams({ embed: '1' });
    for (const name of NAMES) {
      const value = this.getAttribute(name);
      if (value !== null) query.set(name, value);
    }
    this.frame.src = `${page}?${query}`;
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.hear);
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    // Before, the frame's address says it.
    if (!this.isReady || value === null) return;
    // Those that are changed together are asked for together.
    if (Object.keys(this.changed).length === 0)
      queueMicrotask(() => {
        this.set(this.changed);
        this.changed = {};
      });
    this.changed[name] = value;
  }

  newGame(parameters: ForethoughtParameters = {}): void {
    this.ask({ forethought: 1, type: 'new', parameters });
  }

  set(parameters: ForethoughtParameters): void {
    this.ask({ forethought: 1, type: 'set', parameters });
  }

  undo(): void {
    this.ask({ forethought: 1, type: 'undo' });
  }

  hint(): void {
    this.ask({ forethought: 1, type: 'hint' });
  }

  private ask(command: ForethoughtCommand): void {
    if (this.isReady) this.frame.contentWindow?.postMessage(command, page.origin);
    else this.waiting.push(command);
  }

  private readonly hear = ({ source, origin, data }: MessageEvent): void => {
    if (source !== this.frame.contentWindow || origin !== page.origin || data?.forethought !== 1) return;
    if (data.type === 'ready' && !this.isReady) {
      this.isReady = true;
      for (const command of this.waiting.splice(0)) this.ask(command);
    }
    this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
  };
}

customElements.define('forethought-board', ForethoughtBoard);
