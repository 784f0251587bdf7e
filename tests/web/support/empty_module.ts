/** The smallest module there is: magic number and version. */
export const EMPTY_MODULE_BYTES = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

export const EMPTY_MODULE = new WebAssembly.Module(EMPTY_MODULE_BYTES);
