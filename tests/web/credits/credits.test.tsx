// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { openCredits } from '../../../web/src/credits/open_credits';
import works from '../../../web/src/credits/works.json?credits';
import { LANGUAGES, language } from '../../../web/src/i18n/languages';

const named = (name: string) => works.find((work) => work.name === name);

afterEach(() => {
  act(() => render(null, document.body));
  language.value = 'en';
});

describe('the credits', () => {
  it('name every package that the page is made of, with its version and the text of its licence', () => {
    for (const [name, version] of Object.entries(packageJson.dependencies)) {
      const licence = readFileSync(`node_modules/${name}/${LICENCE_FILES[name] ?? 'LICENSE'}`, 'utf8').trim();
      expect(works).toContainEqual(expect.objectContaining({ version, text: licence }));
    }
  });

  it('have what each licence asks for: its text, with the line of copyright, or with an author and an address', () => {
    for (const { name, text, by, address } of works.filter(({ licence }) => licence !== null)) {
      expect(text, name).not.toBe(null);
      if (!/Copyright (\(c\)|©|\d)/i.test(text ?? '')) expect([by, address], name).not.toContain(null);
    }
    expect(works.find(({ licence }) => licence === 'CC-BY-3.0')?.text).toContain('Attribution 3.0 Unported');
    expect(works.find(({ licence }) => licence?.includes('LLVM'))?.text).toMatch(
      /LLVM-exception[\s\S]*Apache License/,
    );
    expect(named('Emscripten')?.text).toMatch(/Emscripten authors[\s\S]*Permission is hereby granted/);
    expect(named('Emscripten')?.text).not.toContain('2026');
    expect(named('Vite')?.text).not.toContain('bundled dependencies');
    expect(named('Inter')).toMatchObject({
      licence: 'OFL-1.1',
      text: expect.stringContaining('SIL OPEN FONT LICENSE'),
    });
  });

  it('are a screen of headings, links that leave the page alone, and texts to unfold, in every language', async () => {
    const view = await openCredits();
    for (const code of LANGUAGES) {
      language.value = code;
      let home = 0;
      act(() =>
        render(
          view(() => home++),
          document.body,
        ),
      );
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelectorAll('li h2')).toHaveLength(works.length);
      const unfolded = document.querySelectorAll('details > summary');
      expect(unfolded).toHaveLength(works.filter(({ text }) => text !== null).length);
      for (const link of document.querySelectorAll('a')) {
        expect([link.protocol, link.target, link.rel]).toEqual(['https:', '_blank', 'noreferrer']);
      }
      document.querySelector<HTMLElement>('[data-testid="home"]')?.click();
      expect(home).toBe(1);
    }
  });
});

/** Where they are not called so. */
const LICENCE_FILES: Readonly<Record<string, string>> = {
  valibot: 'LICENSE.md',
  'glicko2-lite': 'LICENSE.txt',
  gifenc: 'LICENSE.md',
};
