import { SENT_STEP } from './order-status';
import { toMinor, type Minor } from '../../kernel/money';

/** Units from which staff must check an unpaid order. */
export const LARGE_UNITS = 20;

const LARGE_DUE = { CNY: 7000, EUR: 1000, RUB: 90_000, UAH: 40_000, USD: 1000, other: 1000 } as const;

export const LARGE_DUE_CURRENCIES: readonly string[] = Object.keys(LARGE_DUE).filter((code) => code !== 'other');

export function largeDue(currency: string): Minor {
  const major = Object.entries(LARGE_DUE).find(([code]) => code === currency)?.[1] ?? LARGE_DUE.other;
  return toMinor(major);
}

export interface LargeUnpaidFacts {
  readonly isOpen: boolean;
  readonly paysFirst: boolean;
  /** 0–5. */
  readonly step: number;
  readonly units: number;
  /** In minor units. */
  readonly due: Minor;
  readonly currency: string;
}

/**
 * Returns true for unsent orders payable later with unusually many units or a high value; staff should verify the buyer
 * first.
 */
export function isLargeUnpaid({ isOpen, paysFirst, step, units, due, currency }: LargeUnpaidFacts): boolean {
  return isOpen && !paysFirst && step < SENT_STEP && (units >= LARGE_UNITS || due >= largeDue(currency));
}
