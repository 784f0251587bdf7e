import { later, needed } from '../../shell/ui/later';

const views = () => import('./open_analysis').then(({ openAnalysis }) => openAnalysis());

/** What shows what the analysis has found; a game is begun without. */
export const AnalysisTab = needed(() => views().then((all) => all.AnalysisTab));
export const HintCard = needed(() => views().then((all) => all.HintCard));
export const Lines = later(() => views().then((all) => all.Lines));
export const PlayLine = later(() => views().then((all) => all.PlayLine));
export const PlayedMoveCard = later(() => views().then((all) => all.PlayedMoveCard));
/** What decided a game is part of its result. */
export const ResultCard = needed(() => views().then((all) => all.ResultCard));
