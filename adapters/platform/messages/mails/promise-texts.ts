import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from '../../outbox/messages/de/promise.json';
import en from '../../outbox/messages/en/promise.json';
import ru from '../../outbox/messages/ru/promise.json';
import uk from '../../outbox/messages/uk/promise.json';
import zh from '../../outbox/messages/zh/promise.json';

type PromiseTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function promiseTextsOf(store: StoreView): TextOf<PromiseTextKey> {
  return textsIn(TEXTS, store);
}
