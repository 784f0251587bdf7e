import { signal } from '@preact/signals';
import * as v from 'valibot';
import { language } from '../i18n/languages';
import { keepSignals, oneForEach } from '../shell/storage/kept_signals';
import type { Place } from '../shell/storage/place';
import { fieldsThatPass } from '../shell/storage/salvage';
import { messages } from './words/messages';

/** What stands on the pieces. */
export const PIECE_SETS = ['traditional', 'simplified', 'letters', 'pictures'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** How moves are written. */
export const NOTATIONS = ['wxf', 'chinese', 'iccs'] as const;
export type Notation = (typeof NOTATIONS)[number];

const SCHEMA = v.object({ pieces: v.picklist(PIECE_SETS), notation: v.nullable(v.picklist(NOTATIONS)) });
type Kept = v.InferOutput<typeof SCHEMA>;

const USUAL: Kept = { pieces: 'traditional', notation: null };

/** Where it is kept. */
export const APPEARANCE_PLACE: Place<Kept> = {
  key: 'xiangqi.appearance',
  version: 1,
  schema: SCHEMA,
  name: () => messages.value.xiangqiAppearance,
  salvage: fieldsThatPass(SCHEMA, USUAL),
};

/** Pieces and moves as the player wants to see them. */
export const appearance = {
  pieces: signal<PieceSet>(USUAL.pieces),
  /** null: what is usual in the language in use. */
  notation: signal<Notation | null>(USUAL.notation),
};

/** The notation in which moves are written. */
export function notationInUse(): Notation {
  return appearance.notation.value ?? (language.value === 'zh' ? 'chinese' : 'wxf');
}

/** Keeps it between visits, from the first call with a page's saves on. */
export const keepAppearance = oneForEach((saves) => {
  keepSignals(saves, APPEARANCE_PLACE, appearance);
  return appearance;
});
