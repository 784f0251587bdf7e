import type { Bytes } from '../engine/data_cache';
import type { Weights } from '../engine/weights';

/** Does something once the weights are here, which are fetched for it, anew after a failure. Returns what calls it off. */
export function onceLearned(weights: Weights, task: (bytes: Bytes) => void): () => void {
  let isOff = false;
  weights.want();
  weights.retry();
  const leave = weights.state.subscribe((state) => {
    if (isOff || state.kind !== 'here') return;
    isOff = true;
    task(state.bytes);
  });
  return () => {
    isOff = true;
    leave();
  };
}
