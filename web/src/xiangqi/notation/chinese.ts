import { KINDS } from '../pieces';
import type { Spelled, Tandem, Way } from './spelled';

export type Script = 'simplified' | 'traditional';

/** Red's and Black's pieces in the order of `KINDS`. */
const NAMES: Record<Script, readonly [string, string]> = {
  simplified: ['帅仕相马车炮兵', '将士象马车炮卒'],
  traditional: ['帥仕相馬車炮兵', '將士象馬車炮卒'],
};
const NUMBERS = '〇一二三四五六七八九';
const WAYS: Record<Script, Record<Way, string>> = {
  simplified: { forward: '进', back: '退', sideways: '平' },
  traditional: { forward: '進', back: '退', sideways: '平' },
};

/** A move in four characters: 炮二平五. Red's numbers are Chinese, Black's are digits. */
export function writeChinese(spelled: Spelled, script: Script): string {
  const { side, kind, file, way, target, tandem, byFile } = spelled;
  const number = (value: number) => (side === 0 ? (NUMBERS[value] ?? '?') : String(value));
  const name = NAMES[script][side][KINDS.indexOf(kind)] ?? '?';
  const piece = byFile ? name + number(file) : orderOf(tandem, script, number) + name;
  return piece + WAYS[script][way] + number(target);
}

/** What comes before the name of a piece that has others before or behind it. */
function orderOf(
  { ahead, behind, onTwoFiles, number }: Tandem,
  script: Script,
  say: (value: number) => string,
) {
  if (onTwoFiles) return say(number);
  if (ahead + behind > 2) return say(ahead + 1);
  if (ahead === 0) return '前';
  if (behind > 0) return '中';
  return script === 'simplified' ? '后' : '後';
}
