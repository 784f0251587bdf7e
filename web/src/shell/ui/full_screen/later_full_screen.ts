import { later } from '../later';

/** A button that comes once the page has nothing else to do. */
export const FullScreen = later(() => import('./open_full_screen').then((script) => script.openFullScreen()));
