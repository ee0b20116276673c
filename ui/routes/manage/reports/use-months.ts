import { useState } from 'react';
import { dayAt } from '../../../../core/internal';
import { useTimeZone } from '../../../state/use-time-zone';
import { useDay } from './use-row-label';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
/** Months that can be chosen. */
const MONTHS = 36;

interface Months {
  readonly month: string;
  readonly months: readonly { readonly value: string; readonly label: string }[];
}

/** Returns the month of an address, or the previous one, and the months to choose from. */
export function useMonths(given: string): Months {
  const zone = useTimeZone();
  const [recent] = useState(() => monthsBefore(dayAt(Date.now(), zone)));
  const monthName = useDay('month');
  const month = MONTH.test(given) ? given : (recent[1] ?? given);
  const months = recent.includes(month) ? recent : [month, ...recent];
  return { month, months: months.map((one) => ({ value: one, label: monthName(`${one}-01`) })) };
}

/** This month and those before it, newest first. */
function monthsBefore(today: string): readonly string[] {
  const now = new Date(today);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
