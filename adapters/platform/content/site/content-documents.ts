import type { BlockRecord, Language, PageRecord } from '../../ports/catalogue/catalogue-data';
import { OTHER_LANGUAGES, TEXT_LANGUAGES as LANGUAGES } from '../../../../core/contract/foundation/text-languages';

type Kept = Readonly<Record<string, unknown>>;
type KeptTexts = PageRecord['pages'] | BlockRecord['blocks'];
/**
 * @param names members that staff edit per language
 * @param common language-independent members; undefined removes one
 */
type InLanguages<T> = { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: T | undefined };

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

export function mapTexts<T, U>(texts: InLanguages<T>, make: (words: T, language: Language) => U): InLanguages<U> {
  const others = OTHER_LANGUAGES.flatMap((language) => {
    const words = texts[language];
    return words === undefined ? [] : [[language, make(words, language)] as const];
  });
  return { en: make(texts.en, 'en'), ...Object.fromEntries(others) };
}

export async function mapTextsLater<T>(texts: InLanguages<T>, make: (words: T) => Promise<T>): Promise<InLanguages<T>> {
  const made = new Map<T, T>();
  for (const words of Object.values(texts)) if (words !== undefined) made.set(words, await make(words));
  return mapTexts(texts, (words) => made.get(words) ?? words);
}

export function activeOf(published: boolean): false | undefined {
  return published ? undefined : false;
}

export function languagesOf(texts: Readonly<Partial<Record<Language, unknown>>>): string[] {
  return LANGUAGES.filter((language) => texts[language] !== undefined);
}

export function defined<T extends object>(members: T): T {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T; // sound: only undefined members are dropped
}
