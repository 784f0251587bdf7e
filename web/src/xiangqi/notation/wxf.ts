import { KINDS } from '../pieces';
import type { Spelled, Way } from './spelled';

const LETTERS = 'KAEHRCP';
const SIGNS: Record<Way, string> = { forward: '+', back: '-', sideways: '=' };

/** A move as the World Xiangqi Federation writes it: `C2=5`, `H8+7`, `R+=3`. */
export function writeWxf({ kind, file, way, target, tandem, byFile }: Spelled): string {
  const letter = LETTERS[KINDS.indexOf(kind)] ?? '?';
  const end = SIGNS[way] + String(target);
  if (byFile) return letter + String(file) + end;
  const { ahead, behind, onTwoFiles } = tandem;
  if (kind !== 'soldier') return letter + (ahead === 0 ? '+' : '-') + end;
  const middle = ahead === behind;
  const sign = ahead < behind ? '+' : '-';
  if (onTwoFiles) return `${file}${middle ? file : sign}${end}`;
  if (middle) return letter + String(file) + end;
  const outermost = ahead === 0 || behind === 0;
  return (ahead + behind > 2 && outermost ? sign + sign : letter + sign) + end;
}
