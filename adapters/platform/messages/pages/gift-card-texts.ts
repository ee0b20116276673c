import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/gift-card.json';
import en from './messages/en/gift-card.json';
import ru from './messages/ru/gift-card.json';
import uk from './messages/uk/gift-card.json';
import zh from './messages/zh/gift-card.json';

type GiftCardTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function giftCardTextsOf(store: StoreView): TextOf<GiftCardTextKey> {
  return textsIn(TEXTS, store);
}
