import { isInSpecialPriceWindow } from '../../pricing';
import type { Condition } from './condition';

/** Dates are read like those of special prices: UTC without an offset, and the end day is included. */
export const startDate: Condition = {
  reason: 'not_started',
  isMet: ({ starts_at: from }, { now }) => isInSpecialPriceWindow({ special_from_date: from }, now),
};

export const endDate: Condition = {
  reason: 'ended',
  isMet: ({ ends_at: to }, { now }) => isInSpecialPriceWindow({ special_to_date: to }, now),
};
