import { lookUp } from '../../../../core/kernel/look-up';
import { fillIn } from '../../../../core/kernel/shop-error';
import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { formOf, type Message } from '../../../../core/kernel/message-form';
import { languageOf } from './language';

export type TextOf<Key extends string> = (key: Key, params?: Readonly<Record<string, string | number>>) => string;

/** Returns the translator of a store; unknown keys are returned as they are. */
export function textsIn<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, Message>>>>,
  store: StoreView,
): TextOf<Key> {
  const language = languageOf(store);
  const spoken = texts[language];
  const plural = (count: number) => new Intl.PluralRules(language).select(count);
  return (key, params = {}) => fillIn(formOf(lookUp<Message>(spoken, key) ?? key, params, plural), params);
}
