import { computed, effect, signal } from '@preact/signals';
import * as v from 'valibot';
import { RUNG, TRUTH } from '../../engine/fields';
import { LANGUAGES, language, preferredLanguage } from '../../i18n/languages';
import { messages } from '../../i18n/messages';
import { speak } from '../../i18n/words';
import { TEMPOS } from '../address/url_text';
import { FIRST_RUNG } from '../session/default_opponent';
import { provide } from '../ui/attempt';
import { keepSignals } from './kept_signals';
import type { Place } from './place';
import { fieldsThatPass } from './salvage';
import type { Saves } from './storage';

export const THEME_CHOICES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const SETTINGS = v.object({
  theme: v.picklist(THEME_CHOICES),
  language: v.picklist(['auto', ...LANGUAGES]),
  tempo: v.picklist(TEMPOS),
  rung: RUNG,
  /** Missing in what was kept before there was sound. */
  sound: v.optional(TRUTH, true),
  /** Missing in what was kept before it could be chosen. */
  volume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.6),
  /** Missing in what was kept before opponents said anything. */
  lines: v.optional(TRUTH, true),
});

type Settings = v.InferOutput<typeof SETTINGS>;

/** What is chosen where nobody has chosen yet. */
const USUAL: Settings = v.parse(SETTINGS, {
  theme: 'auto',
  language: 'auto',
  tempo: 'brisk',
  rung: FIRST_RUNG,
});

/** What the player has chosen, kept between visits. */
export const SETTINGS_PLACE: Place<Settings> = {
  key: 'settings',
  version: 1,
  schema: SETTINGS,
  name: () => messages.value.savedSettings,
  salvage: fieldsThatPass(SETTINGS, USUAL),
};

/** The page's settings as signals; every change is saved, and theme and language take effect at once. */
export class SettingsStore {
  readonly theme = signal(USUAL.theme);
  readonly language = signal(USUAL.language);
  readonly tempo = signal(USUAL.tempo);
  readonly sound = signal(USUAL.sound);
  /** 0-1; of what is heard while there is sound. */
  readonly volume = signal(USUAL.volume);
  /** The volume, 0 without sound. */
  readonly audible = computed(() => (this.sound.value ? this.volume.value : 0));
  /** Opponents say something now and then. */
  readonly lines = signal(USUAL.lines);
  /** The opponent that "Play" offers. */
  readonly rung = signal(USUAL.rung);
  readonly reducedMotion = signal(false);
  private readonly systemDark = signal(false);
  readonly dark = computed(() =>
    this.theme.value === 'auto' ? this.systemDark.value : this.theme.value === 'dark',
  );

  constructor(saves: Saves) {
    const { theme, language: chosen, tempo, sound, volume, lines, rung } = this;
    keepSignals(saves, SETTINGS_PLACE, { theme, language: chosen, tempo, rung, sound, volume, lines });
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
      provide(() => speak(choice === 'auto' ? preferredLanguage(navigator.languages) : choice));
    });
    effect(() => {
      document.documentElement.lang = language.value;
    });
  }
}

function follow(query: string, tell: (matches: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}
