import { SENT_STEP } from './order-status';
import { toMinor, type Minor } from '../kernel/money';

/** Units in an unpaid order from which staff is asked to look at it: four times what a guest may hold of one article. */
export const LARGE_UNITS = 20;

/** Due amount from which staff is asked to look, in major units; `other` for currencies that are not named. About the same in each. */
const LARGE_DUE = { CNY: 7000, EUR: 1000, RUB: 90_000, UAH: 40_000, USD: 1000, other: 1000 } as const;

/** Currencies whose amount is their own. */
export const LARGE_DUE_CURRENCIES: readonly string[] = Object.keys(LARGE_DUE).filter((code) => code !== 'other');

/** Due amount in minor units from which an unpaid order counts as large. Pure. */
export function largeDue(currency: string): Minor {
  const major = Object.entries(LARGE_DUE).find(([code]) => code === currency)?.[1] ?? LARGE_DUE.other;
  return toMinor(major);
}

/** Facts that decide whether staff is asked to look at an order. */
export interface LargeUnpaidFacts {
  /** It is neither paid nor cancelled. */
  readonly isOpen: boolean;
  /** It is paid on a payment page, which has a time of its own. */
  readonly paysFirst: boolean;
  /** From 0 to 5. */
  readonly step: number;
  /** Units that it holds. */
  readonly units: number;
  /** In minor units. */
  readonly due: Minor;
  readonly currency: string;
}

/**
 * Returns true for an order by cash on delivery or bank transfer that is not sent yet and holds unusually many units, or an unusually high value, unpaid:
 * somebody should find out who ordered before it is packed. Pure.
 */
export function isLargeUnpaid({ isOpen, paysFirst, step, units, due, currency }: LargeUnpaidFacts): boolean {
  return isOpen && !paysFirst && step < SENT_STEP && (units >= LARGE_UNITS || due >= largeDue(currency));
}
