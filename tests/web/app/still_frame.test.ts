import { expect, it } from 'vitest';
import { stillFrame } from '../../../web/plugins/first_frame';
import { LANGUAGES } from '../../../web/src/i18n/languages';

it('has the line of each language', () => {
  for (const code of LANGUAGES) expect(stillFrame()).toContain(`<p lang="${code}">`);
  expect(stillFrame().match(/card-board/g)).toHaveLength(5);
});
