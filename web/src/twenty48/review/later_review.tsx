import { later, needed } from '../../shell/ui/later';

const review = () => import('./open_review').then(({ openReview }) => openReview());

/** What went wrong in a game and how it went, fetched once it is over. */
export const ReviewLine = later(() => review().then((all) => all.ReviewLine));
export const CostlyArrows = later(() => review().then((all) => all.CostlyArrows));
export const RewindBar = needed(() => review().then((all) => all.RewindBar));
export const SharedCard = needed(() => review().then((all) => all.SharedCard));
