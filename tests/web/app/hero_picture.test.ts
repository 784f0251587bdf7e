import { expect, it } from 'vitest';
import { heroSvg } from '../../../web/plugins/hero_picture';

it('shows all units of the battle with which the home screen begins, in light and in dark', async () => {
  const svg = await heroSvg();
  expect(svg.match(/<use /g)).toHaveLength(12);
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(svg).not.toMatch(/undefined|NaN/);
});
