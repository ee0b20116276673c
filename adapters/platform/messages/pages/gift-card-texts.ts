import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from '../../pages/messages/de/gift-card.json';
import en from '../../pages/messages/en/gift-card.json';
import ru from '../../pages/messages/ru/gift-card.json';
import uk from '../../pages/messages/uk/gift-card.json';
import zh from '../../pages/messages/zh/gift-card.json';

type GiftCardTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function giftCardTextsOf(store: StoreView): TextOf<GiftCardTextKey> {
  return textsIn(TEXTS, store);
}
