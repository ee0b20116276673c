import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/delivery.json';
import en from './messages/en/delivery.json';
import ru from './messages/ru/delivery.json';
import uk from './messages/uk/delivery.json';
import zh from './messages/zh/delivery.json';

type Key = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export type DeliveryTextOf = TextOf<Key>;

export function deliveryTextsOf(store: StoreView): DeliveryTextOf {
  return textsIn(TEXTS, store);
}
