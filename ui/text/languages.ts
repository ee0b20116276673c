import type { Message } from '../../core/internal';
import type { StoreView } from '../../core/shopper';
import { lookUp } from '../../core/shopper';
import type { FirstMessages, LaterMessages, Messages, Words } from './message-keys';

const LOADERS = {
  de: async (): Promise<FirstMessages> => (await import('./messages/de/first.json')).default,
  en: async (): Promise<FirstMessages> => (await import('./messages/en/first.json')).default,
  ru: async (): Promise<FirstMessages> => (await import('./messages/ru/first.json')).default,
  uk: async (): Promise<FirstMessages> => (await import('./messages/uk/first.json')).default,
  zh: async (): Promise<FirstMessages> => (await import('./messages/zh/first.json')).default,
} as const;

const LATER_LOADERS: Readonly<Record<InterfaceLanguage, () => Promise<LaterMessages>>> = {
  de: async () => (await import('./messages/de/later.json')).default,
  en: async () => (await import('./messages/en/later.json')).default,
  ru: async () => (await import('./messages/ru/later.json')).default,
  uk: async () => (await import('./messages/uk/later.json')).default,
  zh: async () => (await import('./messages/zh/later.json')).default,
};

/** A language of the interface. */
export type InterfaceLanguage = keyof typeof LOADERS;

async function coreTexts(language: InterfaceLanguage): Promise<Readonly<Record<string, Message>>> {
  return (await import('./core-text-loaders')).CORE_TEXTS[language]();
}

/** Writing direction of each language. */
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

/** Falls back to the tag without region, then to English. */
export function languageOf(tag: string): InterfaceLanguage {
  const language = tag.split('-')[0]?.toLowerCase() ?? '';
  return isInterfaceLanguage(language) ? language : 'en';
}

/** Returns the store's locale if it has this language, else the language. */
export function localeOf(language: InterfaceLanguage, { i18n }: Pick<StoreView, 'i18n'>): string {
  return i18n.defaultLocale.split('-')[0] === language ? i18n.defaultLocale : language;
}

/**
 * Returns the source files of a language for the build manifest.
 * @param amount from `wordsOf` in app/page-words
 */
export function messagesModules(language: InterfaceLanguage, amount: 'first' | 'all'): readonly string[] {
  const first = `ui/text/messages/${language}/first.json`;
  return amount === 'first' ? [first] : [first, `ui/text/messages/${language}/later.json`];
}

/** Shared by all shoppers; holds texts only. */
export class TextRegistry {
  /** Objects keep their identity when texts are added, to avoid renders. */
  readonly #words = new Map<InterfaceLanguage, Words>();
  readonly #asked = new Map<InterfaceLanguage, Promise<Messages>>();
  readonly #whole = new Set<InterfaceLanguage>();
  readonly #core = new Map<InterfaceLanguage, Readonly<Record<string, Message>>>();
  readonly #arrive = new Map<InterfaceLanguage, () => void>();

  get(language: InterfaceLanguage): Words | undefined {
    return this.#words.get(language);
  }

  hasAll(language: InterfaceLanguage): boolean {
    return this.#whole.has(language);
  }

  /** Resolves when all texts are loaded; does not start loading. */
  arrival(language: InterfaceLanguage): Promise<void> {
    return new Promise((resolve) => this.#arrive.set(language, resolve));
  }

  coreText(language: InterfaceLanguage, key: string): Message | undefined {
    const texts = this.#core.get(language);
    return lookUp(texts, key);
  }

  /** Never rejects; the fallback is core's English. */
  async loadCore(language: InterfaceLanguage): Promise<void> {
    if (this.#core.has(language)) return;
    const texts = await coreTexts(language).catch(() => undefined);
    if (texts !== undefined) this.#core.set(language, texts);
  }

  /** A failed load is retried by the next call. */
  load(language: InterfaceLanguage): Promise<Messages> {
    const asked = this.#asked.get(language) ?? this.#loadAll(language);
    this.#asked.set(language, asked);
    return asked;
  }

  /** Loads everything if all texts of any language were requested. */
  async loadFirst(language: InterfaceLanguage): Promise<Words> {
    const words = await this.#loadFirst(language);
    return this.#asked.size > 0 ? this.load(language) : words;
  }

  async #loadFirst(language: InterfaceLanguage): Promise<Words> {
    const loaded = this.#words.get(language) ?? (await LOADERS[language]());
    const words = this.#words.get(language) ?? { ...loaded }; // a concurrent call may have been faster
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
