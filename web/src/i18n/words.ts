import { computed, signal } from '@preact/signals';
import { type Language, language } from './languages';

/** Words of one part of the page, with those of the parts that it stands on. */
export interface Words<Table extends object> {
  /** In the language in use, in which they must have been loaded; reading it in a component subscribes to the language. */
  readonly value: Table;
  /** Gets the words in the language in use. From then on they come along when the language changes. */
  load(): Promise<void>;
  loadIn(code: Language): Promise<void>;
}

/** How to get a part's own table in each language. One type for all: a missing key, or another kind, does not compile. */
export type Tables<Table extends object> = Record<Language, () => Promise<Table>>;

/** All words of several parts. */
type Joined<Parts extends readonly Words<object>[]> = Parts extends readonly [
  Words<infer First>,
  ...infer Rest extends readonly Words<object>[],
]
  ? First & Joined<Rest>
  : unknown;

/** Whatever has been loaded once, in any language. */
const inUse = new Set<Words<object>>();

/** The words of a part of the page: its own `tables`, and all of `bases`. Only languages that are asked for are loaded. */
export function defineWords<Own extends object, Bases extends readonly Words<object>[]>(
  tables: Tables<Own>,
  ...bases: Bases
): Words<Own & Joined<Bases>> {
  const loaded = signal<{ readonly [code in Language]?: Own }>({});
  const table = computed(() => {
    const own = loaded.value[language.value];
    if (own === undefined) throw new Error(`Words in "${language.value}" are read before they have come.`);
    return Object.assign({}, ...bases.map((base) => base.value), own) as Own & Joined<Bases>;
  });
  const loadOwn = async (code: Language) => {
    if (loaded.peek()[code] !== undefined) return;
    const own = await tables[code]();
    loaded.value = { ...loaded.peek(), [code]: own };
  };
  const words = {
    get value() {
      return table.value;
    },
    async loadIn(code: Language) {
      inUse.add(words);
      await Promise.all([loadOwn(code), ...bases.map((base) => base.loadIn(code))]);
    },
    async load() {
      let code: Language;
      do {
        code = language.peek();
        await words.loadIn(code);
      } while (code !== language.peek());
    },
  };
  return words;
}

/** The language that was asked for last. */
let asked: Language = language.peek();

/** Changes the language once all words in use have come; at once where there are none yet. */
export async function speak(code: Language): Promise<void> {
  asked = code;
  for (let known = 0; known < inUse.size; ) {
    known = inUse.size;
    await Promise.all([...inUse].map((words) => words.loadIn(code)));
  }
  if (asked === code) language.value = code;
}
