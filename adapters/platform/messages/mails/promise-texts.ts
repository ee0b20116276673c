import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/promise.json';
import en from './messages/en/promise.json';
import ru from './messages/ru/promise.json';
import uk from './messages/uk/promise.json';
import zh from './messages/zh/promise.json';

type PromiseTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function promiseTextsOf(store: StoreView): TextOf<PromiseTextKey> {
  return textsIn(TEXTS, store);
}
