const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 3650;
const CUSTOMER_DAYS = 180;
const STAFF_DAYS = 7;

/** After how many days a session ends however often it is used, so that somebody signs in anew. */
export interface SessionLimits {
  /** Of customers; 180 by default. */
  readonly customerDays?: number;
  /** Of people whom a role lets do something of staff's; 7 by default. */
  readonly staffDays?: number;
}

/** The same in milliseconds. @throws RangeError naming the option that cannot be used */
export function sessionLimitsOf({ customerDays = CUSTOMER_DAYS, staffDays = STAFF_DAYS }: SessionLimits = {}) {
  return {
    customerMs: daysOf('customerDays', customerDays),
    staffMs: daysOf('staffDays', staffDays),
  };
}

function daysOf(name: keyof SessionLimits, days: number): number {
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days * DAY_MS;
  throw new RangeError(`option sessions.${name} must be a whole number of days from 1 to ${MOST_DAYS}, not ${days}`);
}
