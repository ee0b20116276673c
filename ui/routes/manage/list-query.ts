type Query = Readonly<Record<string, string>>;

/** Returns the list's URL with changed parameters; a new search or filter resets the page. Pure. */
export function listPath(path: string, query: Query, changes: Query): string {
  const kept = 'page' in changes ? query : { ...query, page: '' };
  const entries = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== '');
  const text = new URLSearchParams(entries).toString();
  return text === '' ? path : `${path}?${text}`;
}

export function sortingOf(query: Query): { readonly by: string; readonly isDescending: boolean } | undefined {
  const [by, direction] = (query['sort'] ?? '').split(':');
  return by === undefined || by === '' ? undefined : { by, isDescending: direction === 'desc' };
}

/** Reverses the order if already sorted by this column. */
export function nextSort(query: Query, name: string): string {
  const sorting = sortingOf(query);
  return `${name}:${sorting?.by === name && !sorting.isDescending ? 'desc' : 'asc'}`;
}

/** Starts at 1. */
export function pageNumberOf(query: Query): number {
  const page = Number(query['page'] ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
}
