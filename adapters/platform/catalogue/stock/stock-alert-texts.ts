import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/stock-alert.json';
import en from './messages/en/stock-alert.json';
import ru from './messages/ru/stock-alert.json';
import uk from './messages/uk/stock-alert.json';
import zh from './messages/zh/stock-alert.json';

type StockAlertTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function stockAlertTextsOf(store: StoreView): TextOf<StockAlertTextKey> {
  return textsIn(TEXTS, store);
}
