import { useLayoutEffect, useMemo } from 'preact/hooks';

/** The fingers on the screen, on the board and beside it. More than one play nothing: they zoom, or hold the device. */
export class Fingers {
  private readonly down = new Set<number>();
  /** There is more than one, or was, and not all have been lifted since. */
  many = false;
  /** Called when a second finger has come down. */
  onSecond: () => void = () => {};

  /** Counts until the returned function is called. */
  watch(): () => void {
    const signs = ['pointerdown', 'pointerup', 'pointercancel'] as const;
    const hear = (event: PointerEvent) => this.hear(event);
    for (const sign of signs) document.addEventListener(sign, hear, true);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, hear, true);
    };
  }

  private hear({ type, pointerType, pointerId, isPrimary }: PointerEvent): void {
    const { down } = this;
    if (pointerType !== 'touch') return;
    const comes = type === 'pointerdown';
    // The first finger on the screen: those before it are gone, whether that was heard or not.
    const first = comes && isPrimary;
    if (first) down.clear();
    if (comes) down.add(pointerId);
    else down.delete(pointerId);
    this.many = down.size > 1 || (this.many && down.size > 0 && !first);
    if (comes && this.many) this.onSecond();
  }
}

export function useFingers(): Fingers {
  const fingers = useMemo(() => new Fingers(), []);
  useLayoutEffect(() => fingers.watch(), []);
  return fingers;
}
