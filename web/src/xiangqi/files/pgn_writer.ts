import type { WriteOptions } from '../../play/files/files_spec';
import { type GameRecord, isOver, wonBy } from '../../play/game_types';
import type { EndedBy } from '../../shell/session/ending';
import { fromOf, toOf } from '../action_code';
import { cellName } from '../cells';
import { type Setup, STANDARD } from '../setup';
import { moverOf } from './fen';

/** Moves of both sides on a line of the file. */
const MOVES_A_LINE = 5;

const REASONS: Record<EndedBy, string> = {
  resignation: 'resignation',
  time: 'time forfeit',
  forfeit: 'rules infraction',
  agreement: '',
  unsaid: '',
};

/** The game as PGN, the moves in ICCS. */
export function writePgn(record: GameRecord<Setup>, { date }: WriteOptions): string {
  const [red = '', black = ''] = record.players ?? [];
  const result = resultText(record);
  const tags: [string, string][] = [
    ['Game', 'Chinese Chess'],
    ['Event', 'Forethought'],
    ['Date', date.replaceAll('-', '.')],
    ['Red', red],
    ['Black', black],
    ['Result', result],
    ['Termination', record.ending === undefined ? '' : REASONS[record.ending.by]],
    ['Format', 'ICCS'],
    ['FEN', record.start === STANDARD ? '' : record.start],
  ];
  const head = tags
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `[${name} "${escaped(value)}"]`);
  return `${[...head, '', ...moveLines(record), result].join('\n')}\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\"]/g, '\\$&');
}

/** `1. H2-E2 H9-G7`, the first with dots where Black begins. */
function moveLines({ start, actions }: GameRecord<Setup>): string[] {
  const blackBegins = start !== STANDARD && moverOf(start) === 1;
  const words = [...(blackBegins ? ['...'] : []), ...actions.map(moveText)];
  const rounds = Array.from({ length: Math.ceil(words.length / 2) }, (_, round) =>
    [`${round + 1}.`, ...words.slice(2 * round, 2 * round + 2)].join(' '),
  );
  return Array.from({ length: Math.ceil(rounds.length / MOVES_A_LINE) }, (_, line) =>
    rounds.slice(MOVES_A_LINE * line, MOVES_A_LINE * (line + 1)).join(' '),
  );
}

function moveText(action: number): string {
  return `${cellName(fromOf(action))}-${cellName(toOf(action))}`.toUpperCase();
}

function resultText(record: GameRecord<Setup>): string {
  if (!isOver(record)) return '*';
  const winner = wonBy(record);
  return winner === null ? '1/2-1/2' : winner === 0 ? '1-0' : '0-1';
}
