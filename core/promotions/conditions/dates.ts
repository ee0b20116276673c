import { isInSpecialPriceWindow, saleDaysIn } from '../../pricing';
import type { Condition } from './condition';

/** Dates are read like those of special prices: days of the shop, and the end day is included. */
export const startDate: Condition = {
  reason: 'not_started',
  isMet: ({ starts_at: from }, { now, timeZone }) =>
    isInSpecialPriceWindow(saleDaysIn({ special_from_date: from }, timeZone), now),
};

export const endDate: Condition = {
  reason: 'ended',
  isMet: ({ ends_at: to }, { now, timeZone }) =>
    isInSpecialPriceWindow(saleDaysIn({ special_to_date: to }, timeZone), now),
};
