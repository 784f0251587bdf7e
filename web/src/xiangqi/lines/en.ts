import type { Lines } from '../../board/said';

/** What the opponents say. */
export const en: Lines = {};
