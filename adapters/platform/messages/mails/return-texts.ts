import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/return.json';
import en from './messages/en/return.json';
import ru from './messages/ru/return.json';
import uk from './messages/uk/return.json';
import zh from './messages/zh/return.json';

type ReturnTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function returnTextsOf(store: StoreView): TextOf<ReturnTextKey> {
  return textsIn(TEXTS, store);
}
