import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from '../../outbox/messages/de/advance.json';
import en from '../../outbox/messages/en/advance.json';
import ru from '../../outbox/messages/ru/advance.json';
import uk from '../../outbox/messages/uk/advance.json';
import zh from '../../outbox/messages/zh/advance.json';

type AdvanceTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function advanceTextsOf(store: StoreView): TextOf<AdvanceTextKey> {
  return textsIn(TEXTS, store);
}
