import { addBit, emptyBitset, fullBitset, intersectInto, removeBit } from './text/bitset';
import type { Bitset } from './text/bitset';
import type { Attribute, CatalogueData } from './data';
import type { FilterScalar, FilterValue, IndexFilter, RangeBucket } from './query';

export interface Condition {
  readonly attribute: string;
  readonly level: 'product' | 'unit';
  readonly bits: Bitset;
}

export const STOCK_ATTRIBUTE = 'stock.is_in_stock';

export function ownersInStock(data: CatalogueData, { level }: Attribute): Bitset {
  return level === 'product' ? data.productStock : data.unitStock;
}

export function inStockToo(data: CatalogueData, filter: IndexFilter, condition: Condition): Condition {
  const known = data.attributes.get(filter.attribute);
  if (known === undefined || !isPositive(filter.value) || known.level !== condition.level) return condition;
  const bits = condition.bits.slice();
  intersectInto(bits, ownersInStock(data, known));
  return { ...condition, bits };
}

export function answerFilter(data: CatalogueData, { attribute, value }: IndexFilter): Condition {
  if (attribute === 'sku') return { attribute, level: 'product', bits: productsBySku(data, value) };
  if (attribute === 'configurable_children.sku') return { attribute, level: 'unit', bits: variantsBySku(data, value) };
  if (attribute === data.priceField) return { attribute, level: 'unit', bits: byNumber(data.unitPrices, value) };
  const known = data.attributes.get(attribute);
  const column = attribute === 'id' ? data.ids : data.numbers.get(attribute);
  if (column !== undefined && (known === undefined || comparesNumbers(value))) {
    return { attribute, level: 'product', bits: byNumber(column, value) };
  }
  if (known !== undefined) return { attribute, level: known.level, bits: byAttribute(known, value) };
  return { attribute, level: 'product', bits: unknownAttribute(data.products, value) };
}

export function stockFilter(value: FilterValue): 'in' | 'out' | 'any' | 'none' {
  const test = numberTest(value, (scalar) =>
    scalar === true || scalar === 'true' ? 1 : scalar === false || scalar === 'false' ? 0 : Number(scalar),
  );
  if (test(1)) return test(0) ? 'any' : 'in';
  return test(0) ? 'out' : 'none';
}

function comparesNumbers({ gt, gte, lt, lte, ranges }: FilterValue): boolean {
  return gt !== undefined || gte !== undefined || lt !== undefined || lte !== undefined || ranges !== undefined;
}

function isPositive(value: FilterValue): boolean {
  return value.eq !== undefined || value.in !== undefined || comparesNumbers(value);
}

function numberTest(
  value: FilterValue,
  toNumber: (scalar: FilterScalar) => number = Number,
): (number: number) => boolean {
  const { eq, gt, gte, lt, lte } = value;
  const wanted = eq === undefined ? undefined : toNumber(eq);
  const anyOf = value.in === undefined ? undefined : new Set(value.in.map(toNumber));
  const noneOf = new Set(value.nin?.map(toNumber));
  const above = gt === undefined ? -Infinity : toNumber(gt);
  const from = gte === undefined ? -Infinity : toNumber(gte);
  const below = lt === undefined ? Infinity : toNumber(lt);
  const to = lte === undefined ? Infinity : toNumber(lte);
  const compares = comparesNumbers(value);
  return (number) => {
    if (wanted !== undefined && number !== wanted) return false;
    if (anyOf !== undefined && !anyOf.has(number)) return false;
    if (noneOf.has(number)) return false;
    if (!compares) return true;
    if (value.ranges !== undefined && !isInRange(number, value.ranges)) return false;
    return (
      number >= from && number <= to && (gt === undefined || number > above) && (lt === undefined || number < below)
    );
  };
}

function isInRange(number: number, ranges: readonly RangeBucket[]): boolean {
  return ranges.some(({ from = -Infinity, to = Infinity }) => number >= from && number < to);
}

/** NaN (missing) matches `nin` only. */
function byNumber(column: Float64Array, value: FilterValue): Bitset {
  const bits = emptyBitset(column.length);
  const test = numberTest(value);
  const positive = isPositive(value);
  for (let at = 0; at < column.length; at += 1) {
    const number = column[at] ?? NaN;
    if (Number.isNaN(number) ? !positive : test(number)) addBit(bits, at);
  }
  return bits;
}

/** One value must meet all conditions, and none may be excluded. */
function byAttribute({ values, lists }: Attribute, value: FilterValue): Bitset {
  const owners = lists.offsets.length - 1;
  const bits = emptyBitset(owners);
  const positive = isPositive(value);
  const test = valueTest(value);
  const wanted = Uint8Array.from(values, (candidate) => (positive && test(candidate) ? 1 : 0));
  const excluded = new Set(value.nin?.map(String));
  const unwanted = Uint8Array.from(values, (candidate) => (excluded.has(candidate) ? 1 : 0));
  for (let owner = 0; owner < owners; owner += 1) {
    let met = !positive;
    const end = lists.offsets[owner + 1] ?? 0;
    for (let at = lists.offsets[owner] ?? 0; at < end; at += 1) {
      const number = lists.values[at] ?? 0;
      if (unwanted[number] === 1) {
        met = false;
        break;
      }
      if (wanted[number] === 1) met = true;
    }
    if (met) addBit(bits, owner);
  }
  return bits;
}

function valueTest(value: FilterValue): (candidate: string) => boolean {
  const anyOf = value.in === undefined ? undefined : new Set(value.in.map(String));
  const equal = value.eq === undefined ? undefined : String(value.eq);
  const inRange = comparesNumbers(value)
    ? numberTest({ gt: value.gt, gte: value.gte, lt: value.lt, lte: value.lte, ranges: value.ranges })
    : undefined;
  return (candidate) =>
    (equal === undefined || candidate === equal) &&
    (anyOf === undefined || anyOf.has(candidate)) &&
    (inRange === undefined || (candidate.trim() !== '' && inRange(Number(candidate))));
}

function productsBySku(data: CatalogueData, value: FilterValue): Bitset {
  return bySku(data.products, value, (sku) =>
    data.skus.exactly(sku).flatMap(({ product, unit }) => (unit < 0 ? [product] : [])),
  );
}

function variantsBySku(data: CatalogueData, value: FilterValue): Bitset {
  return bySku(data.units, value, (sku) => data.skus.exactly(sku).flatMap(({ unit }) => (unit < 0 ? [] : [unit])));
}

function bySku(size: number, value: FilterValue, find: (sku: string) => number[]): Bitset {
  let bits: Bitset | undefined;
  for (const skus of [value.eq === undefined ? undefined : [value.eq], value.in]) {
    if (skus === undefined) continue;
    const found = emptyBitset(size);
    for (const sku of skus) for (const at of find(String(sku))) addBit(found, at);
    if (bits !== undefined) intersectInto(found, bits);
    bits = found;
  }
  if (comparesNumbers(value)) return emptyBitset(size);
  bits ??= fullBitset(size);
  for (const sku of value.nin ?? []) for (const at of find(String(sku))) removeBit(bits, at);
  return bits;
}

function unknownAttribute(size: number, value: FilterValue): Bitset {
  return isPositive(value) ? emptyBitset(size) : fullBitset(size);
}
