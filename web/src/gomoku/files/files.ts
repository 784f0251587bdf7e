import * as v from 'valibot';
import type { FilesSpec } from '../../play/files/files_spec';
import type { GameRecord } from '../../play/game_types';
import type { Gomoku } from '../gomoku_types';
import { LINK_SETUP, type Setup, USUAL_SETUP } from '../setup';
import { type Snapshot, stoneOn } from '../snapshot';
import { messages } from '../words/messages';
import { stonesOf } from './colours';
import { type GomokuFault, gomokuFaultWords, refuse } from './faults';
import { isStone, readMoves, writeMoves } from './notation';

/** Gomoku in files and links: `#game=gomoku&size=19&rule=renju&opening=swap2&moves=h8i9j7white`. */
export const FILES: FilesSpec<Gomoku> = {
  kindNames: ['SGF', 'psq'],
  kinds: () => import('./kinds').then(({ KINDS }) => KINDS),
  linkSetup({ size, rule, opening }) {
    const parameters = { size: String(size), rule, opening };
    const usual = { ...USUAL_SETUP, size: String(USUAL_SETUP.size) };
    const unusual = (['size', 'rule', 'opening'] as const).filter((name) => parameters[name] !== usual[name]);
    return Object.fromEntries(unusual.map((name) => [name, parameters[name]]));
  },
  readLinkSetup,
  writeMoves: (actions, { size }) => writeMoves(actions, size),
  readMoves: (text, { size }) => readMoves(text, size),
  refusal,
  faultWords: gomokuFaultWords,
  noteWords: ({ kind, found = '?' }) => (kind === 'ruleUnknown' ? messages.value.noteRule(found) : null),
  summary,
};

function readLinkSetup(parameters: ReadonlyMap<string, string>): Setup {
  const read = v.safeParse(LINK_SETUP, Object.fromEntries(parameters));
  if (read.success) return read.output;
  const name = v.getDotPath(read.issues[0]) as keyof Setup;
  return refuse(name, { found: parameters.get(name) ?? '' });
}

function refusal(before: Snapshot, action: number): GomokuFault | 'illegal' {
  if (!isStone(action)) return 'choice';
  if (stoneOn(before, action) !== null) return 'occupied';
  return before.forbidden.includes(action) ? 'forbidden' : 'illegal';
}

/** `43 stones`, `15 × 15`, `renju`. */
function summary({ size, rule, opening, actions }: GameRecord<Setup>): string[] {
  const t = messages.value;
  const rules = { freestyle: t.inFreestyle, standard: t.inStandard, renju: t.inRenju };
  const stones = t.stoneCount(stonesOf(actions).length);
  return [stones, `${size} × ${size}`, rules[rule], ...(opening === 'swap2' ? ['swap2'] : [])];
}
