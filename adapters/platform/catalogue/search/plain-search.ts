import { lookUp } from '../../../../core/kernel/look-up';
import { meets as meetsValues } from './match-document';
import type {
  FacetValue,
  IndexDocument,
  IndexFilter,
  IndexHit,
  IndexQuery,
  IndexResult,
  IndexVariant,
} from '../../ports/catalogue/search';

type Unit = Pick<IndexVariant, 'attributes' | 'inStock' | 'price'> & { readonly sku?: string };

interface Found {
  readonly document: IndexDocument;
  readonly unit: Unit;
}

const STOCK = 'stock.is_in_stock';

/**
 * Fallback search by scanning while the search engine is down: filters and facets are exact, words match literally, no
 * typo correction.
 */
export function plainSearch(documents: readonly IndexDocument[], query: IndexQuery): IndexResult {
  const worded = withWords(documents, query.text).filter(
    (document) => !(query.without ?? []).some((word) => hasWords(document, word)),
  );
  const found = matches(worded, query, query.filters ?? []).sort((left, right) => compare(left, right, query));
  const { from = 0, size = 50 } = query;
  return {
    total: found.length,
    hits: found.slice(from, size === -1 ? undefined : from + size).map(hitOf),
    aggregations: Object.fromEntries(
      (query.aggregations ?? []).map(({ attribute, size: max }) => [attribute, facet(worded, query, attribute, max)]),
    ),
    ranges: Object.fromEntries(
      (query.ranges ?? []).map(({ attribute, buckets }) => [
        attribute,
        buckets.map((bucket) => {
          const own = { attribute, value: { ranges: [bucket] } };
          return { ...bucket, count: matches(worded, query, [...othersThan(query, attribute), own]).length };
        }),
      ]),
    ),
    ...(query.countInStock === true && {
      inStock: matches(worded, query, [...othersThan(query, STOCK), { attribute: STOCK, value: { eq: true } }]).length,
    }),
    fuzzy: false,
  };
}

function withWords(documents: readonly IndexDocument[], text = ''): readonly IndexDocument[] {
  return /[\p{L}\p{N}]/u.test(text) ? documents.filter((document) => hasWords(document, text)) : documents;
}

function hasWords({ sku, text: texts }: IndexDocument, text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = [sku, ...Object.values(texts)].join(' ').toLowerCase();
  return words.every((word) => said.includes(word));
}

function unitsOf({ variants, attributes, numbers, inStock }: IndexDocument): readonly Unit[] {
  if (variants.length === 0) return [{ attributes, inStock, price: numbers['final_price'] ?? Number.NaN }];
  return variants.map((variant) => ({
    ...variant,
    attributes: { ...attributes, ...variant.attributes },
    inStock: variant.inStock && inStock,
  }));
}

function matches(documents: readonly IndexDocument[], query: IndexQuery, filters: readonly IndexFilter[]): Found[] {
  return documents.flatMap((document): Found[] => {
    const fitting = unitsOf(document).filter(
      (unit) =>
        (query.listOutOfStock !== false || unit.inStock) &&
        filters.every((filter) => meets(document, unit, filter, query)),
    );
    const [unit] = fitting.sort(
      (left, right) => Number(right.inStock) - Number(left.inStock) || left.price - right.price,
    );
    return unit === undefined ? [] : [{ document, unit }];
  });
}

function meets(document: IndexDocument, unit: Unit, { attribute, value }: IndexFilter, query: IndexQuery): boolean {
  if (query.stocked?.includes(attribute) === true && !unit.inStock && (value.eq ?? value.in) !== undefined)
    return false;
  const values = valuesOf(document, unit, attribute);
  const inRange = ({ from = -Infinity, to = Infinity }) =>
    values.some((one) => Number(one) >= from && Number(one) < to);
  const plain = { ...value, in: value.in && [...value.in], nin: value.nin && [...value.nin] };
  return meetsValues(values, plain) && (value.ranges === undefined || value.ranges.some(inRange));
}

function valuesOf(document: IndexDocument, unit: Unit, attribute: string): readonly (string | number | boolean)[] {
  if (attribute === STOCK) return [unit.inStock];
  if (attribute === 'sku') return [document.sku];
  if (attribute === 'id') return [document.id];
  if (attribute === 'configurable_children.sku') return unit.sku === undefined ? [] : [unit.sku];
  if (attribute === 'final_price') return Number.isNaN(unit.price) ? [] : [unit.price];
  const values = lookUp(unit.attributes, attribute);
  if (values !== undefined) return values;
  const number = lookUp(document.numbers, attribute);
  return number === undefined ? [] : [number];
}

function othersThan({ filters = [] }: IndexQuery, attribute: string): readonly IndexFilter[] {
  return filters.filter((filter) => filter.attribute !== attribute);
}

function facet(documents: readonly IndexDocument[], query: IndexQuery, attribute: string, max: number): FacetValue[] {
  const others = othersThan(query, attribute);
  const stockedOnly = query.stocked?.includes(attribute) === true;
  const counts = new Map<string, number>();
  for (const document of documents) {
    const values = new Set<string>();
    for (const unit of unitsOf(document)) {
      if ((query.listOutOfStock === false || stockedOnly) && !unit.inStock) continue;
      if (!others.every((filter) => meets(document, unit, filter, query))) continue;
      for (const value of lookUp(unit.attributes, attribute) ?? []) values.add(value);
    }
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const counted = [...counts].map(([value, count]) => ({ value, count }));
  counted.sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
  return max < 0 ? counted : counted.slice(0, max);
}

/** Missing values sort last in both directions; ties by id, descending. */
function compare(left: Found, right: Found, { sort = [] }: IndexQuery): number {
  for (const { field, direction } of sort) {
    const [a, b] = [numberOf(left, field), numberOf(right, field)];
    if (a === b) continue;
    if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
    return direction === 'asc' ? a - b : b - a;
  }
  return right.document.id - left.document.id;
}

function numberOf({ document, unit }: Found, field: string): number | undefined {
  if (field === 'id') return document.id;
  if (field === STOCK) return Number(unit.inStock);
  return field === 'final_price' ? unit.price : lookUp(document.numbers, field);
}

function hitOf({ document: { id }, unit: { sku } }: Found): IndexHit {
  return { id, score: 0, ...(sku !== undefined && { variantSku: sku }) };
}
