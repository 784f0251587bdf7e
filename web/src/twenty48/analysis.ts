import { batch, signal } from '@preact/signals';
import type { Opponent, Thinker } from '../conductor/contract';
import type { Position } from '../conductor/position';
import { type Advice, decodeAdvice } from './advice';
import { DIRECTIONS } from './directions';

/** Nodes after which the advice on a position is as good as it needs to be: a few seconds of a usual computer. */
const ADVICE_NODES = 20_000_000;

/** The thinker in the player's own time: it thinks about the position on the board before anybody asks. */
export class Analysis {
  /** What each slide is worth at the position on the board, best first; empty before anything is known. */
  readonly advice = signal<readonly Advice[]>([]);
  /** The player has asked to see it. */
  readonly open = signal(false);
  /** The same at the position that something was told of last: an engine that plays fast is a slide ahead of it. */
  readonly latest = signal<readonly Advice[]>([]);
  /** The advice is the fallback engine's, which cannot tell how much worse a slide is in the adviser's eyes. */
  readonly isRough = signal(false);
  /** Of that position. */
  private key = '';

  /** The rung that thinks now. */
  private rung = -1;

  constructor(
    private readonly thinker: Thinker,
    private readonly rungFor: (asked: boolean) => number,
  ) {
    thinker.onMultiPv = (key) => {
      this.latest.value = this.adviceAt(key);
      if (key === this.key) this.take(this.latest.value);
    };
  }

  /** The player asks; who thought until now may make room for a better adviser. */
  ask(position: Position): void {
    this.open.value = true;
    if (this.rungFor(true) !== this.rung) this.begin(position);
  }

  /** Takes the thinker over. */
  begin(position: Position): void {
    this.rung = this.rungFor(this.open.peek());
    const opponent: Opponent = {
      rung: this.rung,
      seed: 0,
      blur: null,
      nodes: ADVICE_NODES,
      lines: DIRECTIONS.length,
    };
    this.thinker.configure(opponent);
    this.thinker.resume();
    this.at(position);
  }

  /** Another position is on the board. */
  at(position: Position): void {
    this.thinker.think(position);
    this.follow(position.key);
  }

  /** Another position is on the board, and the thinker knows it. */
  follow(key: string): void {
    this.key = key;
    this.take(this.adviceAt(key));
  }

  /** Whose advice it is stays with it: another adviser may take over before it has said anything. */
  private take(advice: readonly Advice[]): void {
    batch(() => {
      this.advice.value = advice;
      this.isRough.value = (this.thinker.substitution?.fallbackEngine.peek() ?? null) !== null;
    });
  }

  private adviceAt(key: string): readonly Advice[] {
    const lines = this.thinker.multiPv(key);
    return lines === null ? [] : decodeAdvice(lines);
  }
}
