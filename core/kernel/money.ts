/** Core computes in integer minor units; decimals occur only on the wire and on screen. */

export type Minor = number;

const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

const MAX_EXACT = 1e15;

export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/** Divides and rounds half away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new MoneyError('Division by zero');
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}

function toSafe(value: bigint, source: string): Minor {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new MoneyError(`Amount out of range: ${source}`);
  return result;
}

/**
 * Parses a decimal exactly: 19.99 gives 1999.
 * @param decimal major units
 * @param digits fraction digits (default 2)
 * @throws MoneyError if not finite or too large
 */
export function toMinor(decimal: number | string, digits = 2): Minor {
  if (typeof decimal === 'number' && digits === 2) {
    const near = Math.round(decimal * 100);
    if (near / 100 === decimal && Math.abs(near) < MAX_EXACT) return near + 0;
  }
  const text = String(decimal).trim();
  const match = DECIMAL.exec(text);
  if (!match) throw new MoneyError(`Not an amount of money: ${text}`);
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match;
  const shift = digits + Number(exponent) - fraction.length;
  const magnitude = whole.length + fraction.length + shift;
  if (magnitude < 0) return 0;
  if (magnitude > 40) throw new MoneyError(`Amount out of range: ${text}`);
  const unscaled = BigInt(sign + whole + fraction);
  const scaled = shift >= 0 ? unscaled * 10n ** BigInt(shift) : divideRounded(unscaled, 10n ** BigInt(-shift));
  return toSafe(scaled, text);
}

/** Formats exactly `digits` fraction digits: 1999 gives '19.99'. */
export function toDecimalText(minor: Minor, digits = 2): string {
  const sign = minor < 0 ? '-' : '';
  const text = Math.abs(minor)
    .toString()
    .padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** For output only, never for arithmetic. */
export function toDecimal(minor: Minor, digits = 2): number {
  return Number(toDecimalText(minor, digits));
}

/**
 * Rounds half away from zero: 7.25 percent of 1000 is 73.
 * @param step the result is a multiple of it (`currencyStep`); default 1
 */
export function percentOf(amount: Minor, percent: number | string, step: Minor = 1): Minor {
  const product = BigInt(amount) * BigInt(toMinor(percent, 6));
  return toSafe(inSteps(product, 10n ** 8n, step), `${percent}% of ${amount}`);
}

function inSteps(numerator: bigint, denominator: bigint, step: Minor): bigint {
  return divideRounded(numerator, denominator * BigInt(step)) * BigInt(step);
}

/** Rounds half away from zero to a multiple of `step`. */
export function roundTo(amount: Minor, step: Minor): Minor {
  return step === 1 ? amount : toSafe(inSteps(BigInt(amount), 1n, step), `${amount} in steps of ${step}`);
}

/** Rounds up to a multiple of `step` minor units. */
export function percentOfRoundedUp(amount: Minor, percent: number | string, step: Minor = 1): Minor {
  const product = BigInt(amount) * BigInt(toMinor(percent, 6));
  const unit = 10n ** 8n * BigInt(step);
  const up = product > 0n ? (product + unit - 1n) / unit : product / unit;
  return toSafe(up * BigInt(step), `${percent}% of ${amount}`);
}

/** Returns the tax within a gross amount: 1200 at 20 gives 200. */
export function taxInside(gross: Minor, rate: number | string, step: Minor = 1): Minor {
  const scaled = BigInt(toMinor(rate, 6));
  return toSafe(inSteps(BigInt(gross) * scaled, 10n ** 8n + scaled, step), `tax ${rate}% in ${gross}`);
}

/** Returns the tax on a net amount: 1000 at 20 gives 200. */
export function taxOn(net: Minor, rate: number | string, step: Minor = 1): Minor {
  return percentOf(net, rate, step);
}
