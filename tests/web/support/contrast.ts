import { readFileSync } from 'node:fs';

const TOKENS = readFileSync('web/src/theme/tokens.css', 'utf8');

/** The tokens of a theme by their names. */
export function tokensOf(theme: string): Map<string, string> {
  const block = TOKENS.slice(TOKENS.indexOf(`:root[data-theme='${theme}'] {`)).split('\n}')[0] ?? '';
  return new Map(
    Array.from(
      block.matchAll(/--([\w-]+): (#[0-9a-f]{6}|var\(--([\w-]+)\));/g),
      ([, name = '', value = '', of]) => [name, of === undefined ? value : pigment(of)],
    ),
  );
}

/** A colour that several blocks name. */
function pigment(name: string): string {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(TOKENS)?.[1] ?? '';
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
