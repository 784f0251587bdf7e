import type { en } from './en';

/** The workshop’s words in Russian. */
export const ru: typeof en = {
  workshopIs: 'Сведите соперников друг с другом, измерьте их и посмотрите, как они думают.',
};
