const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long a session lasts without being used: 60 days. When it ends all the same is a setting. */
const IDLE_MS = 60 * DAY_MS;
const MOST_DAYS = 3650;
const CUSTOMER_DAYS = 180;
const STAFF_DAYS = 7;
const STAFF_IDLE_HOURS = 24;
const MOST_IDLE_HOURS = 24 * 60;

/** After how many days a session ends however often it is used, so that somebody signs in anew; of staff also after how many hours without use. */
export interface SessionLimits {
  /** Of customers; 180 by default. */
  readonly customerDays?: number;
  /** Of people whom a role lets do something of staff's; 7 by default. */
  readonly staffDays?: number;
  /** After how many hours without use a session of staff ends; 24 by default. */
  readonly staffIdleHours?: number;
}

/** The same in milliseconds. @throws RangeError naming the option that cannot be used */
export function sessionLimitsOf({
  customerDays = CUSTOMER_DAYS,
  staffDays = STAFF_DAYS,
  staffIdleHours = STAFF_IDLE_HOURS,
}: SessionLimits = {}) {
  if (!Number.isInteger(staffIdleHours) || staffIdleHours < 1 || staffIdleHours > MOST_IDLE_HOURS) {
    throw new RangeError(
      `option sessions.staffIdleHours must be a whole number of hours from 1 to ${MOST_IDLE_HOURS}, not ${staffIdleHours}`,
    );
  }
  return {
    customerMs: daysOf('customerDays', customerDays),
    staffMs: daysOf('staffDays', staffDays),
    idleMs: IDLE_MS,
    staffIdleMs: staffIdleHours * HOUR_MS,
  };
}

function daysOf(name: keyof SessionLimits, days: number): number {
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days * DAY_MS;
  throw new RangeError(`option sessions.${name} must be a whole number of days from 1 to ${MOST_DAYS}, not ${days}`);
}
