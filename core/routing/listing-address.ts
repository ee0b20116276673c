import { formatQuery } from '../links';

export type FilterPlace = 'query' | 'params';

/** Matrix parameters belong to the path (RFC 3986, 3.3), so no cache drops them; both forms are parsed. */
export function withFilters(path: string, params: Readonly<Record<string, string>>, place: FilterPlace): string {
  const text = formatQuery(params);
  if (text === '') return path;
  return place === 'query' ? `${path}?${text}` : `${path};${text.replaceAll('/', '%2F').replaceAll('&', ';')}`;
}
