import { later } from '../shell/ui/later';

/** The loupe of a board: fetched when there is time for it, since it is for fingers on small cells alone. */
export const Loupe = later(() => import('./loupe/loupe').then((all) => all.Loupe));
