import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from '../../outbox/messages/de/stock-alert.json';
import en from '../../outbox/messages/en/stock-alert.json';
import ru from '../../outbox/messages/ru/stock-alert.json';
import uk from '../../outbox/messages/uk/stock-alert.json';
import zh from '../../outbox/messages/zh/stock-alert.json';

type StockAlertTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function stockAlertTextsOf(store: StoreView): TextOf<StockAlertTextKey> {
  return textsIn(TEXTS, store);
}
