import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/invoice.json';
import en from './messages/en/invoice.json';
import ru from './messages/ru/invoice.json';
import uk from './messages/uk/invoice.json';
import zh from './messages/zh/invoice.json';

const TEXTS = { de, en, ru, uk, zh };

export type InvoiceTextOf = TextOf<keyof typeof en>;

export function invoiceTextsOf(store: StoreView): InvoiceTextOf {
  return textsIn(TEXTS, store);
}
