import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from '../../outbox/messages/de/return.json';
import en from '../../outbox/messages/en/return.json';
import ru from '../../outbox/messages/ru/return.json';
import uk from '../../outbox/messages/uk/return.json';
import zh from '../../outbox/messages/zh/return.json';

type ReturnTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function returnTextsOf(store: StoreView): TextOf<ReturnTextKey> {
  return textsIn(TEXTS, store);
}
