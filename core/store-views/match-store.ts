import type { StoreView } from './store-view';

interface Address {
  readonly host: string;
  readonly path: string;
}

/** A store's configured url as host and path; one of them may be empty, and the protocol may be left out: 'shop.example/de'. */
function addressOf(url: string): Address {
  const match = /^(?:(?:https?:)?\/\/|(?!\/))([^/]+)(\/.*)?$/i.exec(url);
  return match ? { host: (match[1] ?? '').toLowerCase(), path: match[2] ?? '' } : { host: '', path: url };
}

function matches(address: Address, host: string, path: string): boolean {
  if (address.host !== '' && address.host !== host.toLowerCase()) return false;
  const prefix = address.path.replace(/\/+$/, '');
  return path === prefix || path.startsWith(`${prefix}/`) || (prefix === '' && !path.startsWith('//'));
}

/**
 * The store whose configured url a host or path begins with (S §2, store-view URL mapping). A longer path goes before a shorter
 * one, a host before none; whole segments count, so that '/english' is not the store '/en'. Undefined where none fits.
 */
export function matchStore(views: readonly StoreView[], host: string, path: string): StoreView | undefined {
  let best: { readonly view: StoreView; readonly weight: number } | undefined;
  for (const view of views) {
    const address = addressOf(view.url);
    if (!matches(address, host, path)) continue;
    const weight = (address.host === '' ? 0 : 10_000) + address.path.length;
    if (best === undefined || weight > best.weight) best = { view, weight };
  }
  return best?.view;
}
