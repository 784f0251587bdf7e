import type { Game } from '../../../../wasm/engine';
import type { MatchGame } from '../match_game';
import { type Exported, type ExportedMatch, type Move, movesOf } from './exported';

/** Results as chess writes them, the first side's points before the second's. */
const RESULTS = { 1: '1-0', 2: '0-1', 3: '1/2-1/2' } as const;

const LINE_LENGTH = 100;

/** One game after the other, each a text: tags as PGN has them, the start as the engine reads it, numbered turns. */
export function* gameTexts(exported: Exported, rules: Game): Generator<string> {
  for (const match of exported.matches) {
    for (const game of match.games) yield gameText(exported, match, game, rules);
  }
}

function gameText(exported: Exported, { a, b }: ExportedMatch, game: MatchGame, rules: Game): string {
  const { contest, nameOf } = exported;
  const [first, second] = game.sideOfA === 0 ? [a, b] : [b, a];
  const start = exported.startOf(game.number);
  const moves = movesOf(rules, start, game);
  const limit = contest.nodes > 0 ? `${contest.nodes} nodes` : `${contest.milliseconds} ms`;
  const tags = {
    Event: 'Forethought lab',
    Game: exported.game,
    Round: String(game.number + 1),
    First: nameOf(first),
    Second: nameOf(second),
    Result: RESULTS[game.outcome],
    Seed: String(contest.seed),
    TurnLimit: limit,
    ...(game.illegal ? { Termination: 'illegal action' } : {}),
    Start: start.trim().replaceAll(/\s*\n\s*/g, ' / '),
  };
  const head = Object.entries(tags).map(
    ([name, value]) => `[${name} "${value.replaceAll(/["\\]/g, '\\$&')}"]`,
  );
  const body = moves === null ? '{its moves were not kept}' : wrap(turnsOf(moves));
  return `${head.join('\n')}\n\n${body} ${RESULTS[game.outcome]}\n\n`;
}

/** Words of the moves, a number before each turn of the first side, three points where the second side begins. */
function turnsOf(moves: readonly Move[]): string[] {
  const words: string[] = [];
  let number = 0;
  let side = -1;
  for (const move of moves) {
    if (move.side === 0 && side !== 0) words.push(`${++number}.`);
    else if (move.side !== side) words.push(number === 0 ? `${++number}...` : '/');
    side = move.side;
    words.push(move.text);
  }
  return words;
}

function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

/** How long texts are made before the page may breathe, in milliseconds. */
const AT_A_TIME = 12;

/** All texts of a generator as one, made in slices. */
export async function gather(
  texts: Iterable<string>,
  now: () => number = () => performance.now(),
): Promise<string> {
  const gathered: string[] = [];
  let began = now();
  for (const text of texts) {
    gathered.push(text);
    if (now() - began < AT_A_TIME) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = now();
  }
  return gathered.join('');
}
