import * as v from 'valibot';
import type { WeightsKind } from '../shell/session/lab_game';
import { toldText } from './told_text';

/** Weights that a player of the lab is given instead of its rung's: a file that `forethought weights` has written. */
export interface OwnWeights {
  /** Of the file. */
  name: string;
  /** Tells them from others, as the engine says it: 16 hexadecimal digits. */
  digest: string;
  numbers: readonly number[];
}

/** Why a file is refused: it is none, of another game, damaged, or of a kind by which the rung does not play. */
export type WeightsFault = 'none' | 'otherGame' | 'damaged' | 'otherRung';

/** A larger file is none, and is not read. */
export const WEIGHTS_BYTES_MAX = 4_000_000;

const FORMAT = 'forethought weights 1';

const FILE = v.object({
  format: v.literal(FORMAT),
  game: v.string(),
  kind: v.string(),
  digest: v.string(),
  numbers: v.custom<readonly number[]>(areWeights),
});

/** File systems allow a name no more bytes. */
const NAME_MAX = 255;

/** A file's name as it is shown, kept and put into command lines. */
export function toldName(name: string): string {
  return toldText(name, NAME_MAX);
}

/** Whether a value is a list of whole numbers of 32 bits. */
export function areWeights(value: unknown): boolean {
  return (
    Array.isArray(value) && value.every((number) => typeof number === 'number' && number === (number | 0))
  );
}

interface Wanted {
  game: string;
  rung: number;
  /** Kinds that the game has. */
  kinds: readonly WeightsKind[];
  /** As `LabModule.weightsDigest`. */
  digestOf(numbers: Uint8Array): string;
}

/** Reads a file of weights for a rung. */
export function readWeights(
  name: string,
  text: string,
  { game, rung, kinds, digestOf }: Wanted,
): OwnWeights | WeightsFault {
  const read = v.safeParse(FILE, parsed(text));
  if (!read.success) return 'none';
  const { numbers, digest, kind } = read.output;
  if (read.output.game !== game) return 'otherGame';
  if (digestOf(bytesOf(numbers)) !== digest) return 'damaged';
  const isOfRung = kindsOf(rung, kinds).some(
    (known) => known.kind === kind && known.length === numbers.length,
  );
  return isOfRung ? { name: toldName(name), digest, numbers } : 'otherRung';
}

/** The kinds by which a rung plays. */
export function kindsOf(rung: number, kinds: readonly WeightsKind[]): WeightsKind[] {
  return kinds.filter(({ from, to }) => rung >= from && rung <= (to ?? rung));
}

/** The weights, where another rung plays by such ones, too; else null. */
export function carriedOver(
  weights: OwnWeights | null,
  rung: number,
  kinds: readonly WeightsKind[],
): OwnWeights | null {
  const fits = kindsOf(rung, kinds).some(({ length }) => length === weights?.numbers.length);
  return fits ? weights : null;
}

/** The lowest byte first, whatever this machine does. */
function bytesOf(numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [at, number] of numbers.entries()) view.setInt32(4 * at, number, true);
  return new Uint8Array(view.buffer);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
