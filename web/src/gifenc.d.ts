/** The part of gifenc that is used here; it comes without types. */
declare module 'gifenc' {
  export type Palette = number[][];
  export function quantize(rgba: Uint8ClampedArray | Uint8Array, colours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray | Uint8Array, palette: Palette): Uint8Array;
  export interface FrameOptions {
    palette?: Palette;
    /** In milliseconds; GIF keeps hundredths of a second. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** What becomes of a picture before the next; 1: it stays. */
    dispose?: number;
  }
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
