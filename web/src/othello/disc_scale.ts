import { WHOLE_SCORE_LOSS } from '../engine/multi_pv_line';
import { decimal } from '../i18n/figures';
import type { Margin, ScoreScale, Verdict } from '../play/analysis/verdict';
import type { WeighedLine } from '../play/analysis/weighed_line';
import type { Colour } from '../play/game_types';
import { colourName } from './sentences';
import { leadOf, type Snapshot } from './snapshot';
import { messages } from './words/messages';

/** Hundredths of a disc, which scores are in (wasm/othello.d.ts). */
const DISC = 100;
/** Discs that a score loss of a thousandth stands for (engine/othello/params.h, `kWholeAdvantage`). */
const DISCS_PER_THOUSANDTH = 20 / 1000;
/** So many discs ahead whoever plays sees a win. */
const WIN_IN_SIGHT = 10;
/** Discs that share a game as one to seven: a lead of two is little, and beyond twenty more matter less and less. */
const SHARE_DISCS = 16;
/** Less than this many discs ahead is even. */
const EVEN_DISCS = 0.5;
/** Where the flags tell how sure a value is, in percent. */
const SURE_SHIFT = 8;
const SURE_MASK = 0xff;
const PROVEN = 100;

/** Othello's values are discs by which a game is won; only what was proven is called certain. */
export const DISC_SCALE: ScoreScale<Snapshot> = {
  verdict: (score, colour, flags = 0) => verdictOf((colour === 0 ? score : -score) / DISC, sureOf(flags)),
  seesWin: (score) => score >= WIN_IN_SIGHT * DISC,
  ended: (snapshot) => verdictOf(leadOf(snapshot), PROVEN),
  words: ({ margin, isRough = false }, { isBetter }) =>
    margin === undefined ? '' : isRough ? roughWords(margin, isBetter) : marginWords(margin),
  lossWords: (thousandths) =>
    messages.value.othelloDiscs(...discsOf(DISCS_PER_THOUSANDTH * thousandths, false)),
  lineWords,
  fallWords(had, has) {
    const fall = Math.abs((had.margin?.ahead ?? 0) - (has.margin?.ahead ?? 0));
    return messages.value.othelloDiscs(...discsOf(fall, isProven(had) && isProven(has)));
  },
  ticks: [-32, -8, 8, 32].map((discs) => ({ share: shareOf(discs), label: signed(discs, true) })),
};

/** Discs that a side is expected to win or lose by, in a few words: `+3.4 discs`. */
export function marginText(discs: number): string {
  return messages.value.othelloDiscs(Math.abs(discs), signed(discs, false));
}

/** `ahead`: discs by which black is ahead in the end. */
function verdictOf(ahead: number, sure: number): Verdict {
  return { share: shareOf(ahead), win: null, margin: { ahead, sure } };
}

function shareOf(discs: number): number {
  return Math.tanh(discs / SHARE_DISCS);
}

function sureOf(flags: number): number {
  return (flags >> SURE_SHIFT) & SURE_MASK;
}

function isProven({ margin }: Verdict): boolean {
  return margin?.sure === PROVEN;
}

/** Who wins and by how much: as a fact, as likely, or as far as the engine sees. */
function marginWords({ ahead, sure }: Margin): string {
  const t = messages.value;
  const colour = colourName(ahead > 0 ? 0 : 1);
  const [, shown] = discsOf(Math.abs(ahead), sure > 0);
  if (sure === PROVEN) return `${ahead === 0 ? t.draw : t.othelloWins(colour, shown)} · ${t.othelloProven}`;
  if (sure > 0 && ahead !== 0) return `${t.othelloWins(colour, shown)} · ${t.othelloLikely(sure)}`;
  if (Math.abs(ahead) < EVEN_DISCS) return t.othelloEven;
  return t.othelloExpected(colour, shown);
}

/** Who is ahead, where nobody knows by how much. */
function roughWords(margin: Margin, isBetter: (colour: string) => string): string {
  const isSure = margin.sure > 0 || Math.abs(margin.ahead) < EVEN_DISCS;
  return isSure ? marginWords(margin) : isBetter(colourName(margin.ahead > 0 ? 0 : 1));
}

/** `+6, proven`; `≤ −2` for a move of which no more is known; nothing where no figure can be known. */
function lineWords(line: WeighedLine, { margin, isRough }: Verdict, colour: Colour): string {
  const t = messages.value;
  const best = (colour === 0 ? 1 : -1) * (margin?.ahead ?? 0);
  // The line of a evaluation that is not final may be of another moment: then the evaluation says how sure it is.
  const sure = Math.min(margin?.sure ?? 0, sureOf(line.flags));
  if (isRough && sure === 0) return '';
  const value = signed(best - DISCS_PER_THOUSANDTH * line.scoreLoss, sure > 0);
  const most = line.atLeast || line.scoreLoss >= WHOLE_SCORE_LOSS ? `≤ ${value}` : value;
  if (sure === PROVEN) return `${most}, ${t.othelloProven}`;
  return sure > 0 ? `${most}, ${t.othelloLikely(sure)}` : most;
}

/** A number of discs, and the same as it is shown: exact ones whole, others with a tenth. */
function discsOf(discs: number, exact: boolean): [number, string] {
  const shown = exact ? Math.round(discs) : Math.round(discs * 10) / 10;
  return [shown, decimal(shown, exact ? 0 : 1)];
}

function signed(discs: number, exact: boolean): string {
  const [size, shown] = discsOf(Math.abs(discs), exact);
  return size === 0 ? shown : `${discs > 0 ? '+' : '−'}${shown}`;
}
