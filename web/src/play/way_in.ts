import type { Game } from '../../../wasm/engine';
import { notify } from '../shell/ui/notices';
import type { Asked } from './address';
import { judgeLinked, loadNotes } from './files/judged';
import {
  type Friends,
  type GameRecord,
  isOver,
  type SavedGame,
  type Settings,
  type Side,
  setupOfRecord,
} from './game_types';
import type { PlaySpec } from './spec';
import { messages } from './words/messages';

/** What an address leads to. */
export type WayIn =
  | { kind: 'begin' }
  | { kind: 'resume'; saved: SavedGame }
  | { kind: 'watch'; record: GameRecord; saysWho: boolean; names?: Friends['names'] | undefined }
  | { kind: 'goOn'; record: GameRecord; side: Side };

interface Given {
  parameters: Asked & { moves?: string; end?: string };
  /** The game in progress; null for none. */
  saved: SavedGame | null;
  /** Of a new game that the address asks for. */
  settings: Settings;
  openRules(): Game;
}

/** The game that an address holds, the saved one if it is meant, else a new one; what was wrong is told. */
export async function wayIn(spec: PlaySpec, given: Given): Promise<WayIn> {
  const { parameters, saved, settings, openRules } = given;
  const { moves, end } = parameters;
  if (moves === undefined) {
    return saved !== null && isMeant(spec, saved, parameters) ? { kind: 'resume', saved } : { kind: 'begin' };
  }
  const judged = judgeLinked(spec, openRules, { moves, end }, settings);
  if (judged === null) {
    notify(() => messages.value.badGameInAddress, 'error');
    return { kind: 'begin' };
  }
  const { record, notes, sideToMove } = judged;
  if (notes.length > 0) {
    const noteWords = await loadNotes();
    for (const note of notes) notify(() => noteWords(spec, note));
  }
  if (isOver(record)) {
    const { ai, side, friends } = parameters;
    return { kind: 'watch', record, saysWho: ai !== undefined && side !== undefined, names: friends?.names };
  }
  if (saved !== null && goesOnFrom(saved, record)) return { kind: 'resume', saved };
  return { kind: 'goOn', record, side: parameters.side === undefined ? sideToMove : settings.side };
}

/** Whether a saved game is what an address asks for, as far as it asks. */
function isMeant(spec: PlaySpec, { settings }: SavedGame, parameters: Asked): boolean {
  const { ai, seed, side, blur, friends, challenge } = parameters;
  const wanted = {
    ...spec.setup.fromAddress(parameters),
    rung: ai,
    seed: spec.setup.seeds === 'start' ? undefined : seed,
    blur,
    challenge,
    side: side === undefined ? undefined : Number(side === 'second'),
    isOfFriends: friends !== undefined || (ai === undefined ? undefined : false),
  };
  const isOfFriends = settings.friends !== undefined;
  return isPart(wanted, { ...settings, blur: settings.blur ?? 0, isOfFriends });
}

/** Whether a saved game is the one of a record, played on. */
function goesOnFrom({ settings, actions }: SavedGame, record: GameRecord): boolean {
  return (
    isPart(setupOfRecord(record), settings) &&
    record.actions.every((action, index) => actions[index] === action)
  );
}

/** Whether all that is defined in `wanted` stands in `held` too. */
function isPart(wanted: object, held: object): boolean {
  const values: Record<string, unknown> = { ...held };
  return Object.entries(wanted).every(([name, value]) => value === undefined || values[name] === value);
}
