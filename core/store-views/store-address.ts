import { lookUp } from '../kernel/look-up';
import type { StoreView } from './store-view';

/** Path and query without the store code before them. */
function withoutCode(url: string, current: StoreView): string {
  const code = `/${current.storeCode}`;
  const has = current.appendStoreCode && (url === code || url.startsWith(`${code}/`) || url.startsWith(`${code}?`));
  const rest = has ? url.slice(code.length) : url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** '//shop.example' of a host, 'https://shop.example' of an address with its protocol; undefined for a path. */
function originOf(url: string): string | undefined {
  return /^(?:https?:)?\/\/[^/]+/i.exec(url)?.[0] ?? (url.startsWith('/') || url === '' ? undefined : `//${url}`);
}

/**
 * Where the page of an address stands in another store: '/{code}/' and the rest of the path, on another host where the settings
 * have one for it (A §2.5). The default store has no code before its paths (S §2).
 * @param url path and query in the current store
 * @param domains store code → host, of the site settings
 */
export function storeAddress(
  target: StoreView,
  current: StoreView,
  url: string,
  domains: Readonly<Record<string, string>> = {},
): string {
  const rest = withoutCode(url, current);
  const local = target.appendStoreCode ? `/${target.storeCode}${rest.replace(/^\/(?=\?|$)/, '')}` : rest;
  return `${originOf(lookUp(domains, target.storeCode) ?? target.url) ?? ''}${local}`;
}
