import type { GomokuRecord } from '../game_record';

/**
 * What files call the rules: numbers of the Gomocup protocol, names in several languages, and the opening rules of the
 * Renju International Federation (renju.net/rifrules), after which renju is played. The first pattern that fits counts.
 */
const RULES: readonly (readonly [RegExp, GomokuRecord['rule']])[] = [
  [/无禁|無禁|without forbidden|no forbidden/i, 'freestyle'],
  [
    /^4$|renju|рэндз|ренд[зж]|[连連聯]珠|禁手|\brif\b|taraguchi|yamaguchi|soo?s[oõöy]+r[vw]|sakata|tarannikov|тарагучи|ямагути|соосырв|таранников|сакат|山口|[塔田]拉|索索|五手/i,
    'renju',
  ],
  [/^1$|standard|exact\w*.*(five|5)|стандарт|标准|標準/i, 'standard'],
  [
    /^0?$|free|^go-?(ba|mo)ng?ku(narabe)?$|^gomoku$|^five in a row$|自由|五子棋|五目|свобод|^гомоку$/i,
    'freestyle',
  ],
];

/** Rules by which other lines win: a game by them is another game here. */
const OTHERS = /\bcaro\b|\bomok\b|오목|pente|ninuki|connect ?-?(6|six)|six in a row|六子/i;

/** The rule of a name; 'other' for one that is not played here, null for a name that says nothing. */
export function ruleOf(name: string): GomokuRecord['rule'] | 'other' | null {
  if (OTHERS.test(name.replaceAll('_', ' '))) return 'other';
  return RULES.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? null;
}
