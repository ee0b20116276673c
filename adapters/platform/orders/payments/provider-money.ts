import { currencyDigits, MONEY_DIGITS } from '../../../../core/kernel/currency';
import { divideRounded } from '../../../../core/kernel/money';
import type { Money } from '../../ports/orders/payment-provider';

/** Converts to the currency's own minor units, rounding if it has no decimals: 500 yen are 500 yen, not 50,000. */
export function providerMoney(amount: number, currency: string): Money {
  return { amount: scaled(amount, currencyDigits(currency) - MONEY_DIGITS), currency };
}

/** Converts provider money to shop minor units. */
export function shopAmount({ amount, currency }: Money): number {
  return scaled(amount, MONEY_DIGITS - currencyDigits(currency));
}

function scaled(amount: number, digits: number): number {
  if (digits === 0) return amount;
  const power = 10n ** BigInt(Math.abs(digits));
  return Number(digits > 0 ? BigInt(amount) * power : divideRounded(BigInt(amount), power));
}
