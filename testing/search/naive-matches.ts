import type {
  IndexDocument,
  IndexFilter,
  IndexQuery,
  RangeBucket,
} from '../../adapters/platform/ports/catalogue/search';

/** Naive reference implementation, without text search. */
interface Unit {
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly price: number;
  readonly inStock: boolean;
}

function unitsOf(document: IndexDocument): Unit[] {
  if (document.variants.length === 0) {
    return [
      { attributes: document.attributes, price: document.numbers['final_price'] ?? NaN, inStock: document.inStock },
    ];
  }
  return document.variants.map((variant) => ({
    attributes: { ...document.attributes, ...variant.attributes },
    price: variant.price,
    inStock: variant.inStock && document.inStock,
  }));
}

function meetsNumber(number: number, { value }: IndexFilter): boolean {
  if (value.eq !== undefined && number !== Number(value.eq)) return false;
  if (value.in !== undefined && !value.in.some((wanted) => Number(wanted) === number)) return false;
  if (value.nin?.some((unwanted) => Number(unwanted) === number) === true) return false;
  if (value.gt !== undefined && !(number > Number(value.gt))) return false;
  if (value.gte !== undefined && !(number >= Number(value.gte))) return false;
  if (value.ranges?.some(({ from = -Infinity, to = Infinity }) => number >= from && number < to) === false)
    return false;
  if (value.lt !== undefined && !(number < Number(value.lt))) return false;
  return value.lte === undefined || number <= Number(value.lte);
}

function meetsValues(values: readonly string[], { value }: IndexFilter): boolean {
  if (value.nin !== undefined && values.some((held) => value.nin?.map(String).includes(held))) return false;
  if (value.eq === undefined && value.in === undefined) return true;
  return values.some(
    (held) =>
      (value.eq === undefined || held === String(value.eq)) &&
      (value.in === undefined || value.in.map(String).includes(held)),
  );
}

function meets(document: IndexDocument, unit: Unit, filter: IndexFilter): boolean {
  if (filter.attribute === 'sku') return meetsValues([document.sku], filter);
  if (filter.attribute === 'final_price') return meetsNumber(unit.price, filter);
  if (filter.attribute === 'promoted') return meetsNumber(document.numbers['promoted'] ?? NaN, filter);
  if (filter.attribute === 'id') return meetsNumber(document.id, filter);
  const known = Object.hasOwn(unit.attributes, filter.attribute);
  return meetsValues(known ? (unit.attributes[filter.attribute] ?? []) : [], filter);
}

export function naiveMatches(
  documents: readonly IndexDocument[],
  query: Pick<IndexQuery, 'filters' | 'listOutOfStock' | 'without'>,
): IndexDocument[] {
  const filters = query.filters ?? [];
  const onlyInStock =
    query.listOutOfStock === false ||
    filters.some(({ attribute, value }) => attribute === 'stock.is_in_stock' && value.eq === true);
  const rest = filters.filter(({ attribute }) => attribute !== 'stock.is_in_stock');
  const isLeftOut = ({ text }: IndexDocument) =>
    (query.without ?? []).some((word) => Object.values(text).join(' ').toLowerCase().includes(word.toLowerCase()));
  return documents.filter(
    (document) =>
      !isLeftOut(document) &&
      unitsOf(document).some(
        (unit) => (!onlyInStock || unit.inStock) && rest.every((filter) => meets(document, unit, filter)),
      ),
  );
}

/** Applies the other attributes' filters and this value. */
export function naiveCount(
  documents: readonly IndexDocument[],
  query: IndexQuery,
  attribute: string,
  value: string | true,
): number {
  const others = (query.filters ?? []).filter((filter) => filter.attribute !== attribute);
  return naiveMatches(documents, { ...query, filters: [...others, { attribute, value: { eq: value } }] }).length;
}

export function naiveRangeCount(
  documents: readonly IndexDocument[],
  query: IndexQuery,
  attribute: string,
  { from, to }: RangeBucket,
): number {
  const others = (query.filters ?? []).filter((filter) => filter.attribute !== attribute);
  return naiveMatches(documents, { ...query, filters: [...others, { attribute, value: { gte: from, lt: to } }] })
    .length;
}
