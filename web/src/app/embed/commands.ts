import type { ForethoughtCommand, ForethoughtParameters } from '../../../public/embed';

const VERSION = 1;

/** No address has more. */
const LETTERS_MAX = 10_000;
const PARAMETERS_MAX = 40;

// By hand: what a schema would need of its library, every page would load before its home screen.

/** A message of the page around; null for one that is not meant for the board. */
export function readCommand(data: unknown): ForethoughtCommand | { refused: 'version' | 'command' } | null {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'forethought')) return null;
  const { forethought, type, parameters } = data as Record<string, unknown>;
  if (forethought !== VERSION) return { refused: 'version' };
  if (type === 'undo' || type === 'hint') return { forethought, type };
  const read = parameters === undefined && type === 'new' ? {} : readParameters(parameters);
  if (read === null || (type !== 'new' && type !== 'set')) return { refused: 'command' };
  return { forethought, type, parameters: read };
}

function readParameters(given: unknown): ForethoughtParameters | null {
  if (typeof given !== 'object' || given === null) return null;
  const entries = Object.entries(given);
  const isSound = entries.length <= PARAMETERS_MAX && entries.every(isParameter);
  return isSound ? (Object.fromEntries(entries) as ForethoughtParameters) : null;
}

function isParameter([name, value]: [string, unknown]): boolean {
  const isValue =
    typeof value === 'string' ? value.length <= LETTERS_MAX : ['number', 'boolean'].includes(typeof value);
  return /^[a-z]{1,20}$/.test(name) && isValue;
}

/** The address of a page that shows what was asked for; what is not asked for stays as `search` has it. */
export function addressWith(search: string, parameters: ForethoughtParameters): string {
  const given = new URLSearchParams(search);
  const isOther = 'game' in parameters && parameters.game !== given.get('game');
  const goes = (name: string) =>
    isOther ? !OF_THE_FRAME.has(name) : BEGINNINGS.has(name) && hasBeginning(parameters);
  for (const name of [...given.keys()].filter(goes)) given.delete(name);
  for (const [name, value] of Object.entries(parameters)) {
    given.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  given.set('embed', '1');
  return `?${given}`;
}

const hasBeginning = (parameters: ForethoughtParameters) =>
  Object.keys(parameters).some((name) => BEGINNINGS.has(name));

/** What a game begins with: one takes the place of all. */
const BEGINNINGS: ReadonlySet<string> = new Set(['seed', 'moves', 'position', 'end']);

/** What goes for every game. */
const OF_THE_FRAME: ReadonlySet<string> = new Set(['ai', 'side', 'lang', 'tempo', 'nodes', 'perf', 'embed']);
