import { plainAmount } from '../../../../core/internal';

/** Parses '12', '12.5' or '12,50' in the decimals of its currency; empty is 0, invalid is undefined. Pure. */
export function amountOf(typed: string, currency: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return 0;
  const match = /^\d{1,9}(?:\.(\d+))?$/.exec(text);
  const [, decimals = ''] = plainAmount(0, currency).split('.');
  if (match === null || (match[1] ?? '').length > decimals.length) return undefined;
  const [amount, hundredths] = [Number(text), Number(text) * 100];
  // A third decimal must be 0: the shop computes in hundredths.
  return Math.abs(Math.round(hundredths) - hundredths) < 1e-4 ? amount : undefined;
}

/** Sums amounts without floating-point errors. Pure. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
