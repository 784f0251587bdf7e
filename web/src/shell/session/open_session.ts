import type { EngineModule } from '../../../../wasm/engine';
import type { Thinker } from '../../conductor/contract';
import { openThinker, type ThinkerWanted } from '../../conductor/open_thinker';
import { WaitLog } from '../../conductor/wait_log';
import { engineOf } from '../../engine/engines';
import type { LoadedEngine } from '../../engine/load_module';
import { ladderOf, rungOf } from './ladder';
import type { Learned } from './learned_thinker';
import type { Commons, EngineEntry, Session } from './session';

/** What a session is made of that has to be fetched. A script of its own: home goes without. */
interface Parts<Module> {
  engine: LoadedEngine<Module>;
  /** null for a game none of whose rungs has learned anything, or whose page was built without. */
  learned: Learned | null;
}

/** Loads a game's engine. Throws `EngineError`. */
export async function loadParts<Module extends EngineModule>({
  name,
  build,
  weights,
  further = [],
}: EngineEntry<Module>): Promise<Parts<Module>> {
  const [engine, learned] = await Promise.all([
    engineOf(build),
    weights == null
      ? null
      : import('./learned_thinker').then(({ learnedFrom }) =>
          learnedFrom(
            name,
            [weights, ...further].filter((file) => file !== null),
          ),
        ),
  ]);
  return { engine, learned };
}

/** The session of a game whose parts are there; starts its worker. */
export function sessionOf<Module extends EngineModule>(
  commons: Commons,
  { name: game, build }: EngineEntry<Module>,
  { engine: { module, compiled }, learned }: Parts<Module>,
): Session<Module> {
  // A page that was built without the file goes without the rungs that need it.
  const ladder = ladderOf(module).filter(({ needsWeights }) => learned !== null || !needsWeights);
  const searchesOf = (rung: number) => rungOf(ladder, rung).searches ?? 1;
  const open = learned?.open ?? openThinker;
  const think = (role: ThinkerWanted['role']) =>
    open({ game, glue: build.glueUrl, compiled, role, searchesOf }, ladder);
  let analysis: Thinker | null = null;
  return {
    ...commons,
    game,
    build,
    module,
    compiled,
    ladder,
    log: new WaitLog(),
    weights: learned?.weights ?? null,
    thinker: think('thinker'),
    analysis() {
      analysis ??= think('analysis');
      return analysis;
    },
  };
}
