import { WHOLE_SCORE_LOSS } from '../engine/multi_pv_line';
import { percent } from '../i18n/figures';
import { rungIdea, rungName } from '../i18n/rungs';
import { rungOf } from '../shell/session/ladder';
import type { Session } from '../shell/session/session';
import type { Advice } from './advice';
import { type Cell, cellName, faceOf, type Rank } from './cells';
import type { Direction } from './directions';
import { pointsOf, type TileEvent } from './events';
import type { Messages } from './words/messages';

/** Sentences about a game, in the language of the table. */

/** The game's name in every language. */
export const NAME = '2048';

export function rungTitle(t: Messages, session: Session, rung: number): string {
  return rungName(t, rungOf(session.ladder, rung));
}

export function rungPhrase(t: Messages, session: Session, rung: number): string {
  return rungIdea(t, rungOf(session.ladder, rung));
}

export function directionName(t: Messages, direction: Direction): string {
  return [t.twenty48Up, t.twenty48Right, t.twenty48Down, t.twenty48Left][direction] ?? '';
}

/** A cell for those who listen. */
export function describeCell(t: Messages, ranks: readonly Rank[], cell: Cell): string {
  const rank = ranks[cell] ?? 0;
  return `${cellName(cell)}: ${rank === 0 ? t.twenty48Empty : faceOf(rank)}`;
}

/** What just happened, for those who listen. */
export function describeSlide(t: Messages, direction: Direction, events: readonly TileEvent[]): string {
  const slid = t.twenty48Slid(directionName(t, direction), pointsOf(events));
  return [slid, describeRest(t, events)].filter((words) => words !== '').join(' ');
}

/** What came of an action besides its slide: a new tile, a large one, the end. */
export function describeRest(t: Messages, events: readonly TileEvent[]): string {
  const words = events.flatMap((event) => {
    if (event.kind === 'tile') return [t.twenty48NewTile(faceOf(event.rank), cellName(event.cell))];
    if (event.kind === 'milestone') return [t.twenty48Reached(faceOf(event.rank))];
    return event.kind === 'over' ? [t.twenty48Over] : [];
  });
  return words.join(' ');
}

/**
 * What a slide is worth, in as few letters as can be; `place` from 0, the best. `isRough`: by the fallback engine of
 * the adviser, and can tell better from worse, but not by how much.
 */
export function adviceWords(
  t: Messages,
  { scoreLoss, loses, atLeast }: Advice,
  place: number,
  isRough: boolean,
): string {
  if (place === 0) return t.twenty48Best;
  if (scoreLoss === 0 && !atLeast && !loses) return t.twenty48AsGood;
  if (isRough) return t.twenty48Worse;
  if (loses) return t.twenty48Loses;
  if (scoreLoss >= WHOLE_SCORE_LOSS) return t.twenty48FarWorse;
  const share = percent(scoreLoss / WHOLE_SCORE_LOSS, scoreLoss < 100 ? 1 : 0);
  return `${atLeast ? '≤ ' : ''}−${share}`;
}

/** The same in a sentence. */
export function adviceLabel(t: Messages, advice: Advice, place: number, isRough: boolean): string {
  return `${directionName(t, advice.direction)}: ${adviceWords(t, advice, place, isRough)}`;
}

/** A length of time as hours, minutes and seconds. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
