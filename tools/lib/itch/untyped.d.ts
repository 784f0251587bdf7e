/** As much of packages without types as is used. */

declare module 'gifenc' {
  type Palette = number[][];
  interface Frame {
    palette?: Palette;
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    dispose?: number;
  }
  const gifenc: {
    GIFEncoder(): {
      writeFrame(index: Uint8Array, width: number, height: number, frame: Frame): void;
      finish(): void;
      bytes(): Uint8Array;
    };
    quantize(rgba: Uint8Array, colours: number): Palette;
    applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array;
  };
  export default gifenc;
}

declare module 'pngjs' {
  export const PNG: {
    sync: { read(png: Uint8Array): { width: number; height: number; data: Uint8Array } };
  };
}
