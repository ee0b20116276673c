import { MoneyError, type Minor } from './money';

/**
 * Splits an amount by weights; parts always sum to the whole (largest remainder). All-zero weights split evenly.
 * @param step parts are multiples of it (`currencyStep`), except for what the amount itself has beyond; default 1
 * @throws MoneyError on a negative weight, or a non-zero amount without weights
 */
export function allocate(amount: Minor, weights: readonly number[], step: Minor = 1): Minor[] {
  const beyond = amount % step;
  const parts = split((amount - beyond) / step, weights).map((part) => (part === 0 ? 0 : part * step));
  if (beyond === 0) return parts;
  const largest = parts.reduce((best, part, at) => (Math.abs(part) > Math.abs(parts[best] ?? 0) ? at : best), 0);
  return parts.map((part, at) => (at === largest ? part + beyond : part));
}

function split(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    if (amount === 0) return [];
    throw new MoneyError('No parts to split an amount over');
  }
  if (weights.some((weight) => weight < 0 || !Number.isSafeInteger(weight))) {
    throw new MoneyError('Weights must be whole numbers of at least 0');
  }
  const used = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights;
  const total = used.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const sign = amount < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const parts = used.map((weight, index) => {
    const share = whole * BigInt(weight);
    return { index, floor: share / total, rest: share % total };
  });
  let left = Number(whole - parts.reduce((acc, part) => acc + part.floor, 0n));
  const result = parts.map((part) => Number(part.floor));
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const part of byRest) {
    if (left <= 0) break;
    result[part.index] = (result[part.index] ?? 0) + 1;
    left -= 1;
  }
  return result.map((part) => (part === 0 ? 0 : sign * part));
}
