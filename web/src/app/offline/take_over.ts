/** What the page says to a service worker that waits. */
export const TAKE_OVER = 'take over';
