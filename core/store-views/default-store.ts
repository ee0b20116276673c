import type { StoreView } from './store-view';

/** A url that is a path, and none but the one a store is given anyway: '/' or its own code. */
function isOwnPath({ url, storeCode }: StoreView): boolean {
  return url === '/' || url === `/${storeCode}`;
}

/**
 * The views with the first open store as the default one: its paths carry no store code, those of the others do (S §2). A url
 * that says more than that, such as a host, stays as it is.
 * @param available codes of the stores that are open, the default one first
 */
export function withDefaultStore(views: readonly StoreView[], available: readonly string[]): readonly StoreView[] {
  const [first] = available;
  const asked = views.find((view) => view.storeCode === first);
  if (asked === undefined || !asked.appendStoreCode) return views;
  return views.map((view) => {
    if (!isOwnPath(view)) return view;
    const isDefault = view === asked;
    return { ...view, url: isDefault ? '/' : `/${view.storeCode}`, appendStoreCode: !isDefault };
  });
}

/** What is wrong with a list of open stores; undefined where nothing is. */
export function openStoresProblem(views: readonly StoreView[], available: readonly string[]): string | undefined {
  const known = views.map((view) => view.storeCode);
  const unknown = available.find((code) => !known.includes(code));
  return unknown === undefined ? undefined : `names the unknown store "${unknown}" (known: ${known.join(', ')})`;
}
