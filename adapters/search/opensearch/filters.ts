import type { FilterScalar, FilterValue, IndexFilter, IndexQuery } from '../../platform/ports/catalogue/search';
import { fieldOf } from './layout';

export interface KnownNames {
  readonly attributes: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

export type Clause = object;

/** Product filters, and filters that one unit must meet. */
export interface Conditions {
  readonly product: readonly { readonly attribute: string; readonly clause: Clause }[];
  readonly unit: readonly { readonly attribute: string; readonly clause: Clause }[];
}

const NOTHING: Clause = { match_none: {} };
export const IN_STOCK: Clause = { term: { 'u.stock': true } };
export const STOCK_ATTRIBUTE = 'stock.is_in_stock';
const PRICE = 'final_price';

export function conditionsOf(
  query: Pick<IndexQuery, 'filters' | 'listOutOfStock' | 'stocked'>,
  known: KnownNames,
): Conditions {
  const product: Conditions['product'][number][] = [];
  const unit: Conditions['unit'][number][] = [];
  if (query.listOutOfStock === false) unit.push({ attribute: '', clause: IN_STOCK });
  for (const filter of query.filters ?? []) {
    const { attribute, value } = filter;
    if (attribute === STOCK_ATTRIBUTE) unit.push({ attribute, clause: stockClause(value) });
    else if (attribute === PRICE) unit.push({ attribute, clause: numberClause('u.price', value) });
    else if (attribute === 'configurable_children.sku')
      unit.push({ attribute, clause: textClause('u.variant', value) });
    else if (attribute === 'sku') product.push({ attribute, clause: textClause('sku', value) });
    else if (attribute === 'id') product.push({ attribute, clause: numberClause('id', value) });
    else if (known.numbers.has(attribute) && (!known.attributes.has(attribute) || compares(value)))
      product.push({ attribute, clause: numberClause(`n.${fieldOf(attribute)}`, value) });
    else unit.push({ attribute, clause: attributeClause(filter, query.stocked ?? [], known) });
  }
  return { product, unit };
}

function attributeClause({ attribute, value }: IndexFilter, stocked: readonly string[], known: KnownNames): Clause {
  const clause = textClause(`u.a.${fieldOf(attribute)}`, value);
  if (!stocked.includes(attribute) || !known.attributes.has(attribute) || !isPositive(value)) return clause;
  return { bool: { filter: [clause, IN_STOCK] } };
}

export function nested(clauses: readonly Clause[], more: object = {}): Clause {
  return { nested: { path: 'u', query: { bool: { filter: clauses } }, ...more } };
}

function compares({ gt, gte, lt, lte, ranges }: FilterValue): boolean {
  return gt !== undefined || gte !== undefined || lt !== undefined || lte !== undefined || ranges !== undefined;
}

function isPositive(value: FilterValue): boolean {
  return value.eq !== undefined || value.in !== undefined || compares(value);
}

function textClause(field: string, value: FilterValue): Clause {
  if (compares(value)) return NOTHING;
  const filter: Clause[] = [];
  if (value.eq !== undefined) filter.push({ term: { [field]: String(value.eq) } });
  if (value.in !== undefined) filter.push({ terms: { [field]: value.in.map(String) } });
  const mustNot = value.nin === undefined ? [] : [{ terms: { [field]: value.nin.map(String) } }];
  return { bool: { filter, must_not: mustNot } };
}

function numberClause(field: string, value: FilterValue): Clause {
  const filter: Clause[] = [];
  const among = (list: readonly FilterScalar[]) => ({ terms: { [field]: list.map(Number).filter(Number.isFinite) } });
  if (value.eq !== undefined) filter.push(among([value.eq]));
  if (value.in !== undefined) filter.push(among(value.in));
  for (const bound of ['gt', 'gte', 'lt', 'lte'] as const) {
    const limit = value[bound];
    if (limit === undefined) continue;
    const number = Number(limit);
    filter.push(Number.isNaN(number) ? NOTHING : { range: { [field]: { [bound]: String(number) } } });
  }
  if (value.ranges?.length === 0) filter.push(NOTHING);
  if (value.ranges !== undefined)
    filter.push({
      bool: {
        should: value.ranges.map(({ from, to }) => ({ range: { [field]: { gte: from, lt: to } } })),
        minimum_should_match: 1,
      },
    });
  const mustNot = value.nin === undefined ? [] : [among(value.nin)];
  return { bool: { filter, must_not: mustNot } };
}

function stockClause(value: FilterValue): Clause {
  const toNumber = (scalar: FilterScalar) =>
    scalar === true || scalar === 'true' ? 1 : scalar === false || scalar === 'false' ? 0 : Number(scalar);
  const meets = (number: number): boolean =>
    (value.eq === undefined || toNumber(value.eq) === number) &&
    (value.in === undefined || value.in.map(toNumber).includes(number)) &&
    !(value.nin ?? []).map(toNumber).includes(number);
  return { terms: { 'u.stock': [true, false].filter((stock) => meets(Number(stock))) } };
}
