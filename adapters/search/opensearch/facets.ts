import type {
  CountedRange,
  FacetValue,
  IndexFilter,
  IndexQuery,
  RangeBucket,
} from '../../platform/ports/catalogue/search';
import { listOf, member, numberOf, type Json } from './client';
import { IN_STOCK, nested, STOCK_ATTRIBUTE, type Clause, type Conditions, type KnownNames } from './filters';
import { fieldOf } from './layout';

const MAX_VALUES = 10_000;
const PRODUCTS = { products: { reverse_nested: {} } };

/** Each facet ignores its own filters; one unit must match everything. */
export function aggregationsOf(query: IndexQuery, conditions: Conditions, known: KnownNames): object {
  const aggs: [string, object][] = [];
  (query.aggregations ?? []).forEach(({ attribute }, at) => {
    if (!known.attributes.has(attribute)) return;
    const stocked = query.stocked?.includes(attribute) === true ? [{ term: { 'u.stock': true } }] : [];
    const units = [...unitsBut(conditions, attribute), ...stocked];
    const field = fieldOf(attribute);
    const counted =
      units.length === 0
        ? { values: { terms: { field: `all.${field}`, size: MAX_VALUES } } }
        : inUnits(units, { values: { terms: { field: `u.a.${field}`, size: MAX_VALUES }, aggs: PRODUCTS } });
    aggs.push([`f${String(at)}`, { filter: productsBut(conditions, attribute), aggs: counted }]);
  });
  (query.ranges ?? []).forEach(({ attribute, buckets }, at) => {
    aggs.push([
      `r${String(at)}`,
      {
        filter: productsBut(conditions, attribute),
        aggs: rangeAggs(attribute, buckets, unitsBut(conditions, attribute)),
      },
    ]);
  });
  if (query.countInStock === true) aggs.push(['stock', inStockAgg(conditions)]);
  return Object.fromEntries(aggs);
}

function inStockAgg(conditions: Conditions): object {
  const units = [...unitsBut(conditions, STOCK_ATTRIBUTE), IN_STOCK];
  return { filter: { bool: { filter: [productsBut(conditions, STOCK_ATTRIBUTE), nested(units)] } } };
}

export function readInStock(query: IndexQuery, answer: Json): { readonly inStock?: number } {
  if (query.countInStock !== true) return {};
  return { inStock: numberOf(member(answer, 'aggregations', 'stock', 'doc_count')) };
}

function rangeAggs(attribute: string, buckets: readonly RangeBucket[], units: readonly Clause[]): object {
  const field = attribute === 'final_price' ? 'u.price' : `n.${fieldOf(attribute)}`;
  const counted = buckets.map(({ from, to }, at) => {
    const within = { range: { [field]: { gte: from, lt: to } } };
    const all = attribute === 'final_price' ? [...units, within] : units;
    const filter = attribute === 'final_price' ? [] : [within];
    return [`b${String(at)}`, { filter: { bool: { filter: [...filter, ...(all.length > 0 ? [nested(all)] : [])] } } }];
  });
  return Object.fromEntries(counted) as object; // sound: pairs of a name and an aggregation
}

function inUnits(units: readonly Clause[], aggs: object): object {
  return { units: { nested: { path: 'u' }, aggs: { met: { filter: { bool: { filter: units } }, aggs } } } };
}

function unitsBut({ unit }: Conditions, attribute: string): readonly Clause[] {
  return unit.filter((condition) => condition.attribute !== attribute).map(({ clause }) => clause);
}

function productsBut({ product }: Conditions, attribute: string): Clause {
  return {
    bool: { filter: product.filter((condition) => condition.attribute !== attribute).map(({ clause }) => clause) },
  };
}

export function readFacets(query: IndexQuery, answer: Json): Record<string, FacetValue[]> {
  const facets = (query.aggregations ?? []).map(({ attribute, size }, at): [string, FacetValue[]] => {
    const agg = member(answer, 'aggregations', `f${String(at)}`);
    const direct = member(agg, 'values', 'buckets');
    const buckets = listOf(direct ?? member(agg, 'units', 'met', 'values', 'buckets'));
    const counted = buckets.map((bucket) => ({
      value: String(member(bucket, 'key')),
      count: numberOf(member(bucket, 'products', 'doc_count') ?? member(bucket, 'doc_count')),
    }));
    counted.sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
    const kept = size < 0 ? counted : counted.slice(0, size);
    if (agg === undefined) return [attribute, kept];
    for (const value of chosenValues(query.filters ?? [], attribute)) {
      if (kept.some((one) => one.value === value)) continue;
      kept.push(counted.find((one) => one.value === value) ?? { value, count: 0 });
    }
    return [attribute, kept];
  });
  return Object.fromEntries(facets);
}

export function readRanges(query: IndexQuery, answer: Json): Record<string, CountedRange[]> {
  const ranges = (query.ranges ?? []).map(({ attribute, buckets }, at): [string, CountedRange[]] => [
    attribute,
    buckets.map((bucket, nth) => ({
      ...bucket,
      count: numberOf(member(answer, 'aggregations', `r${String(at)}`, `b${String(nth)}`, 'doc_count')),
    })),
  ]);
  return Object.fromEntries(ranges);
}

function chosenValues(filters: readonly IndexFilter[], attribute: string): ReadonlySet<string> {
  const own = filters.filter((filter) => filter.attribute === attribute);
  return new Set(
    own.flatMap(({ value }) => [...(value.eq === undefined ? [] : [value.eq]), ...(value.in ?? [])].map(String)),
  );
}
