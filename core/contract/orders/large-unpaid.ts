import { SENT_STEP } from './order-status';
import { toMinor, type Minor } from '../../kernel/money';
import { roughRate } from '../../kernel/rough-rate';

/** Units from which staff must check an unpaid order. */
export const LARGE_UNITS = 20;

/** In major units of about a US dollar. */
const LARGE_DUE = 1000;

export function largeDue(currency: string): Minor {
  return toMinor(LARGE_DUE * roughRate(currency));
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
