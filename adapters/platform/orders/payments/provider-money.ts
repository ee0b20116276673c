import { divideRounded } from '../../../../core/kernel/money';
import type { Money } from '../../ports/orders/payment-provider';

const SHOP_DIGITS = 2;

function digitsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? SHOP_DIGITS;
}

/** Converts to the currency's own minor units, rounding if it has no decimals. */
export function providerMoney(amount: number, currency: string): Money {
  return { amount: scaled(amount, digitsOf(currency) - SHOP_DIGITS), currency };
}

/** Converts provider money to shop minor units. */
export function shopAmount({ amount, currency }: Money): number {
  return scaled(amount, SHOP_DIGITS - digitsOf(currency));
}

function scaled(amount: number, digits: number): number {
  if (digits === 0) return amount;
  const power = 10n ** BigInt(Math.abs(digits));
  return Number(digits > 0 ? BigInt(amount) * power : divideRounded(BigInt(amount), power));
}
