import { hasBit, intersectInto, members, type Bitset } from './text/bitset';
import { ownersInStock } from './conditions';
import type { Attribute, CatalogueData } from './data';
import type { FilterPlan, Match } from './plan';
import type { Aggregation, CountedRange, FacetValue, IndexFilter, RangeBucket, RangeFacet } from './query';

/**
 * Counts products per value, ignoring the attribute's own filter; one unit must match everything. Selected values are
 * listed even at 0.
 */
export function countValues(plan: FilterPlan, { attribute, size }: Aggregation): FacetValue[] {
  const known = plan.data.attributes.get(attribute);
  if (known === undefined) return [];
  const stocked = plan.stocked.has(attribute) ? ownersInStock(plan.data, known) : null;
  const counts = plan.counts(attribute, (match) =>
    known.level === 'product'
      ? countByProduct(known, { ...match, products: both(match.products, stocked) })
      : countByUnit(plan.data, known, { ...match, units: stocked === null ? match.units : both(stocked, match.units) }),
  );
  const chosen = chosenValues(plan.filters, attribute);
  const order = [...counts.keys()].filter((value) => (counts[value] ?? 0) > 0);
  order.sort((left, right) => (counts[right] ?? 0) - (counts[left] ?? 0) || left - right);
  const kept = size < 0 ? order : order.slice(0, size);
  const listed = new Set(kept);
  known.values.forEach((value, at) => {
    if (chosen.has(value) && !listed.has(at)) kept.push(at);
  });
  return kept.map((value) => ({ value: known.values[value] ?? '', count: counts[value] ?? 0 }));
}

export function countRanges(plan: FilterPlan, { attribute, buckets }: RangeFacet): CountedRange[] {
  const { data } = plan;
  const byUnit = attribute === data.priceField;
  const column = byUnit ? data.unitPrices : data.numbers.get(attribute);
  if (column === undefined) return buckets.map((bucket) => ({ ...bucket, count: 0 }));
  const places = { column, starts: byUnit ? data.unitStarts : null };
  const counts = plan.counts(attribute, (match) => countBuckets(places, buckets, match), buckets);
  return buckets.map((bucket, at) => ({ ...bucket, count: counts[at] ?? 0 }));
}

interface Places {
  readonly column: Float64Array;
  readonly starts: Uint32Array | null;
}

function countBuckets({ column, starts }: Places, buckets: readonly RangeBucket[], match: Match): Uint32Array {
  const counts = new Uint32Array(buckets.length);
  const seen = new Uint32Array(buckets.length);
  const from = Float64Array.from(buckets, (bucket) => bucket.from ?? -Infinity);
  const to = Float64Array.from(buckets, (bucket) => bucket.to ?? Infinity);
  for (const product of members(match.products)) {
    const end = starts === null ? product + 1 : (starts[product + 1] ?? 0);
    let previous = NaN;
    for (let at = starts === null ? product : (starts[product] ?? 0); at < end; at += 1) {
      const number = column[at] ?? NaN;
      if (number === previous || (starts !== null && match.units !== null && !hasBit(match.units, at))) continue;
      previous = number;
      for (let bucket = 0; bucket < counts.length; bucket += 1) {
        if (seen[bucket] === product + 1 || !(number >= (from[bucket] ?? 0) && number < (to[bucket] ?? 0))) continue;
        seen[bucket] = product + 1;
        counts[bucket] = (counts[bucket] ?? 0) + 1;
      }
    }
  }
  return counts;
}

function both(bits: Bitset, others: Bitset | null): Bitset {
  if (others === null) return bits;
  const common = bits.slice();
  intersectInto(common, others);
  return common;
}

function countByProduct({ values, lists }: Attribute, match: Match): Uint32Array {
  const counts = new Uint32Array(values.length);
  const seen = new Uint32Array(values.length);
  for (const product of members(match.products)) {
    const end = lists.offsets[product + 1] ?? 0;
    for (let at = lists.offsets[product] ?? 0; at < end; at += 1) {
      const value = lists.values[at] ?? 0;
      if (seen[value] === product + 1) continue;
      seen[value] = product + 1;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function countByUnit(data: CatalogueData, { values, lists }: Attribute, match: Match): Uint32Array {
  const counts = new Uint32Array(values.length);
  const seen = new Uint32Array(values.length);
  for (const product of members(match.products)) {
    const lastUnit = data.unitStarts[product + 1] ?? 0;
    for (let unit = data.unitStarts[product] ?? 0; unit < lastUnit; unit += 1) {
      if (match.units !== null && !hasBit(match.units, unit)) continue;
      const end = lists.offsets[unit + 1] ?? 0;
      for (let at = lists.offsets[unit] ?? 0; at < end; at += 1) {
        const value = lists.values[at] ?? 0;
        if (seen[value] === product + 1) continue;
        seen[value] = product + 1;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
  }
  return counts;
}

function chosenValues(filters: readonly IndexFilter[], attribute: string): Set<string> {
  const chosen = new Set<string>();
  for (const filter of filters) {
    if (filter.attribute !== attribute) continue;
    if (filter.value.eq !== undefined) chosen.add(String(filter.value.eq));
    for (const value of filter.value.in ?? []) chosen.add(String(value));
  }
  return chosen;
}
