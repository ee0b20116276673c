import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from '../../delivery/messages/de/delivery.json';
import en from '../../delivery/messages/en/delivery.json';
import ru from '../../delivery/messages/ru/delivery.json';
import uk from '../../delivery/messages/uk/delivery.json';
import zh from '../../delivery/messages/zh/delivery.json';

type Key = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export type DeliveryTextOf = TextOf<Key>;

export function deliveryTextsOf(store: StoreView): DeliveryTextOf {
  return textsIn(TEXTS, store);
}
