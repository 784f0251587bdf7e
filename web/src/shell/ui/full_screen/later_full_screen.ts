import { later } from '../later';

/** A button that comes once the page has nothing else to do. */
export const FullScreen = later(async () => {
  const { openFullScreen } = await import('./open_full_screen');
  return openFullScreen();
});
