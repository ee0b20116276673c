type Query = Readonly<Record<string, string>>;

/** The address of a list with some of its query changed: another search or filter begins at the first page. Pure. */
export function listPath(path: string, query: Query, changes: Query): string {
  const kept = 'page' in changes ? query : { ...query, page: '' };
  const entries = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== '');
  const text = new URLSearchParams(entries).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** 'code:desc' of an address. */
export function sortingOf(query: Query): { readonly by: string; readonly isDescending: boolean } | undefined {
  const [by, direction] = (query['sort'] ?? '').split(':');
  return by === undefined || by === '' ? undefined : { by, isDescending: direction === 'desc' };
}

/** The other way round where the list is sorted by this already. */
export function nextSort(query: Query, name: string): string {
  const sorting = sortingOf(query);
  return `${name}:${sorting?.by === name && !sorting.isDescending ? 'desc' : 'asc'}`;
}

/** The page of an address, from 1 on. */
export function pageNumberOf(query: Query): number {
  const page = Number(query['page'] ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
}
