/**
 * Money inside core is a whole number of minor units (cents). Decimals exist at the edge only: on the wire and
 * on the screen. Every function here takes or gives minor units unless it says otherwise.
 */

/** Minor units of one currency; a safe integer. */
export type Minor = number;

const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** Below it a number is written with all its digits, and with no others. */
const MOST_EXACT = 1e15;

/** Raised when a figure cannot be money: not finite, not a number, or beyond what can be counted exactly. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/** Rounds `numerator / denominator` to a whole number, halves away from zero, without leaving integers. */
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
 * Reads a decimal amount exactly as it is written: 19.99 gives 1999, '0.005' gives 1 with 2 digits.
 * @param decimal a finite number or decimal text in major units
 * @param digits fraction digits of the currency (default 2)
 * @throws MoneyError when it is not a finite decimal or too large to count
 */
export function toMinor(decimal: number | string, digits = 2): Minor {
  if (typeof decimal === 'number' && digits === 2) {
    // Almost every amount is a number of cents, which is exact as soon as it leads back to the very same number.
    const near = Math.round(decimal * 100);
    if (near / 100 === decimal && Math.abs(near) < MOST_EXACT) return near + 0; // never -0
  }
  const text = String(decimal).trim();
  const match = DECIMAL.exec(text);
  if (!match) throw new MoneyError(`Not an amount of money: ${text}`);
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match;
  const shift = digits + Number(exponent) - fraction.length;
  const magnitude = whole.length + fraction.length + shift; // the result lies below ten to this power
  if (magnitude < 0) return 0;
  if (magnitude > 40) throw new MoneyError(`Amount out of range: ${text}`);
  const unscaled = BigInt(sign + whole + fraction);
  const scaled = shift >= 0 ? unscaled * 10n ** BigInt(shift) : divideRounded(unscaled, 10n ** BigInt(-shift));
  return toSafe(scaled, text);
}

/** Decimal text with exactly `digits` fraction digits: 1999 gives '19.99'. */
export function toDecimalText(minor: Minor, digits = 2): string {
  const sign = minor < 0 ? '-' : '';
  const text = Math.abs(minor)
    .toString()
    .padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The decimal number that goes over the wire: 1999 gives 19.99. Only for output, never for arithmetic. */
export function toDecimal(minor: Minor, digits = 2): number {
  return Number(toDecimalText(minor, digits));
}

/**
 * `percent` of an amount, rounded half away from zero. The percentage may have decimals: 7.25 of 1000 is 73.
 * @param percent a finite decimal, for instance a tax rate or a discount
 */
export function percentOf(amount: Minor, percent: number | string): Minor {
  const scaled = toMinor(percent, 6);
  return toSafe(divideRounded(BigInt(amount) * BigInt(scaled), 10n ** 8n), `${percent}% of ${amount}`);
}

/** Like `percentOf`, rounded up to the next multiple of `step` minor units (S §5, discounts are rounded up). */
export function percentOfRoundedUp(amount: Minor, percent: number | string, step: Minor = 1): Minor {
  const product = BigInt(amount) * BigInt(toMinor(percent, 6));
  const unit = 10n ** 8n * BigInt(step);
  const up = product > 0n ? (product + unit - 1n) / unit : product / unit;
  return toSafe(up * BigInt(step), `${percent}% of ${amount}`);
}

/** The part of a gross amount that is tax at `rate` percent: 1200 at 20 gives 200. */
export function taxInside(gross: Minor, rate: number | string): Minor {
  const scaled = BigInt(toMinor(rate, 6));
  return toSafe(divideRounded(BigInt(gross) * scaled, 10n ** 8n + scaled), `tax ${rate}% in ${gross}`);
}

/** The tax on top of a net amount at `rate` percent: 1000 at 20 gives 200. */
export function taxOn(net: Minor, rate: number | string): Minor {
  return percentOf(net, rate);
}
