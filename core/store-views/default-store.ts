import type { StoreView } from './store-view';

function isOwnPath({ url, storeCode }: StoreView): boolean {
  return url === '/' || url === `/${storeCode}`;
}

/**
 * Makes the first open store the default, without store code in paths. Keeps URLs with a host.
 * @param available store codes, the default first
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

export function openStoresProblem(views: readonly StoreView[], available: readonly string[]): string | undefined {
  const known = views.map((view) => view.storeCode);
  const unknown = available.find((code) => !known.includes(code));
  return unknown === undefined ? undefined : `names the unknown store "${unknown}" (known: ${known.join(', ')})`;
}
