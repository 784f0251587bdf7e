import { it } from 'vitest';
import { LONG_COMMANDS, surviveKills } from './support/kills.ts';

/** Two hundred kills at moments by lot. */
const KILLS = 200 / LONG_COMMANDS.length;

it.each(LONG_COMMANDS)(`leaves nothing broken behind after ${KILLS} kills: $title`, (command) =>
  surviveKills(command, KILLS, 2),
);
