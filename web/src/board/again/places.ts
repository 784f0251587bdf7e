/** The places of what was played and of what the engine values more: their marks on the board and in words. */
export const PLAYED_PLACE = 0;
export const BETTER_PLACE = 1;
