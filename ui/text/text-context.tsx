import { createContext, use, useContext, useMemo, type ReactNode } from 'react';
import { formOf, type Message } from '../../core/internal';
import { lookUp } from '../../core/shopper';
import { untilLoaded } from '../loading/until-loaded';
import type { MessageKey, Words } from './message-keys';
import type { StorefrontPlaceholders } from './placeholders/storefront';

/** Values for the placeholders of a text. */
export type TextParams = Readonly<Record<string, string | number>>;
/** Arguments of a text: a value for each of its placeholders. */
type TextArguments<Key, Placeholders> = Key extends keyof Placeholders
  ? [params: TextParams & Readonly<Record<Placeholders[Key] & string, string | number>>]
  : [params?: TextParams];
/** Translator of a catalogue. */
export type TextOf<Keys extends string, Placeholders> = <Key extends Keys>(
  key: Key,
  ...params: TextArguments<Key, Placeholders>
) => string;
/** Returns a text with its placeholders filled. */
export type Translate = TextOf<MessageKey, StorefrontPlaceholders>;
/** Returns the text of a key, if any. */
export type Format = (key: string, params?: TextParams) => string | undefined;
/** Formats an amount in major units in the store's currency. */
export type PriceFormatter = (amount: number) => string;

interface Language {
  readonly translate: Translate;
  readonly price: PriceFormatter;
  readonly format: Format;
  readonly locale: string;
  readonly goods: string | undefined;
  readonly later: LaterWords;
}

/** Texts that no first page shows. */
export interface LaterWords {
  areHere(): boolean;
  load(): Promise<unknown>;
  /** Resolves when loaded, without starting to load. */
  arrival(): Promise<unknown>;
}
const ALL_HERE: LaterWords = { areHere: () => true, load: () => Promise.resolve(), arrival: () => Promise.resolve() };

const translators = new WeakMap<Words, Map<string, Translate>>();

/**
 * Returns the translator of a language: forms by number or choice, placeholders in braces, localized numbers. Cached,
 * because plural rules are expensive to create.
 */
export function createTranslate(messages: Words, locale: string): Translate {
  const known = translators.get(messages) ?? new Map<string, Translate>();
  translators.set(messages, known);
  const translate = known.get(locale) ?? makeTranslate((key) => messages[key], locale);
  known.set(locale, translate);
  return translate;
}

function fillIn(sentence: string, params: TextParams | undefined, write: (value: number) => string): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = lookUp(params, name);
    return typeof value === 'number' ? write(value) : (value ?? whole);
  });
}

export function makeTranslate<Key extends string>(
  messageOf: (key: Key) => Message | undefined,
  locale: string,
): (key: Key, params?: TextParams) => string {
  let plural: Intl.PluralRules | undefined;
  let number: Intl.NumberFormat | undefined;
  const pluralOf = (count: number) => (plural ??= new Intl.PluralRules(locale)).select(count);
  return (key, params) => {
    const message = messageOf(key) ?? ''; // never show a key
    if (typeof message === 'string' && params === undefined) return message;
    const text = formOf(message, params, pluralOf);
    return fillIn(text, params, (value) => (number ??= new Intl.NumberFormat(locale)).format(value));
  };
}

export type CoreText = (key: string) => Message | undefined;
const noCoreText: CoreText = () => undefined;

/** Translates keys built from data, such as codes, which may lack a text. */
export function createFormat(messages: Words, locale: string, coreText: CoreText = noCoreText): Format {
  const messageOf = (key: string) => lookUp<Message | undefined>(messages, key) ?? coreText(key);
  const translate = makeTranslate(messageOf, locale);
  return (key, params) => (messageOf(key) === undefined ? undefined : translate(key, params));
}

// No default: it would put one language into every page.
const LanguageContext = createContext<Language | null>(null);

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('A component with words needs a TextProvider around it');
  return language;
}

interface Props {
  readonly messages: Words;
  readonly locale: string;
  /** BCP 47 language of the store, if it differs from the interface. */
  readonly goods?: string | undefined;
  readonly price: PriceFormatter;
  /** Must be stable. */
  readonly coreText?: CoreText;
  /** Set if `messages` has first-page texts only. Must be stable. */
  readonly later?: LaterWords;
  readonly children: ReactNode;
}

/** Provides texts and price formatting to the hooks below. */
export function TextProvider({ messages, locale, goods, price, coreText, later = ALL_HERE, children }: Props) {
  const language = useMemo<Language>(
    () => ({
      translate: createTranslate(messages, locale),
      price,
      format: createFormat(messages, locale, coreText),
      locale,
      goods,
      later,
    }),
    [messages, locale, goods, price, coreText, later],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Returns the translator: `t('listing.count', {count: 12})`. */
export function useText(): Translate {
  return useLanguage().translate;
}

/** Returns a translator for keys that may lack a text. */
export function useFormat(): Format {
  return useLanguage().format;
}

/** BCP 47 locale of texts and numbers. */
export function useLocale(): string {
  return useLanguage().locale;
}

/** Returns the `lang` attribute for product texts; undefined if it is the page's language (WCAG 3.1.2). */
export function useGoodsLang(): string | undefined {
  return useLanguage().goods;
}

/** Returns the store's price formatter. */
export function usePrice(): PriceFormatter {
  return useLanguage().price;
}

export function useLaterWords(): LaterWords {
  return useLanguage().later;
}

const waits = new WeakMap<LaterWords, Promise<unknown>>();

/**
 * Suspends until all texts are loaded; retries on reconnect.
 * @param way 'arrival' keeps server markup until the first interaction
 */
export function useAllWords(way: 'load' | 'arrival' | 'never' = 'load'): void {
  const { later } = useLanguage();
  if (way === 'never') return;
  // A stable promise: React retries the render with it after suspending.
  const wait = waits.get(later) ?? (later.areHere() ? undefined : WAYS[way](later));
  if (wait === undefined) return;
  waits.set(later, wait);
  use(wait);
}

const WAYS: Readonly<Record<'load' | 'arrival', (later: LaterWords) => Promise<unknown>>> = {
  load: (later) => new Promise((here) => untilLoaded(() => later.load(), { here })),
  arrival: (later) => later.arrival(),
};
