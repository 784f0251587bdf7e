import { join } from 'node:path';
import { newFolder } from './command_inputs.ts';
import { type Given, parseGiven } from './command_line.ts';
import { type Size, sizeOf } from './command_sizes.ts';

/** A command at its smallest size; files that it reads or writes have only their names yet. */
export interface SmallCommand {
  command: string;
  given: Given;
  size: Size;
}

/** What a document has, as small as it can be. Throws for a command that the table of sizes does not have. */
export function smallest([command = '', ...words]: readonly string[]): SmallCommand {
  const given = parseGiven(words);
  const size = sizeOf(command, given);
  if (size === undefined) throw new Error(`tests/cli/support/command_sizes.ts does not have ${command}`);
  for (const [name, value] of Object.entries(size.instead ?? {}))
    if (given.has(name)) given.set(name, value.split(' '));
  for (const [name, value] of Object.entries(size.always ?? {}))
    if (!isInPlaceOf(name, given) && isOfGame(size.belongs?.[name], given)) given.set(name, value.split(' '));
  for (const [name, value] of Object.entries(size.missing ?? {}))
    if (!given.has(name)) given.set(name, value.split(' '));
  for (const name of [...(size.writes ?? []), ...Object.keys(size.reads ?? {})])
    if (given.has(name)) given.set(name, [name]);
  return { command, given, size };
}

/** Options of which a command takes one or the other. */
const EITHER: Record<string, readonly string[]> = {
  nodes: ['ms'],
  rung: ['ai'],
  only: ['check'],
  games: ['from'],
  rounds: ['search'],
};

function isInPlaceOf(name: string, given: Given): boolean {
  return (EITHER[name] ?? []).some((other) => given.has(other));
}

/**
 * Gives it files: what it reads is made, and what it writes lies in a folder of its own.
 * @returns that folder, and the files that have to be there when it has ended
 */
export function withFiles({ given, size }: SmallCommand): { folder: string; written: string[] } {
  const folder = newFolder();
  const written = (size.writes ?? []).filter((name) => given.has(name));
  for (const name of written) given.set(name, [join(folder, name)]);
  for (const [name, make] of Object.entries(size.reads ?? {}))
    if (given.has(name)) given.set(name, make(given));
  size.before?.(given);
  return { folder, written: written.flatMap((name) => given.get(name) ?? []) };
}

/** Whether an option that belongs to one game only, if any, may be given; Gomoku is the game where none is named. */
function isOfGame(game: string | undefined, given: ReadonlyMap<string, readonly string[]>): boolean {
  return game === undefined || game === (given.get('game')?.[0] ?? 'gomoku');
}
