import { lookUp } from '../kernel/look-up';
import type { StoreView } from './store-view';

function withoutCode(url: string, current: StoreView): string {
  const code = `/${current.storeCode}`;
  const has = current.appendStoreCode && (url === code || url.startsWith(`${code}/`) || url.startsWith(`${code}?`));
  const rest = has ? url.slice(code.length) : url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** '//shop.example' or 'https://shop.example'; undefined for a path. */
function originOf(url: string): string | undefined {
  return /^(?:https?:)?\/\/[^/]+/i.exec(url)?.[0] ?? (url.startsWith('/') || url === '' ? undefined : `//${url}`);
}

/**
 * Returns an address in another store.
 * @param url path and query in the current store
 * @param domains store code → host
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
