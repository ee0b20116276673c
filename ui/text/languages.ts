import type { SiteSettings, StoreView, StoreViewsArea } from '../../core';
import { lookUp } from '../../core';
import type { FirstMessages, LaterMessages, Messages, Words } from './messages-en';

/** The languages of the interface (A §1). Each is a file of its own, so that a page carries one of them. */
const LOADERS = {
  de: async (): Promise<FirstMessages> => (await import('./messages-de')).de,
  en: async (): Promise<FirstMessages> => (await import('./messages-en')).en,
  ru: async (): Promise<FirstMessages> => (await import('./messages-ru')).ru,
  uk: async (): Promise<FirstMessages> => (await import('./messages-uk')).uk,
  zh: async (): Promise<FirstMessages> => (await import('./messages-zh')).zh,
} as const;

/** What no first page says: it comes with the code that says it. */
const LATER_LOADERS: Readonly<Record<InterfaceLanguage, () => Promise<LaterMessages>>> = {
  de: async () => (await import('./messages-later-de')).laterDe,
  en: async () => (await import('./messages-later-en')).laterEn,
  ru: async () => (await import('./messages-later-ru')).laterRu,
  uk: async () => (await import('./messages-later-uk')).laterUk,
  zh: async () => (await import('./messages-later-zh')).laterZh,
};

/** A language that the storefront is in. */
export type InterfaceLanguage = keyof typeof LOADERS;

/** What each language calls itself, so that its speakers can read it. */
export const LANGUAGE_NAMES: Readonly<Record<InterfaceLanguage, string>> = {
  de: 'Deutsch',
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  zh: '中文',
};

/** Core's messages by code, of which English has none: core speaks it itself. No first page says one. */
async function coreTexts(language: InterfaceLanguage): Promise<Readonly<Record<string, string>>> {
  return (await import('./core-text-loaders')).CORE_TEXTS[language]();
}

/** The way each language is written. */
export const DIRECTIONS: Readonly<Record<InterfaceLanguage, 'ltr' | 'rtl'>> = {
  de: 'ltr',
  en: 'ltr',
  ru: 'ltr',
  uk: 'ltr',
  zh: 'ltr',
};

export function isInterfaceLanguage(language: string): language is InterfaceLanguage {
  return Object.hasOwn(LOADERS, language);
}

/** The language of a BCP 47 tag: without its region where that has no file of its own, English where neither has (S §8). */
export function languageOf(tag: string): InterfaceLanguage {
  const language = tag.split('-')[0]?.toLowerCase() ?? '';
  return isInterfaceLanguage(language) ? language : 'en';
}

/** The locale of sentences and their numbers: the store's where it speaks that language, else the language alone. */
export function localeOf(language: InterfaceLanguage, { i18n }: Pick<StoreView, 'i18n'>): string {
  return languageOf(i18n.defaultLocale) === language ? i18n.defaultLocale : language;
}

/**
 * The languages that a shopper may choose between: those of the site settings that are configured, and the store's own
 * (A §2.4, §2.5). One where the settings name none.
 */
export function offeredLanguages(
  { current, interfaceLocales }: Pick<StoreViewsArea, 'current' | 'interfaceLocales'>,
  settings: Pick<SiteSettings, 'interfaceLangs'> | null,
): readonly InterfaceLanguage[] {
  const offered = (settings?.interfaceLangs ?? []).filter((language) => interfaceLocales.includes(language));
  return [...new Set([languageOf(current.i18n.defaultLanguage), ...offered.filter(isInterfaceLanguage)])];
}

/**
 * The source files of a language, by which the build's manifest names what to load with a page.
 * @param amount what a page of this kind needs: `wordsOf` in app/page-words
 */
export function messagesModules(language: InterfaceLanguage, amount: 'first' | 'all'): readonly string[] {
  const first = `ui/text/messages-${language}.ts`;
  return amount === 'first' ? [first] : [first, `ui/text/messages-later-${language}.ts`];
}

/** The catalogues that are here already. One per running storefront: it holds texts, nothing of a shopper. */
export class TextRegistry {
  /** The object of a language stays the same when the rest comes into it: nobody who speaks it has to render again. */
  readonly #words = new Map<InterfaceLanguage, Words>();
  readonly #asked = new Map<InterfaceLanguage, Promise<Messages>>();
  readonly #whole = new Set<InterfaceLanguage>();
  readonly #core = new Map<InterfaceLanguage, Readonly<Record<string, string>>>();
  readonly #arrive = new Map<InterfaceLanguage, () => void>();

  /** As much of the catalogue as is here already. */
  get(language: InterfaceLanguage): Words | undefined {
    return this.#words.get(language);
  }

  /** Whether every sentence of the language is here. */
  hasAll(language: InterfaceLanguage): boolean {
    return this.#whole.has(language);
  }

  /** Resolves when every sentence of a language is here, without asking for them. Asked for once by each language. */
  arrival(language: InterfaceLanguage): Promise<void> {
    return new Promise((resolve) => this.#arrive.set(language, resolve));
  }

  /** What the core says, as far as it is here: English stands in for the rest. */
  coreText(language: InterfaceLanguage, key: string): string | undefined {
    const texts = this.#core.get(language);
    return lookUp(texts, key);
  }

  /** Never rejects: without it the core's own English is shown. */
  async loadCore(language: InterfaceLanguage): Promise<void> {
    if (this.#core.has(language)) return;
    const texts = await coreTexts(language).catch(() => undefined);
    if (texts !== undefined) this.#core.set(language, texts);
  }

  /** Every sentence of a language. What could not be had is asked for again with the next call. */
  load(language: InterfaceLanguage): Promise<Messages> {
    const asked = this.#asked.get(language) ?? this.#loadAll(language);
    this.#asked.set(language, asked);
    return asked;
  }

  /**
   * The sentences of a first page. All of them as soon as all of any language were asked for: what says the others may be
   * in view.
   */
  async loadFirst(language: InterfaceLanguage): Promise<Words> {
    const words = await this.#loadFirst(language);
    return this.#asked.size > 0 ? this.load(language) : words;
  }

  async #loadFirst(language: InterfaceLanguage): Promise<Words> {
    const loaded = this.#words.get(language) ?? (await LOADERS[language]());
    const words = this.#words.get(language) ?? { ...loaded }; // another call may have been faster
    this.#words.set(language, words);
    return words;
  }

  async #loadAll(language: InterfaceLanguage): Promise<Messages> {
    try {
      const [first, later] = await Promise.all([this.#loadFirst(language), LATER_LOADERS[language]()]);
      const all = Object.assign(first, later);
      this.#whole.add(language);
      this.#arrive.get(language)?.();
      return all;
    } catch (error) {
      this.#asked.delete(language);
      throw error;
    }
  }
}
