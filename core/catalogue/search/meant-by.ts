import type { UnderstoodQuery } from '../../contract/catalogue/catalogue';
import { lookUp } from '../../kernel/look-up';
import type { ListingQuery, ListingScope, UnderstoodWords } from '../catalogue';

export function meantBy(
  query: ListingQuery,
  understood: UnderstoodQuery | undefined,
): { readonly query: ListingQuery; readonly understood?: UnderstoodWords } {
  if (understood === undefined) return { query };
  const { text: typed = '', scope, ...rest } = query;
  const filters: Record<string, readonly string[]> = { ...query.filters };
  for (const [code, values] of Object.entries(understood.filters))
    filters[code] = [...new Set([...(lookUp(filters, code) ?? []), ...values])];
  const sort = query.sort ?? understood.sort;
  const { rest: words, scope: kind = [] } = understood;
  const limits: ListingScope = {
    ...scope,
    filters: [...(scope?.filters ?? []), ...kind],
    ...(words !== undefined && { words }),
  };
  const isLimited = limits.filters.length > 0 || words !== undefined || scope !== undefined;
  return {
    query: {
      ...rest,
      ...(understood.text !== '' && { text: understood.text }),
      filters,
      ...(isLimited && { scope: limits }),
      ...(sort !== undefined && { sort }),
    },
    understood: { typed: typed.trim(), phrases: understood.typed },
  };
}
