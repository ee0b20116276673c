import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { en, type MessageKey, type Messages } from './messages-en';

export type TextParams = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, params?: TextParams) => string;
/** An amount in major units as the store shows it. */
export type PriceFormatter = (amount: number) => string;

interface Language {
  readonly translate: Translate;
  readonly price: PriceFormatter;
}

/** Makes the translator of one language: plural forms by `count`, parameters in braces, numbers in the locale's digits. */
export function createTranslate(messages: Messages, locale: string): Translate {
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  return (key, params = {}) => {
    const message = messages[key];
    const count = typeof params.count === 'number' ? params.count : 0;
    const form = typeof message === 'string' ? message : (message[plural.select(count)] ?? message.other ?? '');
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : typeof value === 'number' ? number.format(value) : value;
    });
  };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const LanguageContext = createContext<Language>({
  translate: createTranslate(en, 'en'),
  price: (amount) => dollars.format(amount),
});

interface Props {
  readonly messages: Messages;
  readonly locale: string;
  readonly price: PriceFormatter;
  readonly children: ReactNode;
}

export function TextProvider({ messages, locale, price, children }: Props) {
  const language = useMemo(() => ({ translate: createTranslate(messages, locale), price }), [messages, locale, price]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The interface's sentences: `t('listing.count', {count: 12})`. */
export function useText(): Translate {
  return useContext(LanguageContext).translate;
}

/** How the store writes an amount. */
export function usePrice(): PriceFormatter {
  return useContext(LanguageContext).price;
}
