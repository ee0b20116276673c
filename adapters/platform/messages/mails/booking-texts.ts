import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from '../../outbox/messages/de/booking.json';
import en from '../../outbox/messages/en/booking.json';
import ru from '../../outbox/messages/ru/booking.json';
import uk from '../../outbox/messages/uk/booking.json';
import zh from '../../outbox/messages/zh/booking.json';

type BookingTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function bookingTextsOf(store: StoreView): TextOf<BookingTextKey> {
  return textsIn(TEXTS, store);
}
