import {
  AS_TYPED,
  FILTER_PREFIX,
  MAX_CHOSEN,
  MAX_SIZE,
  MAX_VALUE_LENGTH,
  ownNames,
  PRICE_FROM,
  PRICE_TO,
  sortedFor,
  sortKey,
  type ListingChoice,
  type ListingUrlRules,
} from './listing-url';
import { typedPriceRange } from './typed-price';

type UrlQuery = Readonly<Record<string, string>>;

function splitValues(text: string): readonly string[] {
  const values: string[] = [];
  let value = '';
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at];
    if (character === '\\' && at + 1 < text.length) {
      at += 1;
      value += text[at] ?? '';
    } else if (character === ',' || character === undefined) {
      if (value !== '') values.push(value);
      value = '';
    } else value += character;
  }
  return values;
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function filterCode(key: string, own: readonly string[]): string | undefined {
  if (own.includes(key)) return key;
  const code = key.startsWith(FILTER_PREFIX) ? key.slice(FILTER_PREFIX.length) : '';
  return code === '' || code.includes('.') || code === '__proto__' ? undefined : code;
}

function readFilters(query: UrlQuery, rules: ListingUrlRules): Record<string, readonly string[]> {
  const own = ownNames(rules);
  const filters: Record<string, readonly string[]> = {};
  let left = MAX_CHOSEN;
  for (const [key, text] of Object.entries(query)) {
    const code = filterCode(key, own);
    const said = code === undefined ? [] : splitValues(text).filter(({ length }) => length <= MAX_VALUE_LENGTH);
    const values = sortedFor(code ?? '', said).slice(0, left);
    if (code === undefined || values.length === 0) continue;
    filters[code] = values;
    left -= values.length;
  }
  const typed = typedPriceRange(query[PRICE_FROM] ?? '', query[PRICE_TO] ?? '');
  if (typed !== undefined) filters.price = [typed];
  return filters;
}

/**
 * Parses `?q=jacket&color=black,red&price=50-100&sort=price-low&page=2`. Unknown parameters are dropped; as filters
 * they would empty the list.
 */
export function parseListing(query: UrlQuery, rules: ListingUrlRules): ListingChoice {
  const text = query.q?.trim() ?? '';
  const sort = sortKey(query.sort);
  const asked = wholeNumber(query['per-page']) ?? 0;
  const size = asked > 0 && asked !== rules.pageSize ? Math.min(asked, MAX_SIZE) : undefined;
  const page = Math.max(1, wholeNumber(query.page) ?? 1);
  const start = wholeNumber(query.from) ?? (page - 1) * (size ?? rules.pageSize);
  const filters = readFilters(query, rules);
  return {
    ...(text !== '' && { text }),
    ...(text !== '' && query[AS_TYPED] === '1' && { asTyped: true }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(sort && { sort }),
    ...(start > 0 && { start }),
    ...(size !== undefined && { size }),
  };
}
