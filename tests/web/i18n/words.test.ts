import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../../../web/src/i18n/languages';
import { defineWords, speak } from '../../../web/src/i18n/words';

afterEach(() => speak('en'));

/** Words whose tables say which languages they were asked for. */
function listen(key: string) {
  const asked: string[] = [];
  const table = (code: string) => () => {
    asked.push(code);
    return Promise.resolve({ [key]: `${key} in ${code}` });
  };
  return { asked, tables: { en: table('en'), zh: table('zh'), ru: table('ru') } };
}

describe('words', () => {
  it('come in the language in use only, with those of what they stand on', async () => {
    const [shared, game] = [listen('shared'), listen('game')];
    const words = defineWords(game.tables, defineWords(shared.tables));
    expect(() => words.value).toThrow('before they have come');
    await words.load();
    expect(words.value).toEqual({ shared: 'shared in en', game: 'game in en' });
    expect([shared.asked, game.asked]).toEqual([['en'], ['en']]);
  });

  it('change with the language once they have come, each table fetched once', async () => {
    const game = listen('game');
    const words = defineWords(game.tables);
    await words.load();
    const changed = speak('ru');
    expect(language.value).toBe('en');
    await changed;
    expect(words.value).toEqual({ game: 'game in ru' });
    await speak('en');
    await speak('ru');
    expect(game.asked).toEqual(['en', 'ru']);
  });

  it('that were never asked for are left alone', async () => {
    const game = listen('game');
    defineWords(game.tables);
    await speak('zh');
    expect(game.asked).toEqual([]);
  });

  it('that come while the language changes come in the new one too', async () => {
    const game = listen('game');
    const words = defineWords(game.tables);
    const changed = speak('zh');
    await words.load();
    await changed;
    expect(words.value).toEqual({ game: 'game in zh' });
  });

  it('are in the language that was asked for last, whichever comes first', async () => {
    let come: () => void = () => {};
    const words = defineWords({
      en: () => Promise.resolve({}),
      zh: () => new Promise<object>((resolve) => (come = () => resolve({}))),
      ru: () => Promise.resolve({}),
    });
    await words.load();
    const slow = speak('zh');
    await speak('ru');
    come();
    await slow;
    expect(language.value).toBe('ru');
  });

  it('that do not come leave the language as it is', async () => {
    let there = false;
    const words = defineWords({
      en: () => Promise.resolve({ word: 'en' }),
      zh: () => (there ? Promise.resolve({ word: 'zh' }) : Promise.reject(new Error('no line'))),
      ru: () => Promise.resolve({ word: 'ru' }),
    });
    await words.load();
    await expect(speak('zh')).rejects.toThrow('no line');
    expect([language.value, words.value.word]).toEqual(['en', 'en']);
    there = true;
    await speak('zh');
    expect(words.value.word).toBe('zh');
  });
});
