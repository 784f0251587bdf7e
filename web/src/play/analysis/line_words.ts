import type { Action } from '../game_types';
import type { Analysis } from './analysis';
import { movesOf } from './verdict';
import type { WeighedLine } from './weighed_line';
import type { Messages } from './words/messages';

/** Moves of a line that are written out. */
const WRITTEN = 8;
/** A move that gives away this much of what there was to win, in thousandths, throws a win away. */
const THROWN_AWAY = 950;

/** A move in the game's notation, in the position that is looked at. */
export function moveName({ game: { spec, settings }, place }: Analysis, action: Action): string {
  return spec.words.notation(action, settings, place.value?.snapshot);
}

/** The first moves of a line. */
export function variation(analysis: Analysis, codes: readonly Action[]): string {
  const written = codes.slice(0, WRITTEN);
  const start = analysis.place.value?.snapshot;
  const names =
    (start && analysis.game.spec.words.lineNotation?.(written, start)) ??
    written.map((action) => moveName(analysis, action));
  return codes.length > WRITTEN ? `${names.join(' ')} …` : names.join(' ');
}

/** Of a move that there is no choice about, and of the first one, which nobody thinks about. */
export function onlyWords(t: Messages, line: WeighedLine, analysis: Analysis): string {
  if (analysis.place.value?.length === 0) return t.usualStart;
  const worth = line.forced === null ? ownWords(line, analysis) : worthWords(t, line, 0, analysis);
  return worth === '' ? t.onlyMove : `${t.onlyMove}, ${worth}`;
}

/** What a line is worth by itself, in games that say it so; else empty. */
function ownWords(line: WeighedLine, { game, evaluation, place }: Analysis): string {
  const { value: at } = place;
  if (evaluation.value === null || at === null) return '';
  return game.spec.scoreScale.lineWords?.(line, evaluation.value.verdict, at.colour) ?? '';
}

/** What is proven of a line; empty where nothing is. */
export function provenWords(t: Messages, { forced, plies }: WeighedLine): string {
  if (forced === null) return '';
  return forced === 'win' ? t.winsIn(movesOf(plies)) : t.losesIn(movesOf(plies));
}

/** What a line is worth, beside the best one; `place` from 0, the best. */
export function worthWords(t: Messages, line: WeighedLine, place: number, analysis: Analysis): string {
  const { game } = analysis;
  const proven = provenWords(t, line);
  if (proven !== '') return proven;
  const own = ownWords(line, analysis);
  if (own !== '') return own;
  if (place === 0) return t.bestMove;
  if (line.atLeast && line.scoreLoss === 0) return t.noBetter;
  if (line.scoreLoss === 0) return t.planAsGood;
  if (analysis.isRough.value) return t.justWorse;
  if (line.scoreLoss >= THROWN_AWAY) return t.throwsAway;
  const least = line.atLeast ? '≥ ' : '';
  return t.isWorse(`${least}${game.spec.scoreScale.lossWords(line.scoreLoss)}`);
}
