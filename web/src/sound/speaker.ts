import type { Milliseconds } from '../conductor/contract';
import type { Cue, CueSink } from './cues';
import type { Loudspeaker } from './loudspeaker';

const loudspeakerScript = () => import('./loudspeaker');

/**
 * Passes cues on to be heard. Browsers allow sound only after a first gesture of the player; what comes before it stays
 * silent.
 */
export class Speaker implements CueSink {
  private loudspeaker: Loudspeaker | null = null;
  private isOpen = false;

  /** `now` is the timeline's clock; `volume` the player's choice, 0-1: at 0 nothing is heard or felt. */
  constructor(
    private readonly now: () => Milliseconds,
    private readonly volume: () => number,
  ) {
    // It comes while the game is opened; without it the board is silent, and nothing else.
    void loudspeakerScript().catch(() => {});
    for (const gesture of ['pointerdown', 'keydown']) {
      document.addEventListener(gesture, () => this.open(), { once: true });
    }
  }

  hear(cues: readonly Cue[]): void {
    const volume = this.volume();
    if (volume > 0) this.loudspeaker?.hear(cues, this.now(), volume);
  }

  hush(): void {
    this.loudspeaker?.hush();
  }

  private open(): void {
    if (this.isOpen || typeof AudioContext === 'undefined') return;
    this.isOpen = true;
    const context = new AudioContext();
    loudspeakerScript().then(
      ({ Loudspeaker }) => {
        this.loudspeaker = new Loudspeaker(context);
      },
      () => {},
    );
  }
}
