/** Parses '12', '12.5' or '12,50'; empty is 0, invalid is undefined. Pure. */
export function amountOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return 0;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** Sums amounts without floating-point errors. Pure. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
