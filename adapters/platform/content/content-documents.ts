import type { BlockRecord, Language, PageRecord } from '../ports/catalogue-data';
import { LANGUAGES, OTHER_LANGUAGES } from '../starter/words/words';

type Kept = Readonly<Record<string, unknown>>;
/** A page or block as it is kept: whole in each language, with members that nobody here knows. */
type KeptTexts = PageRecord['pages'] | BlockRecord['blocks'];
/** Something in English, and in the languages into which it was translated. */
type InLanguages<T> = { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: T | undefined };

/**
 * Puts what staff has edited into what is kept: members that it did not name stay, those that it left out of the names go.
 * @param names what staff edits of each language
 * @param common the same in all of them; undefined takes a member away
 */
export function mergedTexts<W extends object, C extends Kept>(
  kept: KeptTexts | undefined,
  texts: InLanguages<W>,
  { names, common }: { readonly names: readonly string[]; readonly common: C },
): InLanguages<Kept & C & W> {
  const merged = (words: W, language: Language) => {
    const before = Object.entries(kept?.[language] ?? kept?.en ?? {});
    const own: Kept = Object.fromEntries(
      before.filter(([name]) => !names.includes(name) && !Object.hasOwn(common, name)),
    );
    return defined({ ...own, ...common, ...words });
  };
  return mapTexts(texts, merged);
}

/** Makes something of each text that there is. */
export function mapTexts<T, U>(texts: InLanguages<T>, make: (words: T, language: Language) => U): InLanguages<U> {
  const others = OTHER_LANGUAGES.flatMap((language) => {
    const words = texts[language];
    return words === undefined ? [] : [[language, make(words, language)] as const];
  });
  return { en: make(texts.en, 'en'), ...Object.fromEntries(others) };
}

/** The same where it takes time. */
export async function mapTextsLater<T>(texts: InLanguages<T>, make: (words: T) => Promise<T>): Promise<InLanguages<T>> {
  const made = new Map<T, T>();
  for (const words of Object.values(texts)) if (words !== undefined) made.set(words, await make(words));
  return mapTexts(texts, (words) => made.get(words) ?? words);
}

/** What to keep of a page or block that is shown or not: nothing of one that is, as of those of old. */
export function activeOf(published: boolean): false | undefined {
  return published ? undefined : false;
}

/** The languages that a document has. */
export function languagesOf(texts: Readonly<Partial<Record<Language, unknown>>>): string[] {
  return LANGUAGES.filter((language) => texts[language] !== undefined);
}

/** Members without those that are undefined. */
export function defined<T extends object>(members: T): T {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T; // sound: what is gone was undefined
}
