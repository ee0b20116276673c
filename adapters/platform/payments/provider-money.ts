import { divideRounded } from '../../../core/kernel/money';
import type { Money } from '../ports/payment-provider';

/** Fraction digits that every amount of the shop is kept with. */
const SHOP_DIGITS = 2;

/** Fraction digits of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. */
function digitsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? SHOP_DIGITS;
}

/** An amount of the shop in the minor units of its currency; what a currency without decimals cannot pay is rounded. Pure. */
export function providerMoney(amount: number, currency: string): Money {
  return { amount: scaled(amount, digitsOf(currency) - SHOP_DIGITS), currency };
}

/** The other way. Pure. */
export function shopAmount({ amount, currency }: Money): number {
  return scaled(amount, SHOP_DIGITS - digitsOf(currency));
}

function scaled(amount: number, digits: number): number {
  if (digits === 0) return amount;
  const power = 10n ** BigInt(Math.abs(digits));
  return Number(digits > 0 ? BigInt(amount) * power : divideRounded(BigInt(amount), power));
}
