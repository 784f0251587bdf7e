import * as v from 'valibot';
import { ACTION, BLUR, NODES, NUMBER_OF, RUNG, SEED, SIDE, TEXT, TRUTH } from '../engine/fields';
import { ENDING, resignationOf } from '../shell/session/ending';
import { freshSeed } from '../shell/session/seed';
import type { Place } from '../shell/storage/place';
import type { Saves } from '../shell/storage/storage';
import { type GameRecord, type GameTypes, HELPS, Result, type SavedGame, type Settings } from './game_types';
import type { CardSpec } from './spec';
import { messages } from './words/messages';

/** What has to be known of a game to keep it. */
type Keeps<Types extends GameTypes> = Pick<CardSpec<Types>, 'game' | 'words' | 'place'> & {
  setup: Pick<CardSpec<Types>['setup'], 'schema' | 'seeds'>;
};

/** What settings say beside the set-up. */
const WHO = {
  rung: RUNG,
  seed: SEED,
  side: SIDE,
  nodes: NODES,
  blur: v.optional(BLUR),
  friends: v.optional(v.object({ names: v.tuple([TEXT, TEXT]), turns: TRUTH })),
  challenge: v.optional(TEXT),
};

/** Where a game is kept. */
export function gamePlace<Types extends GameTypes>(spec: Keeps<Types>): Place<SavedGame<Types['setup']>> {
  return {
    key: spec.place?.key ?? `${spec.game}.game`,
    version: 1,
    schema: spec.place?.schemaOf(savedGame(spec)) ?? savedGame(spec),
    name: () => messages.value.savedGameOf(spec.words.name()),
  };
}

/** What passes for a saved game. */
function savedGame<Types extends GameTypes>({
  setup,
}: Keeps<Types>): v.GenericSchema<unknown, SavedGame<Types['setup']>> {
  const schema = v.pipe(
    v.object({
      settings: v.object({ ...setup.schema.entries, ...WHO }),
      actions: v.array(ACTION),
      ending: v.optional(ENDING),
      over: TRUTH,
      aid: v.optional(v.picklist(HELPS)),
      unaided: v.optional(TRUTH),
      again: v.optional(TRUTH),
      number: v.optional(NUMBER_OF),
      /** What earlier releases keep of a game that the player has given up. */
      conceded: v.optional(TRUTH),
    }),
    v.transform(({ conceded, ...game }) =>
      conceded === true ? { ending: resignationOf(game.settings.side), ...game } : game,
    ),
  );
  // The entries of a set-up's schema are its own: the compiler cannot put them together with the shared ones.
  return schema as v.GenericSchema<unknown, SavedGame<Types['setup']>>;
}

/** The saved game if it is not over, and not just begun where any other is the same. */
export function resumableGame<Types extends GameTypes>(
  spec: Keeps<Types>,
  saves: Saves,
): SavedGame<Types['setup']> | null {
  const saved = saves.read(gamePlace(spec));
  if (saved === null || saved.over) return null;
  return saved.actions.length > 0 || spec.setup.seeds === 'start' ? saved : null;
}

/**
 * Settings of a new game: the opponent draws from a seed of its own each time, so that what won once does not win for
 * ever; with a fixed number of nodes, and where two compare their results, it is the same game everywhere.
 */
export function fresh<Of extends Settings>(settings: Of): Of {
  return settings.nodes > 0 || settings.challenge ? settings : { ...settings, seed: freshSeed() };
}

/** The set-up alone, without who plays. */
export function setupOf<Setup extends object>(settings: Settings<Setup>): Setup {
  const {
    rung: _rung,
    seed: _seed,
    side: _side,
    nodes: _nodes,
    blur: _blur,
    friends: _friends,
    challenge: _challenge,
    ...setup
  } = settings;
  return setup as object as Setup;
}

/** A saved game as files and links know it; `result`: what the rules find on its board. */
export function gameRecord<Setup extends object>(
  { settings, actions, ending }: Pick<SavedGame<Setup>, 'settings' | 'actions' | 'ending'>,
  result: Result = Result.playing,
): GameRecord<Setup> {
  return { ...setupOf(settings), actions, result, ...(ending === undefined ? {} : { ending }) };
}
