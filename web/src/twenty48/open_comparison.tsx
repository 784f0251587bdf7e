import type { Kept } from '../play/game_controller';
import { freshSeed } from '../shell/session/seed';
import { comparisonAddress } from './addresses';
import { Comparison } from './comparison';
import { ComparisonScreen } from './comparison_screen';
import type { Opener } from './game_parts';
import {
  COMPARISON_PLACE,
  type ComparisonSettings,
  resumableComparison,
  type SavedComparison,
} from './saved_comparison';

/** A race is most fun between two that differ: this one against the strongest that has to fetch nothing. */
const RACE_AGAINST = 20;

/** Opens two rungs side by side: those of the address, else the kept ones, else two far apart. A race begins at once. */
export function openComparison(opener: Opener, races = false): void {
  const { ai, vs, seed } = opener.app.parameters;
  const { ladder, saves } = opener.session;
  const second = ladder.findLast(({ needsWeights }) => !needsWeights)?.rung ?? 0;
  const first = ladder.findLast(({ rung }) => rung <= RACE_AGAINST)?.rung ?? second;
  const given = ai === undefined && vs === undefined ? {} : { rungs: [ai ?? first, vs ?? second] as const };
  const saved = resumableComparison(saves, { ...given, seed });
  if (saved !== null && opener.takeUp(COMPARISON_PLACE, () => open(opener, saved, races))) return;
  open(opener, { rungs: [first, second], seed: seed ?? freshSeed(), ...given }, races);
}

function open(opener: Opener, wanted: ComparisonSettings & Partial<SavedComparison>, races: boolean): void {
  const { app, parts, session } = opener;
  const { nodes = 0 } = app.parameters;
  const [left, right] = wanted.rungs;
  const settings = { rungs: [opener.playable(left), opener.playable(right)] as const, seed: wanted.seed };
  let kept: Kept<SavedComparison> | undefined;
  const way = () => open(opener, kept?.latest ?? wanted, false);
  const begin = () => {
    kept = opener.lock(COMPARISON_PLACE);
    const comparison: Comparison = new Comparison(
      {
        ...parts,
        thinkers: [session.thinker, session.analysis()],
        nodes,
        keep: kept.keep,
        changed: () => app.go('twenty48-comparison', comparisonAddress(comparison.settings), { way }),
      },
      settings,
      wanted.games,
    );
    if (races && !comparison.playing.value) comparison.toggle();
    const view = () => (
      <ComparisonScreen comparison={comparison} session={session} onHome={() => app.home()} />
    );
    return { view, left: () => comparison.stop(), dispose: () => comparison.dispose() };
  };
  opener.openSideScreen('twenty48-comparison', begin, way, comparisonAddress({ ...settings, nodes }));
}
