import { lookUp } from '../../../../core/kernel/look-up';
import { fillIn } from '../../../../core/kernel/shop-error';
import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { languageOf } from './language';

export type TextOf<Key extends string> = (key: Key, params?: Readonly<Record<string, string | number>>) => string;

/** Returns the translator of a store; unknown keys are returned as they are. */
export function textsIn<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
  store: StoreView,
): TextOf<Key> {
  const spoken = texts[languageOf(store)];
  return (key, params = {}) => fillIn(lookUp(spoken, key) ?? key, params);
}
