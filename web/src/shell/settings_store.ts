import { computed, effect, signal } from '@preact/signals';
import { language, preferredLanguage } from '../i18n/messages';
import { FIRST_RUNG } from './default_opponent';
import type { Saves } from './storage';
import { LANGUAGES, type Language, TEMPOS, type Tempo } from './url_parameters';

export type ThemeChoice = 'auto' | 'light' | 'dark';
export const THEME_CHOICES: readonly ThemeChoice[] = ['auto', 'light', 'dark'];

/** What the player has chosen, kept between visits. */
interface StoredSettings {
  theme: ThemeChoice;
  language: Language | 'auto';
  tempo: Tempo;
  rung: number;
  /** Missing in what was kept before there was sound. */
  sound?: boolean;
  /** Missing in what was kept before battles were counted. */
  battles?: number;
}

const KEY = 'settings';
const VERSION = 1;

/** The page's settings as signals; every change is saved, and theme and language take effect at once. */
export class SettingsStore {
  readonly theme = signal<ThemeChoice>('auto');
  readonly language = signal<Language | 'auto'>('auto');
  readonly tempo = signal<Tempo>('brisk');
  readonly sound = signal(true);
  /** The opponent that "Play" offers. */
  readonly rung = signal(FIRST_RUNG);
  /** Battles played to their end. */
  readonly battles = signal(0);
  readonly reducedMotion = signal(false);
  private readonly systemDark = signal(false);
  readonly dark = computed(() =>
    this.theme.value === 'auto' ? this.systemDark.value : this.theme.value === 'dark',
  );

  constructor(saves: Saves) {
    const stored = saves.read(KEY, VERSION, isStored);
    if (stored !== null) {
      this.theme.value = stored.theme;
      this.language.value = stored.language;
      this.tempo.value = stored.tempo;
      this.rung.value = stored.rung;
      this.battles.value = stored.battles ?? 0;
      this.sound.value = stored.sound ?? true;
    }
    follow('(prefers-color-scheme: dark)', (matches) => {
      this.systemDark.value = matches;
    });
    follow('(prefers-reduced-motion: reduce)', (matches) => {
      this.reducedMotion.value = matches;
    });
    effect(() => {
      document.documentElement.dataset.theme = this.dark.value ? 'dark' : 'light';
    });
    effect(() => {
      const choice = this.language.value;
      language.value = choice === 'auto' ? preferredLanguage(navigator.languages) : choice;
      document.documentElement.lang = language.value;
    });
    effect(() => {
      const stored: StoredSettings = {
        theme: this.theme.value,
        language: this.language.value,
        tempo: this.tempo.value,
        rung: this.rung.value,
        battles: this.battles.value,
        sound: this.sound.value,
      };
      saves.write(KEY, VERSION, stored);
    });
  }
}

function follow(query: string, tell: (matches: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}

function isStored(value: unknown): value is StoredSettings {
  if (typeof value !== 'object' || value === null) return false;
  const {
    theme,
    language: chosen,
    tempo,
    rung,
    battles = 0,
    sound = true,
  } = value as Partial<StoredSettings>;
  return (
    THEME_CHOICES.some((choice) => choice === theme) &&
    (chosen === 'auto' || LANGUAGES.some((choice) => choice === chosen)) &&
    TEMPOS.some((choice) => choice === tempo) &&
    Number.isInteger(rung) &&
    Number.isInteger(battles) &&
    typeof sound === 'boolean'
  );
}
