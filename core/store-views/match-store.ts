import type { StoreView } from './store-view';

interface Address {
  readonly host: string;
  readonly path: string;
}

/** Host or path may be empty and the protocol omitted: 'shop.example/de'. */
function addressOf(url: string): Address {
  const match = /^(?:(?:https?:)?\/\/|(?!\/))([^/]+)(\/.*)?$/i.exec(url);
  return match ? { host: (match[1] ?? '').toLowerCase(), path: match[2] ?? '' } : { host: '', path: url };
}

function matches(address: Address, host: string, path: string): boolean {
  if (address.host !== '' && address.host !== host.toLowerCase()) return false;
  const prefix = address.path.replace(/(?<!\/)\/+$/, '');
  return path === prefix || path.startsWith(`${prefix}/`) || (prefix === '' && !path.startsWith('//'));
}

/**
 * Returns the store whose URL prefixes the address; longer paths and hosts win. Matches whole segments: '/english' is
 * not '/en'.
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
