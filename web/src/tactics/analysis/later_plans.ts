import { later } from '../../shell/ui/later';

const plans = () => import('./open_plans').then(({ openPlans }) => openPlans());

/** What shows plans; nobody needs it to play, and it is there before anybody asks for it. */
export const DecidedBy = later(() => plans().then((all) => all.DecidedBy));
export const LastTurnButton = later(() => plans().then((all) => all.LastTurnButton));
export const PastTurnButton = later(() => plans().then((all) => all.PastTurnButton));
export const PlansCard = later(() => plans().then((all) => all.PlansCard));
export const PlayPlan = later(() => plans().then((all) => all.PlayPlan));
export const PlayedTurnCard = later(() => plans().then((all) => all.PlayedTurnCard));
