import { lookUp } from '../../../core/kernel/look-up';
import { fillIn } from '../../../core/kernel/shop-error';
import type { StoreView } from '../../../core/store-views';
import type { Language } from '../ports/catalogue-data';
import { languageOf } from './language';

/** A sentence by its key, with what stands in braces filled in. */
export type TextOf<Key extends string> = (key: Key, params?: Readonly<Record<string, string | number>>) => string;

/** Sentences in the language of a store; one that is not there is named by its key. Pure. */
export function textsIn<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
  store: StoreView,
): TextOf<Key> {
  const spoken = texts[languageOf(store)];
  return (key, params = {}) => fillIn(lookUp(spoken, key) ?? key, params);
}
