import { PerfFigures } from './perf_figures';
import { messages } from './words/messages';

/** The figures, once their words have come. */
export async function openPerf(): Promise<typeof PerfFigures> {
  await messages.load();
  return PerfFigures;
}
