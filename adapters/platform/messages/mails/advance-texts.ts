import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/advance.json';
import en from './messages/en/advance.json';
import ru from './messages/ru/advance.json';
import uk from './messages/uk/advance.json';
import zh from './messages/zh/advance.json';

type AdvanceTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function advanceTextsOf(store: StoreView): TextOf<AdvanceTextKey> {
  return textsIn(TEXTS, store);
}
