import { currencyDigits } from '../../../core/kernel/currency';
import type { Money } from '../../platform/ports/orders/payment-provider';

/** Zero-decimal currencies of Stripe (docs.stripe.com/currencies). */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Three-decimal currencies; the last digit must be 0. */
const THREE = new Set('BHD JOD KWD OMR TND'.split(' '));

function digitsOf(currency: string): number {
  if (WHOLE.has(currency)) return 0;
  return THREE.has(currency) ? 3 : 2;
}

/** Converts to Stripe's units, which deviate from ISO 4217 for some: 500 ISK is 50000. */
export function toStripe({ amount, currency }: Money): number {
  return Math.round(amount * 10 ** (digitsOf(currency) - currencyDigits(currency)));
}

/**
 * Converts from Stripe's units.
 * @param currency lower case, as in Stripe
 */
export function fromStripe(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return { amount: Math.round(amount * 10 ** (currencyDigits(code) - digitsOf(code))), currency: code };
}
