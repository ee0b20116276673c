import type { Pair } from '../../../usage/kinds';
import { UsageError } from '../../../usage/usage-error';

const NONE = 'none';
const LISTS: ReadonlySet<string> = new Set(['add_categories', 'remove_categories']);
const ATTRIBUTE = 'attributes.';
const AMOUNT = /^([+-]?)(\d+(?:\.\d+)?)(%?)$/;

/**
 * Reads the `--set` values of a bulk edit; the contract checks the result.
 * @throws UsageError if a price or stock cannot be read, or its price is missing
 */
export function readChanges(pairs: readonly Pair[]): Readonly<Record<string, unknown>> {
  const given = new Map(pairs.map(({ key, value }) => [key, value] as const));
  const attributes = pairs.filter(({ key }) => key.startsWith(ATTRIBUTE));
  for (const { key } of pairs) mustHavePrice(key, given);
  const plain = pairs.filter(({ key }) => !key.includes('.') && !PARTS.has(key));
  return {
    ...Object.fromEntries(plain.map(({ key, value }) => [key, valueOf(key, value)])),
    ...(given.has('price') && { price: { ...amountOf('price', given), ...endingOf('price', given) } }),
    ...(given.has('special_price') && { special_price: specialOf(given) }),
    ...(given.has('cost') && { cost: given.get('cost') === NONE ? null : given.get('cost') }),
    ...(given.has('stock') && { stock: stockOf(given.get('stock') ?? '') }),
    ...(attributes.length > 0 && {
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key.slice(ATTRIBUTE.length), value === NONE ? [] : listOf(value)]),
      ),
    }),
  };
}

const PARTS: ReadonlySet<string> = new Set([
  ...['price', 'price_ending', 'cost', 'stock'],
  ...['special_price', 'special_price_ending', 'special_from', 'special_to'],
]);

const ALONE: ReadonlySet<string> = new Set(['price', 'cost', 'stock']);

/** Endings and days belong to a price, which is read with them. */
function mustHavePrice(key: string, given: Given): void {
  const price = key === 'price_ending' ? 'price' : 'special_price';
  if (!ALONE.has(key) && PARTS.has(key) && !given.has(price)) throw new UsageError(`--set ${key} needs --set ${price}`);
}

function valueOf(key: string, value: string): unknown {
  if (LISTS.has(key)) return listOf(value).map(Number);
  if (value === NONE) return null;
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}

function listOf(value: string): readonly string[] {
  return value.split(',').map((one) => one.trim());
}

type Given = ReadonlyMap<string, string>;

/** '+10%' and '-5' are steps, '19.90' is the price itself. */
function amountOf(key: 'price' | 'special_price', given: Given) {
  const [, sign = '', value, percent] = AMOUNT.exec(given.get(key) ?? '') ?? [];
  if (value === undefined) throw new UsageError(`--set ${key} must be an amount or a step, such as 19.90, -5 or +10%`);
  if (percent === '%') return { by: 'percent', value: `${sign === '-' ? '-' : ''}${value}` };
  return sign === '' ? { by: 'set', value } : { by: 'amount', value: `${sign === '-' ? '-' : ''}${value}` };
}

function endingOf(key: string, given: Given) {
  const ending = given.get(`${key}_ending`);
  return ending === undefined ? {} : { ending };
}

function specialOf(given: Given) {
  if (given.get('special_price') === NONE) return null;
  const [from, to] = [given.get('special_from'), given.get('special_to')];
  return {
    ...amountOf('special_price', given),
    ...endingOf('special_price', given),
    ...(from !== undefined && { special_from: dayOf(from) }),
    ...(to !== undefined && { special_to: dayOf(to) }),
  };
}

function dayOf(text: string): string | null {
  return text === NONE ? null : text;
}

function stockOf(text: string) {
  if (!/^[+-]?\d{1,8}$/.test(text)) throw new UsageError('--set stock must be units or a step, such as 10, +5 or -5');
  return { by: /^\d/.test(text) ? 'set' : 'add', value: Number(text) };
}
