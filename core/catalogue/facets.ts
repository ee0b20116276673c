import type { AggregationBucket, Attribute } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { Facet, ListingQuery, ListSwitch } from './catalogue';
import { excludedOf, WITHOUT_CODE } from './excluded-value';
import { PRICE_RANGES } from './price-range';
import { priceRangeLabel } from './price-label';
import { OFFERED_SWITCHES, ON, switchFilter, switchOf } from './switches';

export interface FacetSource {
  readonly aggregations: Readonly<Record<string, readonly AggregationBucket[]>>;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly query: Pick<ListingQuery, 'filters' | 'scope'>;
  /** Filters in the order in which they are shown; those not named come after, price last. */
  readonly order: readonly string[];
  readonly currencySign: string;
  /** Products of the listing. */
  readonly total: number;
}

type FacetValue = Facet['values'][number];

/** Chosen values that no product has: still shown, with the count 0, so that they can be taken back. */
function withChosen(buckets: readonly AggregationBucket[], chosen: readonly string[]): readonly AggregationBucket[] {
  const known = new Set(buckets.map((bucket) => bucket.value));
  const lost = chosen.filter((value) => !known.has(value));
  return [...buckets, ...lost.map((value) => ({ value, label: value, count: 0 }))];
}

function inPriceOrder(buckets: readonly AggregationBucket[]): readonly AggregationBucket[] {
  const rank = (value: string) => {
    const at = PRICE_RANGES.indexOf(value);
    return at < 0 ? PRICE_RANGES.length : at;
  };
  return [...buckets].sort((a, b) => rank(a.value) - rank(b.value));
}

function priceFacet(source: FacetSource): Facet {
  const chosen = source.query.filters?.price ?? [];
  const counted = withChosen(source.aggregations.price ?? [], chosen);
  // A range that the shopper has named is not counted by the catalogue; the only one chosen has the whole list.
  const [only] = chosen;
  const known = counted.map((bucket) =>
    chosen.length === 1 && bucket.value === only && !PRICE_RANGES.includes(only)
      ? { ...bucket, count: source.total }
      : bucket,
  );
  const buckets = inPriceOrder(known);
  return {
    code: 'price',
    label: source.attributes.get('price')?.default_frontend_label ?? 'Price',
    values: buckets
      .filter((bucket) => bucket.count > 0 || chosen.includes(bucket.value))
      .map((bucket) => ({
        ...bucket,
        label: priceRangeLabel(bucket.value, source.currencySign),
        selected: chosen.includes(bucket.value),
      })),
  };
}

function attributeFacet(code: string, attribute: Attribute, source: FacetSource): Facet {
  const chosen = lookUp(source.query.filters, code) ?? [];
  const options = new Map(attribute.options.map((option, index) => [option.value, { ...option, index }] as const));
  const values = withChosen(lookUp(source.aggregations, code) ?? [], chosen).map((bucket): FacetValue => {
    const excluded = excludedOf(bucket.value);
    const option = options.get(excluded ?? bucket.value);
    return {
      ...bucket,
      label: option?.label ?? excluded ?? bucket.label,
      // An excluded value counts the whole list.
      ...(excluded !== undefined && { isExcluded: true, count: source.total }),
      selected: chosen.includes(bucket.value),
      ...(option?.swatch !== undefined && { swatch: option.swatch }),
    };
  });
  // Sizes run from small to large, as the attribute lists them; everything else stays by count.
  const index = (value: FacetValue) => options.get(value.value)?.index ?? options.size;
  const ordered = code === 'size' ? values.toSorted((a, b) => index(a) - index(b)) : values;
  return { code, label: attribute.default_frontend_label ?? code, values: ordered };
}

/** Words that none of the list may have, each to be taken away. */
function withoutFacets({ query, total }: FacetSource): readonly Facet[] {
  const words = query.filters?.[WITHOUT_CODE] ?? [];
  if (words.length === 0) return [];
  const values = words.map((word) => ({ value: word, label: word, count: total, selected: true, isExcluded: true }));
  return [{ code: WITHOUT_CODE, label: 'Without', values }];
}

const SWITCH_LABELS: Readonly<Record<ListSwitch, string>> = {
  new: 'New',
  sale: 'On sale',
  'in-stock': 'In stock',
  bestsellers: 'Bestsellers',
  unisex: 'Unisex',
  'well-rated': '4 stars and up',
};

/** What a list can be limited to with one press: what the shop offers, and what is on already, so that it can be taken back. */
function switchFacets({ query, total, aggregations }: FacetSource): readonly Facet[] {
  const filters = query.filters ?? {};
  const codes = new Set([...OFFERED_SWITCHES, ...Object.keys(filters)]);
  return [...codes].flatMap((code): readonly Facet[] => {
    const only = switchOf(code);
    if (only === undefined) return [];
    const selected = (lookUp(filters, code) ?? []).length > 0;
    // The catalogue counts it by the name of its own member. What is on has the whole list.
    const [counted] = lookUp(aggregations, switchFilter(code)?.attribute ?? code) ?? [];
    const count = selected ? total : (counted?.count ?? 0);
    const label = SWITCH_LABELS[only];
    return [{ code, only, label, values: [{ value: ON, label, count, selected }] }];
  });
}

/**
 * Whether a click leads anywhere. A switch stands while there is something behind it, though it be the whole list: one that came and
 * went with each choice would be looked for; that of ratings only where some of the list are rated lower, since most lists are praised. Of a facet a value is chosen already, or one of them has fewer products than the list ("Men" below Men has
 * not). Sizes always stand where there is more than one: where every dress is made in all of them, it is still the size that a
 * shopper looks for, and the next one sold out makes a difference.
 */
function isUseful({ code, only, values }: Facet, total: number): boolean {
  if (only !== undefined && only !== 'well-rated') return values.some((value) => value.selected || value.count > 0);
  if (code === 'size' && values.length > 1) return true;
  return values.some(({ selected, count }) => selected || (count !== total && (only === undefined || count > 0)));
}

/**
 * The facets of a listing: only attributes that the shop describes, and only those that narrow the list or have something to
 * take back.
 */
export function buildFacets(source: FacetSource): readonly Facet[] {
  const counted = Object.keys(source.aggregations);
  const filtered = Object.keys(source.query.filters ?? {});
  const common = source.query.scope?.filters ?? [];
  const isCommon = (code: string) =>
    common.some(({ attribute, value }) => attribute === code && (value.in?.length ?? 1) < 2);
  const codes = [...new Set([...source.order, ...counted, ...filtered])].filter(
    // What all of them have in common chooses nothing.
    (code) => code !== 'price' && switchOf(code) === undefined && !isCommon(code),
  );
  const facets = codes.flatMap((code) => {
    const attribute = source.attributes.get(code);
    return attribute ? [attributeFacet(code, attribute, source)] : [];
  });
  const switches = switchFacets(source).filter(({ code }) => !isCommon(switchFilter(code)?.attribute ?? code));
  return [...facets, ...withoutFacets(source), ...switches, priceFacet(source)].filter((facet) =>
    isUseful(facet, source.total),
  );
}
