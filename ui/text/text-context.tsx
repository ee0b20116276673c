import { createContext, use, useContext, useMemo, type ReactNode } from 'react';
import { lookUp } from '../../core';
import { untilLoaded } from '../loading/until-loaded';
import type { Message, MessageKey, Words } from './messages-en';

/** What is put into the places of a text. */
export type TextParams = Readonly<Record<string, string | number>>;
/** The text of a key, with what is put into its places. */
export type Translate = (key: MessageKey, params?: TextParams) => string;
/** The sentence of a key that may have none. */
export type Say = (key: string, params?: TextParams) => string | undefined;
/** An amount in major units as the store shows it. */
export type PriceFormatter = (amount: number) => string;

interface Language {
  readonly translate: Translate;
  readonly price: PriceFormatter;
  readonly say: Say;
  readonly locale: string;
  readonly goods: string | undefined;
  readonly later: LaterWords;
}

/** The sentences that no first page says. Code that uses one waits for them, so that none is ever missing. */
export interface LaterWords {
  areHere(): boolean;
  /** Resolves when they are here. */
  load(): Promise<unknown>;
  /** The same for who does not ask for them. */
  arrival(): Promise<unknown>;
}
const ALL_HERE: LaterWords = { areHere: () => true, load: () => Promise.resolve(), arrival: () => Promise.resolve() };

const translators = new WeakMap<Words, Map<string, Translate>>();

/**
 * The translator of one language: plural forms by `count`, parameters in braces, numbers in the locale's digits. The same
 * one for the same language: a server makes pages for many shoppers, and the rules of a language are dear to make.
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

/** The translator of any catalogue. @param messageOf what stands under a key */
export function makeTranslate<Key extends string>(
  messageOf: (key: Key) => Message | undefined,
  locale: string,
): (key: Key, params?: TextParams) => string {
  let plural: Intl.PluralRules | undefined;
  let number: Intl.NumberFormat | undefined;
  return (key, params) => {
    const message = messageOf(key) ?? ''; // a key is nothing to show to anybody
    if (typeof message === 'string' && params === undefined) return message;
    const count = typeof params?.count === 'number' ? params.count : 0;
    const form =
      typeof message === 'string'
        ? message
        : (message[(plural ??= new Intl.PluralRules(locale)).select(count)] ?? message.other ?? '');
    return fillIn(form, params, (value) => (number ??= new Intl.NumberFormat(locale)).format(value));
  };
}

/** What the core says by code, where it is here. */
export type CoreText = (key: string) => string | undefined;
const noCoreText: CoreText = () => undefined;

/** A translator for keys that were put together from data: a code of the core, a total of the server. */
export function createSay(messages: Words, locale: string, coreText: CoreText = noCoreText): Say {
  const translate = createTranslate(messages, locale);
  const isKnown = (key: string): key is MessageKey => Object.hasOwn(messages, key);
  return (key, params) => {
    if (isKnown(key)) return translate(key, params);
    const text = coreText(key);
    return text === undefined
      ? undefined
      : fillIn(text, params, (value) => new Intl.NumberFormat(locale).format(value));
  };
}

// No language stands here: it would be in every page, beside the one that the page is in.
const LanguageContext = createContext<Language | null>(null);

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('A component with words needs a TextProvider around it');
  return language;
}

interface Props {
  readonly messages: Words;
  readonly locale: string;
  /** BCP 47: of the store, where the interface speaks another language than its goods. */
  readonly goods?: string | undefined;
  readonly price: PriceFormatter;
  /** Stays the same between renders. */
  readonly coreText?: CoreText;
  /** Where `messages` has only what a first page says, the way to the rest. Stays the same between renders. */
  readonly later?: LaterWords;
  readonly children: ReactNode;
}

/** Gives the components below it the texts of a language and the way that prices are written, for `useText` and `usePrice`. */
export function TextProvider({ messages, locale, goods, price, coreText, later = ALL_HERE, children }: Props) {
  const language = useMemo<Language>(
    () => ({
      translate: createTranslate(messages, locale),
      price,
      say: createSay(messages, locale, coreText),
      locale,
      goods,
      later,
    }),
    [messages, locale, goods, price, coreText, later],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The interface's sentences: `t('listing.count', {count: 12})`. */
export function useText(): Translate {
  return useLanguage().translate;
}

/** The sentence of a key that was put together from data, if there is one. */
export function useSay(): Say {
  return useLanguage().say;
}

/** BCP 47: whose sentences and numbers these are. */
export function useLocale(): string {
  return useLanguage().locale;
}

/** The `lang` of what the store says of its goods; undefined where the page is in that language (WCAG 3.1.2). */
export function useGoodsLang(): string | undefined {
  return useLanguage().goods;
}

/** How the store writes an amount. */
export function usePrice(): PriceFormatter {
  return useLanguage().price;
}

/** The way to the sentences that no first page says, for code that loads what uses them. */
export function useLaterWords(): LaterWords {
  return useLanguage().later;
}

const waits = new WeakMap<LaterWords, Promise<unknown>>();

/**
 * Suspends a component until the sentences that no first page says are here. A lost network takes nothing down: they are asked for
 * again when it is back.
 * @param way 'arrival' for a part that the server has made: it stands until they come with the first sign of a shopper
 */
export function useAllWords(way: 'load' | 'arrival' | 'never' = 'load'): void {
  const { later } = useLanguage();
  if (way === 'never') return;
  // The same one for every render, that after the waiting too: React renders a component again with all that it used.
  const wait = waits.get(later) ?? (later.areHere() ? undefined : WAYS[way](later));
  if (wait === undefined) return;
  waits.set(later, wait);
  use(wait);
}

const WAYS: Readonly<Record<'load' | 'arrival', (later: LaterWords) => Promise<unknown>>> = {
  load: (later) => new Promise((here) => untilLoaded(() => later.load(), { here })),
  arrival: (later) => later.arrival(),
};
