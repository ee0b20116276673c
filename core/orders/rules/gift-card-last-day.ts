import { dayAt } from '../../kernel/calendar-days';
import { UTC } from '../../kernel/is-time-zone';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the last day on which a gift card counts to its end, 'YYYY-MM-DD'. Cards of earlier versions end at midnight
 * UTC, which may fall within a day of the shop: theirs is the day before in UTC.
 * @param expiresAt first moment after the card, in milliseconds since the epoch
 * @param timeZone of the shop
 */
export function giftCardLastDay(expiresAt: number, timeZone: string): string {
  return dayAt(expiresAt - 1, expiresAt % DAY_MS === 0 ? UTC : timeZone);
}
