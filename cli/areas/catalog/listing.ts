import type { Listing, ListingQuery, SortKey } from '../../../core/shopper';
import { IN_STOCK_CODE, SALE_CODE } from '../../../core/internal';
import { lookUp, SORT_KEYS } from '../../../core/shopper';
import { choice, pair, whole, type Pair } from '../../usage/kinds';
import { flag, list, optional } from '../../usage/parameter';
import type { Screen } from '../../output/screen';
import { productRow, PRODUCT_COLUMNS } from '../shared/product-rows';

const MAX_ITEMS = 10_000;

export const LISTING_OPTIONS = {
  filter: list('only products with one of these values', pair('code=v1,v2', 1000)),
  onSale: flag('only reduced products'),
  inStock: flag('only available products'),
  sort: optional('sort order', choice(SORT_KEYS, 'order')),
  size: optional('maximum number; -1 for all', whole(-1, MAX_ITEMS)),
  start: optional('offset, from 0', whole(-1_000_000_000, 1_000_000_000)),
};

export interface ListingInput {
  readonly filter: readonly Pair[];
  readonly onSale: boolean;
  readonly inStock: boolean;
  readonly sort: SortKey | undefined;
  readonly size: number | undefined;
  readonly start: number | undefined;
}

/** Repeated filters are combined: `--filter color=black --filter color=navy`. */
export function listingQuery({ filter, onSale, inStock, sort, size, start }: ListingInput): ListingQuery {
  const filters: Record<string, readonly string[]> = {};
  for (const { key, value } of filter) {
    const values = value.split(',').map((part) => part.trim());
    filters[key] = [...(lookUp(filters, key) ?? []), ...values.filter((part) => part !== '')];
  }
  if (onSale) filters[SALE_CODE] = ['1'];
  if (inStock) filters[IN_STOCK_CODE] = ['1'];
  return { filters, sort, size, start };
}

export function listingJson(listing: Listing): Record<string, unknown> {
  const { items, total, start, perPage, aggregations, suggestion, exact, isLimited, understood, help, others } =
    listing;
  return {
    items,
    total,
    start,
    perPage,
    aggregations,
    ...(suggestion !== undefined && { suggestion }),
    ...(exact !== undefined && { exact }),
    ...(isLimited && { isLimited }),
    ...(understood !== undefined && {
      understood: { ...understood, text: listing.query.text ?? '', filters: listing.query.filters ?? {} },
    }),
    ...(help !== undefined && { help }),
    ...(others !== undefined && { others }),
  };
}

const SHOWN_VALUES = 6;

export function listingText(listing: Listing, screen: Screen): string {
  const { items, total, start, facets } = listing;
  const answers = helpText(listing, screen);
  const besides = othersText(listing, screen);
  if (total === 0) return screen.sections(`Nothing found${screen.dim(understoodText(listing))}.`, answers, besides);
  const range = items.length === 0 ? `none from ${start + 1} on` : `${start + 1} to ${start + items.length}`;
  const head = `${screen.bold(screen.count(total, 'product'))}, ${range}${screen.dim(understoodText(listing))}`;
  const filters = facets.map(({ code, values }) => {
    const shown = values.slice(0, SHOWN_VALUES).map(({ value, count }) => `${value} ${screen.dim(String(count))}`);
    const more = values.length > SHOWN_VALUES ? screen.dim(` +${values.length - SHOWN_VALUES}`) : '';
    return [code, shown.join('  ') + more] as const;
  });
  return screen.sections(
    head,
    screen.table(
      PRODUCT_COLUMNS,
      items.map((item) => productRow(item, screen)),
    ),
    screen.facts(filters),
    answers,
    besides,
  );
}

function helpText({ help = [] }: Listing, screen: Screen): string {
  return screen.facts(help.map(({ path, name, topic = '' }) => [name ?? topic, path] as const));
}

function othersText({ others }: Listing, screen: Screen): string {
  if (others === undefined) return '';
  const head = others.kind === undefined ? 'Bestsellers' : `Other products for "${others.kind}"`;
  const rows = others.items.map((item) => productRow(item, screen));
  return `${screen.bold(head)}\n${screen.table(PRODUCT_COLUMNS, rows)}`;
}

function understoodText(listing: Listing): string {
  return choicesText(listing) + wordsText(listing);
}

function choicesText({ understood, query }: Listing): string {
  if (understood === undefined || understood.phrases.length === 0) return '';
  const chosen = Object.entries(query.filters ?? {}).map(([code, values]) => `${code}=${values.join(',')}`);
  if (query.sort !== undefined) chosen.push(`sort=${query.sort}`);
  const text = query.text === undefined ? '' : ` with the words "${query.text}"`;
  return ` (understood as ${chosen.join(' ')}${text}; --as-typed searches for the words)`;
}

function wordsText({ fuzzy, suggestion, exact, total, isLimited }: Listing): string {
  if (isLimited) return ' (the search engine is unavailable: words are searched as typed)';
  const words = suggestion === undefined ? '' : ` for "${suggestion}"`;
  if (fuzzy || words !== '')
    return ` (no exact matches; showing results${words === '' ? ' for similar words' : words})`;
  if (exact === 0) return ' (no product matches all words; these are similar)';
  return exact === undefined ? '' : ` (${exact} with all words, then ${total - exact} of their type)`;
}
