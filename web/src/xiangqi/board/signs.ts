import { computed, signal } from '@preact/signals';
import { appearance, type PieceSet } from '../appearance';
import { KINDS, type Man } from '../pieces';
import { GLYPHS } from './glyphs';

type MoreSigns = typeof import('./more_signs');

/** What stands on a piece: an outline in a box of 100 around 0, 0, or a letter. */
export type PieceSign = { path: string; evenodd: boolean; scale: number } | { letter: string };

/** Red's and Black's characters in the order of `KINDS`. */
const CHARACTERS = {
  traditional: ['帥仕相傌俥炮兵', '將士象馬車砲卒'],
  simplified: ['帅仕相马车炮兵', '将士象马车炮卒'],
} as const;

const LETTERS = 'KAEHRCP';

/** Those of the sets that few choose; null until they have come. */
const more = signal<MoreSigns | null>(null);

/** The set that pieces are drawn with: the chosen one once its signs are there. */
export const shownSet = computed((): PieceSet => {
  const chosen = appearance.pieces.value;
  if (chosen === 'traditional' || chosen === 'letters' || more.value !== null) return chosen;
  void import('./more_signs').then(
    (signs) => {
      more.value = signs;
    },
    () => {},
  );
  return 'traditional';
});

export function signOn({ side, kind }: Man, set: PieceSet): PieceSign {
  const place = KINDS.indexOf(kind);
  switch (set) {
    case 'letters':
      return { letter: LETTERS[place] ?? '?' };
    case 'pictures':
      return { path: more.peek()?.PICTURES[kind] ?? '', evenodd: true, scale: 0.92 };
    default:
      return { path: glyphOf(CHARACTERS[set][side][place] ?? ''), evenodd: false, scale: 1.02 };
  }
}

/** The characters of the river, from the left. */
export function riverSigns(set: PieceSet): string[] {
  return [...(set === 'simplified' ? '楚河汉界' : '楚河漢界')].map(glyphOf);
}

function glyphOf(character: string): string {
  return GLYPHS[character] ?? more.peek()?.SIMPLIFIED[character] ?? '';
}
