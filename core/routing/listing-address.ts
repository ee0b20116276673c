import { formatQuery } from '../links';

/** Where the filters and sort of a listing stand in its address (S §2): '/c/jackets?color=red' or '/c/jackets;color=red'. */
export type FilterPlace = 'query' | 'params';

/**
 * A listing's address from its path and the members that `listingParams` gives. As parameters they belong to the path (RFC 3986,
 * 3.3), which no cache cuts off; both forms are read, whichever is written.
 */
export function withFilters(path: string, params: Readonly<Record<string, string>>, place: FilterPlace): string {
  const text = formatQuery(params);
  if (text === '') return path;
  // In a path a slash would begin another segment.
  return place === 'query' ? `${path}?${text}` : `${path};${text.replaceAll('/', '%2F').replaceAll('&', ';')}`;
}
