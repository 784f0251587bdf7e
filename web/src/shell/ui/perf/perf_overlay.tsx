import { later } from '../later';

/** What the player had to wait for, in figures, for those who ask: their script comes when there is time for it. */
export const PerfOverlay = later(() => import('./open_perf').then(({ openPerf }) => openPerf()));
