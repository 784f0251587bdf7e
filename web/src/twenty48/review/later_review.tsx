import { later } from '../../shell/ui/later';

const review = () => import('./open_review').then(({ openReview }) => openReview());

/** What went wrong in a game, fetched once it is over. */
export const ReviewLine = later(() => review().then((all) => all.ReviewLine));
export const CostlyArrows = later(() => review().then((all) => all.CostlyArrows));
