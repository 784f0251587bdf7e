import { later } from '../shell/ui/later';
import type { FairFightProps } from './fair_fight_view';
import { recordScript } from './script';

const View = later(() => recordScript().then(({ openFairFight }) => openFairFight()));

/** Beside the rungs: the opponent that fits the player, once its script has come. */
export function FairFight(props: FairFightProps) {
  return <View {...props} />;
}
