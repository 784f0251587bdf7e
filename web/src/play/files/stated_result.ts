import { AGREED_DRAW, type EndedBy, type Ending } from '../../shell/session/ending';
import type { Colour } from '../game_types';

/** How a file says that its game ended. Files know colours: `winner` is one, and null for a draw. */
export interface Stated extends Omit<Ending, 'winner'> {
  winner: Colour | null;
}

/** Words for the colours, as apps write them: English, Chinese, Japanese, Korean, Russian. */
const COLOURS = [/\bblacks?\b|^b\b|[黑黒●]|흑|ч[её]рн/, /\bwhites?\b|^w\b|[白○]|백|бел/] as const;

const OPEN =
  /^(|\?+|\*|-+|void|none|null|unknown|unfinished|undecided|suspended|no ?result|未[完終终].*|打ち?掛け?|封[盘盤]|не ?окончена)$/;
const DRAWN =
  /^([+-]?0([.,]0+)?|=|1[/⁄]2.*|0[.,]5.*|draw.*|tie.*|jigo|和.*|平.*|引き?分け?|持碁|무승부|ничья.*)$/;

/** The points or pieces of the first colour and of the second, as tables have them. */
const POINTS = /^(\d{1,3}) ?[-:–] ?(\d{1,3})$/;

const WINS = /\+|\bw[io]n|\bbeat|\bvictor|[胜勝승]|побед|выигр/;
const LOSES =
  /\bresign|\blos[et]|\bforfeit|\bran out|\btimed? ?out|认输|認輸|投了|[负負敗败패]|기권|сда|проигр|просроч/;

/** Between what is said of one colour and of the other. */
const CLAUSES = /[,;()]|\b(?:by|and|as|because)\b|，|；/;

/** Words that say why; the first that is found counts. */
const REASONS: readonly (readonly [RegExp, EndedBy])[] = [
  [/\+\s*r(es)?\b|resign|中[盘盤押]|认输|認輸|投了|불계|기권|сда/, 'resignation'],
  [/\+\s*t\b|\btime|[超时時]|시간|врем|просроч/, 'time'],
  [
    /\+\s*[fl]\b|forfeit|default|illegal|forbidden|foul|crash|disconnect|abandon|\bleft\b|[弃棄]权|棄權|[掉断]线|逃跑|禁手|неявк|технич/,
    'forfeit',
  ],
  [/agree|mutual|합의|协议|协商|соглас/, 'agreement'],
];

/**
 * Reads the result that a file states for its game: `B+R`, `W+T`, `W+F`, `B+3.5`, `0`, `Draw`, `Void`, `?` as SGF has
 * them (red-bean.com/sgf), and the words that apps put in their place, `black wins by resignation`, `白中盘胜`. A game
 * may be open; null for words that are not understood.
 */
export function readResult(text: string): Stated | 'open' | null {
  const words = text.normalize('NFKC').trim().toLowerCase();
  if (OPEN.test(words)) return 'open';
  if (DRAWN.test(words)) return AGREED_DRAW;
  const [, first, second] = POINTS.exec(words) ?? [];
  const ahead = Number(first) - Number(second);
  if (ahead === 0) return Number(first) > 0 ? AGREED_DRAW : null;
  const winner = Number.isNaN(ahead) ? winnerIn(words) : ahead > 0 ? 0 : 1;
  return winner === null ? null : { winner, by: reasonIn(words) ?? 'unsaid' };
}

/** Why a game ended, as far as words say so. */
export function reasonIn(text: string): EndedBy | null {
  const words = text.toLowerCase();
  return REASONS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Who won by all clauses that say so; null where none does, or one contradicts another. */
function winnerIn(words: string): Colour | null {
  const winners = words.split(CLAUSES).map((clause) => winnerOfClause(clause.trim()));
  const told = new Set(winners.filter((winner) => winner !== null));
  const [winner = null] = told;
  return told.size === 1 ? winner : null;
}

/** Who wins what is said of one colour, or by who beats whom. */
function winnerOfClause(clause: string): Colour | null {
  const [black = -1, white = -1] = COLOURS.map((colour) => clause.search(colour));
  const [wins, loses] = [WINS.test(clause), LOSES.test(clause)];
  if (!wins && !loses) return null;
  if (black >= 0 && white >= 0) return !loses ? (black < white ? 0 : 1) : null;
  if (black < 0 && white < 0) return null;
  return black >= 0 === wins ? 0 : 1;
}
