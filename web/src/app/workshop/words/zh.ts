import type { en } from './en';

/** The workshop’s words in simplified Chinese. */
export const zh: typeof en = {
  workshopIs: '让对手互相对弈，测量它们，看它们怎样思考。',
};
