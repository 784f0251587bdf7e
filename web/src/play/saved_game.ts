import * as v from 'valibot';
import { ACTION, BLUR, NODES, RUNG, SEED, SIDE, TRUTH } from '../engine/fields';
import { ENDING, type Ending, resignationOf } from '../shell/session/ending';
import { freshSeed } from '../shell/session/seed';
import type { Place } from '../shell/storage/place';
import type { Saves } from '../shell/storage/storage';
import { type Action, type GameRecord, type GameTypes, Result, type Settings } from './game_types';
import type { CardSpec } from './spec';
import { messages } from './words/messages';

/** What can help a player in a game. */
const HELPS = ['undo', 'hint'] as const;
export type Help = (typeof HELPS)[number];

/** A game as it is kept. */
export interface SavedGame<Setup extends object = object> {
  settings: Settings<Setup>;
  /** Action codes from the start on. */
  actions: Action[];
  /** How it ended, where the board has not ended it. */
  ending?: Ending | undefined;
  over: boolean;
  /** What has helped the player; absent for nothing. */
  aid?: Help | undefined;
  /** Taken up in its middle, which others have played or which was played before: how it ends says little. */
  again?: boolean | undefined;
}

/** A game that has begun already. */
export type Begun = Pick<SavedGame, 'actions' | 'ending' | 'aid' | 'again'> & { over?: boolean };

/** What has to be known of a game to keep it. */
type Keeps<Types extends GameTypes> = Pick<CardSpec<Types>, 'game' | 'setup' | 'words'>;

/** What settings say beside the set-up. */
const OPPONENT = { rung: RUNG, seed: SEED, side: SIDE, nodes: NODES, blur: v.optional(BLUR) };

/** Where a game is kept. */
export function gamePlace<Types extends GameTypes>({
  game,
  setup,
  words,
}: Keeps<Types>): Place<SavedGame<Types['setup']>> {
  const schema = v.pipe(
    v.object({
      settings: v.object({ ...setup.schema.entries, ...OPPONENT }),
      actions: v.array(ACTION),
      ending: v.optional(ENDING),
      over: TRUTH,
      aid: v.optional(v.picklist(HELPS)),
      again: v.optional(TRUTH),
      /** What earlier releases keep of a game that the player has given up. */
      conceded: v.optional(TRUTH),
    }),
    v.transform(({ conceded, ...game }) =>
      conceded === true ? { ending: resignationOf(game.settings.side), ...game } : game,
    ),
  );
  return {
    key: `${game}.game`,
    version: 1,
    // The entries of a set-up's schema are its own: the compiler cannot put them together with the shared ones.
    schema: schema as v.GenericSchema<unknown, SavedGame<Types['setup']>>,
    name: () => messages.value.savedGameOf(words.name()),
  };
}

/** The saved game if it is not over. */
export function resumableGame<Types extends GameTypes>(
  spec: Keeps<Types>,
  saves: Saves,
): SavedGame<Types['setup']> | null {
  const saved = saves.read(gamePlace(spec));
  return saved === null || saved.over || saved.actions.length === 0 ? null : saved;
}

/**
 * Settings of a new game: the opponent draws from a seed of its own each time, so that what won once does not win for
 * ever; with a fixed number of nodes the same game is played everywhere.
 */
export function fresh<Of extends Settings>(settings: Of): Of {
  return settings.nodes > 0 ? settings : { ...settings, seed: freshSeed() };
}

/** The set-up alone, without who plays. */
export function setupOf<Setup extends object>(settings: Settings<Setup>): Setup {
  const { rung: _rung, seed: _seed, side: _side, nodes: _nodes, blur: _blur, ...setup } = settings;
  return setup as object as Setup;
}

/** A saved game as files and links know it; `result`: what the rules find on its board. */
export function gameRecord<Setup extends object>(
  { settings, actions, ending }: Pick<SavedGame<Setup>, 'settings' | 'actions' | 'ending'>,
  result: Result = Result.playing,
): GameRecord<Setup> {
  return { ...setupOf(settings), actions, result, ...(ending === undefined ? {} : { ending }) };
}
