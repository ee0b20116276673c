import type { Money } from '../../platform/ports/payment-provider';

/** Currencies that Stripe counts without decimals (docs.stripe.com/currencies). */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** And those that it counts with three; the last digit has to be 0. */
const THREE = new Set('BHD JOD KWD OMR TND'.split(' '));

function digitsOf(currency: string): number {
  if (WHOLE.has(currency)) return 0;
  return THREE.has(currency) ? 3 : 2;
}

/** By ISO 4217, as the port counts. Some differ: Stripe takes 500 ISK as 50000. */
function isoDigitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount as Stripe counts it. Pure. */
export function toStripe({ amount, currency }: Money): number {
  return Math.round(amount * 10 ** (digitsOf(currency) - isoDigitsOf(currency)));
}

/** An amount as the port counts it. @param currency as Stripe writes it, in small letters */
export function fromStripe(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return { amount: Math.round(amount * 10 ** (isoDigitsOf(code) - digitsOf(code))), currency: code };
}
