import * as v from 'valibot';
import { NUMBER_OF, SEED, TRUTH } from '../../engine/fields';
import type { Place } from '../../shell/storage/place';
import { messages } from '../words/messages';

const RUN = { seed: SEED, won: NUMBER_OF };

/** What has been reached in the campaign. */
const CAMPAIGN = v.object({
  /** Battles that were won, by their ids, with the fewest rounds that it took. */
  won: v.record(v.string(), NUMBER_OF),
  /** The endless run in progress, or the last one. */
  run: v.optional(v.object({ ...RUN, over: TRUTH })),
  /** The run in which most battles were won. */
  best: v.optional(v.object(RUN)),
});

export type Progress = v.InferOutput<typeof CAMPAIGN>;

export const CAMPAIGN_PLACE: Place<Progress> = {
  key: 'tactics.campaign',
  version: 1,
  schema: CAMPAIGN,
  name: () => messages.value.savedCampaign,
};
