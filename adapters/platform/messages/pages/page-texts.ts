import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/page.json';
import en from './messages/en/page.json';
import ru from './messages/ru/page.json';
import uk from './messages/uk/page.json';
import zh from './messages/zh/page.json';

export type PageTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export type PageTextOf = TextOf<PageTextKey>;

export function pageTextsOf(store: StoreView): PageTextOf {
  return textsIn(TEXTS, store);
}

export function isSumKey(key: string): key is PageTextKey & `sum.${string}` {
  return key.startsWith('sum.') && Object.hasOwn(en, key);
}
