import type { TacticsModule } from '../../../../wasm/tactics';
import { placeAt, type Reading, reading, refuse, type TakeNote } from '../../play/files/reading';
import type { Action, GameRecord } from '../../play/game_types';
import { type Ending, endingText, readEnding } from '../../shell/session/ending';
import { PERSONALITIES } from '../setup/personality';
import type { BattleSetup } from '../tactics_types';
import { startOf } from './start_of';

/**
 * A battle as text: the position that it began with, in the engine's own text form, then lines of headers, an empty line,
 * and one line for each turn, in the engine's words for actions:
 *
 *     tactics 1
 *     ...
 *     unit second fighter h10 hp 100 ready
 *
 *     map 7                          seed of the map; absent where it is not known
 *     first Ada                      who played the sides; each may be absent
 *     second Charger
 *     personality orcs               of the opponent, where it is not as it is
 *     end second-resignation         how it ended, where its board has not ended it
 *
 *     c3-d5:n b3-c4 end
 *     h8-g7 end
 */

type BattleRecord = GameRecord<BattleSetup>;

export function writeBattle(module: TacticsModule, record: BattleRecord): string {
  const start = record.start ?? startOf(module, record.map);
  const [first, second] = record.players ?? [];
  const headers = [
    ['map', String(record.map)],
    ['first', nameLine(first)],
    ['second', nameLine(second)],
    ['personality', record.personality ?? ''],
    ['end', record.ending === undefined ? '' : endingText(record.ending)],
  ].filter(([, value]) => value !== '');
  return [
    start.trim(),
    '',
    ...headers.map((header) => header.join(' ')),
    '',
    ...turnLines(module, start, record.actions),
    '',
  ].join('\n');
}

/** A name on one line. */
function nameLine(name = ''): string {
  return name.replace(/\s+/g, ' ').trim();
}

/** One line a turn, in the engine's own words, as far as its rules allow the actions. */
export function turnLines(module: TacticsModule, start: string, actions: readonly Action[]): string[] {
  const rules = new module.Game();
  const lines: string[] = [];
  let turn: string[] = [];
  if (rules.load(start) === '') {
    for (const code of actions) {
      const side = rules.sideToMove();
      turn.push(rules.actionText(code));
      if (rules.play(code) !== '') break;
      if (rules.sideToMove() !== side) {
        lines.push(turn.join(' '));
        turn = [];
      }
    }
  }
  rules.delete();
  return turn.length > 0 ? [...lines, turn.join(' ')] : lines;
}

/** Reads a battle; whether its last actions are legal is asked of the rules once more, in `checkRecord`. */
export function readBattle(module: TacticsModule, text: string): Reading<BattleSetup> {
  return reading((note) => {
    const normal = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    const [position, rest] = cutAtBlankLine(normal.trimStart());
    const [headers, turns] = HEADERS.test(rest) ? cutAtBlankLine(rest) : ['', rest];
    const start = `${position.trim()}\n`;
    const { map, ...told } = readHeaders(headers, note);
    return { map, start, ...told, actions: readTurns(module, start, normal, turns) };
  });
}

/** How headers begin, which may be missing. */
const HEADERS = /^\s*((map|first|second|personality) +\S|end +(first|second|draw))/;

/** What comes before the first blank line, and what after it. */
function cutAtBlankLine(text: string): [before: string, after: string] {
  const found = /\n\s*\n/.exec(text);
  return found === null
    ? [text, '']
    : [text.slice(0, found.index), text.slice(found.index + found[0].length)];
}

function readHeaders(headers: string, note: TakeNote): Omit<BattleRecord, 'actions' | 'start'> {
  const values = new Map<string, string>();
  for (const line of headers.split('\n')) {
    const [, name = '', value = ''] = /^\s*(\S+)\s+(.*?)\s*$/.exec(line) ?? [];
    if (name !== '') values.set(name, value);
  }
  const [first, second] = [values.get('first'), values.get('second')];
  const personality = PERSONALITIES.find((known) => known === values.get('personality'));
  const map = Number(values.get('map') ?? '0');
  return {
    map: Number.isInteger(map) && map >= 0 && map <= 0xffff_ffff ? map : 0,
    ...(personality === undefined ? {} : { personality }),
    ...(first === undefined && second === undefined
      ? {}
      : { players: [first ?? '', second ?? ''] as [string, string] }),
    ...endingOf(values.get('end'), note),
  };
}

function endingOf(given: string | undefined, note: TakeNote): { ending?: Ending } {
  if (given === undefined) return {};
  const ending = readEnding(given);
  if (ending === null) note({ kind: 'resultUnknown', found: given });
  return ending === null ? {} : { ending };
}

/** The actions, each looked up in the position in which it is played; `turns` end the text. */
function readTurns(module: TacticsModule, start: string, text: string, turns: string): Action[] {
  const rules = new module.Game();
  const actions: Action[] = [];
  try {
    const refusal = rules.load(start);
    if (refusal !== '') refuseStart(refusal, start, text);
    for (const match of turns.matchAll(/\S+/g)) {
      const code = rules.parseAction(match[0]);
      if (code < 0 || rules.play(code) !== '') {
        refuse('illegal', {
          move: actions.length + 1,
          place: placeAt(text, text.length - turns.length + match.index),
          found: match[0],
        });
      }
      actions.push(code);
    }
  } finally {
    rules.delete();
  }
  return actions;
}

/** The rules name the line of a position that they do not understand. */
function refuseStart(refusal: string, start: string, text: string): never {
  const line = Number(/^line (\d+)/.exec(refusal)?.[1] ?? 1);
  const above = text.length - text.trimStart().length;
  const place = { line: placeAt(text, above).line + line - 1, column: 1 };
  return refuse('unexpected', { place, found: start.split('\n')[line - 1] ?? '' });
}
