import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/booking.json';
import en from './messages/en/booking.json';
import ru from './messages/ru/booking.json';
import uk from './messages/uk/booking.json';
import zh from './messages/zh/booking.json';

type BookingTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function bookingTextsOf(store: StoreView): TextOf<BookingTextKey> {
  return textsIn(TEXTS, store);
}
