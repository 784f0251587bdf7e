import { later } from '../../shell/ui/later';

const marks = () => import('./open_marks').then(({ openMarks }) => openMarks());

/** What the moves of a game lost, where it is shown; fetched once a game is over. */
export const MoveMark = later(() => marks().then((all) => all.MoveMark));
export const MarkLine = later(() => marks().then((all) => all.MarkLine));
export const MarksSummary = later(() => marks().then((all) => all.MarksSummary));
