import campaign from '../../../../engine/tactics/data/campaign.json';
import type { BattlePlan } from './battle_plan';

export interface Chapter {
  id: string;
  battles: readonly BattlePlan[];
}

/** The campaign, from its foot up. */
export const CHAPTERS = campaign.chapters as unknown as readonly Chapter[];
