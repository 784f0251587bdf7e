import type { Handle } from '../../../wasm/engine';

/** Whether `delete()` was called on an object of a module. */
export function isFreed(handle: Handle): boolean {
  return (handle as Handle & { isDeleted(): boolean }).isDeleted();
}
