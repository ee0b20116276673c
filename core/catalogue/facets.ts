import type { AggregationBucket, Attribute } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { Facet, ListingQuery, ListSwitch } from './catalogue';
import { excludedOf, WITHOUT_CODE } from './excluded-value';
import { parsePriceRange } from './price-range';
import { priceRangeLabel } from './price-label';
import { OFFERED_SWITCHES, ON, switchFilter, switchOf } from './switches';

export interface FacetSource {
  readonly aggregations: Readonly<Record<string, readonly AggregationBucket[]>>;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly query: Pick<ListingQuery, 'filters' | 'scope'>;
  /** Display order; unnamed filters follow, price last. */
  readonly order: readonly string[];
  readonly currencySign: string;
  readonly total: number;
}

type FacetValue = Facet['values'][number];

/** Keeps chosen values without products, so that they can be removed. */
function withChosen(buckets: readonly AggregationBucket[], chosen: readonly string[]): readonly AggregationBucket[] {
  const known = new Set(buckets.map((bucket) => bucket.value));
  const lost = chosen.filter((value) => !known.has(value));
  return [...buckets, ...lost.map((value) => ({ value, label: value, count: 0 }))];
}

function inPriceOrder(buckets: readonly AggregationBucket[]): readonly AggregationBucket[] {
  const rank = ({ value }: AggregationBucket) => parsePriceRange(value)?.from ?? Infinity;
  return buckets.toSorted((a, b) => rank(a) - rank(b));
}

function priceFacet(source: FacetSource): Facet {
  const chosen = source.query.filters?.price ?? [];
  const offered = source.aggregations.price ?? [];
  const counted = withChosen(offered, chosen);
  // The catalogue does not count custom price ranges; a single one matches the whole list.
  const [only] = chosen;
  const known = counted.map((bucket) =>
    chosen.length === 1 && bucket.value === only && !offered.some(({ value }) => value === only)
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
      ...(excluded !== undefined && { isExcluded: true, count: source.total }),
      selected: chosen.includes(bucket.value),
      ...(option?.swatch !== undefined && { swatch: option.swatch }),
    };
  });
  const index = (value: FacetValue) => options.get(value.value)?.index ?? options.size;
  const ordered =
    code === 'size' || attribute.is_ordered === true ? values.toSorted((a, b) => index(a) - index(b)) : values;
  return { code, label: attribute.default_frontend_label ?? code, values: ordered };
}

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

function switchFacets({ query, total, aggregations }: FacetSource): readonly Facet[] {
  const filters = query.filters ?? {};
  const codes = new Set([...OFFERED_SWITCHES, ...Object.keys(filters)]);
  return [...codes].flatMap((code): readonly Facet[] => {
    const only = switchOf(code);
    if (only === undefined) return [];
    const selected = (lookUp(filters, code) ?? []).length > 0;
    const [counted] = lookUp(aggregations, switchFilter(code)?.attribute ?? code) ?? [];
    const count = selected ? total : (counted?.count ?? 0);
    const label = SWITCH_LABELS[only];
    return [{ code, only, label, values: [{ value: ON, label, count, selected }] }];
  });
}

/**
 * Hides facets that do not narrow the list. Switches stay while anything matches, to avoid flicker; sizes stay whenever
 * there are several.
 */
function isUseful({ code, only, values }: Facet, total: number): boolean {
  if (only !== undefined && only !== 'well-rated') return values.some((value) => value.selected || value.count > 0);
  if (code === 'size' && values.length > 1) return true;
  return values.some(({ selected, count }) => selected || (count !== total && (only === undefined || count > 0)));
}

/** Builds facets for described attributes that narrow the list or have a chosen value. */
export function buildFacets(source: FacetSource): readonly Facet[] {
  const counted = Object.keys(source.aggregations);
  const filtered = Object.keys(source.query.filters ?? {});
  const common = source.query.scope?.filters ?? [];
  const isCommon = (code: string) =>
    common.some(({ attribute, value }) => attribute === code && (value.in?.length ?? 1) < 2);
  const codes = [...new Set([...source.order, ...counted, ...filtered])].filter(
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
