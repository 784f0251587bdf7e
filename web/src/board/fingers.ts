import { useLayoutEffect, useMemo } from 'preact/hooks';

/** The fingers on the screen, on the board and beside it. More than one play nothing: they zoom, or hold the device. */
export class Fingers {
  private readonly down = new Set<number>();
  private crowd = false;
  /** Called when a second finger has come down. */
  onSecond: () => void = () => {};

  /** Whether there is more than one, or was, and not all have been lifted since. */
  get many(): boolean {
    return this.crowd;
  }

  /** Counts until the returned function is called. */
  watch(): () => void {
    const signs = { pointerdown: this.came, pointerup: this.went, pointercancel: this.went };
    for (const [name, hear] of Object.entries(signs))
      document.addEventListener(name, hear as EventListener, true);
    return () => {
      for (const [name, hear] of Object.entries(signs))
        document.removeEventListener(name, hear as EventListener, true);
    };
  }

  private readonly came = ({ pointerType, pointerId, isPrimary }: PointerEvent) => {
    if (pointerType !== 'touch') return;
    // The first finger on the screen: those before it are gone, whether that was heard or not.
    if (isPrimary) this.forget();
    this.down.add(pointerId);
    if (this.down.size === 1) return;
    this.crowd = true;
    this.onSecond();
  };

  private readonly went = ({ pointerId }: PointerEvent) => {
    this.down.delete(pointerId);
    if (this.down.size === 0) this.forget();
  };

  private forget(): void {
    this.down.clear();
    this.crowd = false;
  }
}

export function useFingers(): Fingers {
  const fingers = useMemo(() => new Fingers(), []);
  useLayoutEffect(() => fingers.watch(), []);
  return fingers;
}
