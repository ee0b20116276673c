const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const IDLE_MS = 60 * DAY_MS;
const MAX_DAYS = 3650;
const CUSTOMER_DAYS = 180;
const STAFF_DAYS = 7;
const STAFF_IDLE_HOURS = 24;
const MAX_IDLE_HOURS = 24 * 60;

export interface SessionLimits {
  /** Default 180. */
  readonly customerDays?: number;
  /** Default 7. */
  readonly staffDays?: number;
  /** Idle timeout in hours; default 24. */
  readonly staffIdleHours?: number;
}

export function sessionLimitsOf({
  customerDays = CUSTOMER_DAYS,
  staffDays = STAFF_DAYS,
  staffIdleHours = STAFF_IDLE_HOURS,
}: SessionLimits = {}) {
  if (!Number.isInteger(staffIdleHours) || staffIdleHours < 1 || staffIdleHours > MAX_IDLE_HOURS) {
    throw new RangeError(
      `option sessions.staffIdleHours must be a whole number of hours from 1 to ${MAX_IDLE_HOURS}, not ${staffIdleHours}`,
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
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days * DAY_MS;
  throw new RangeError(`option sessions.${name} must be a whole number of days from 1 to ${MAX_DAYS}, not ${days}`);
}
