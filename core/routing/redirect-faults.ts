import type { RedirectDocument } from '../contract/content/manage-redirects';
import { matchRoute } from './match-route';
import { parseUrl } from '../links';
import { redirectFrom, redirectTo } from './redirect-address';

interface RedirectFault {
  readonly field: 'from' | 'to';
  readonly message: string;
}

const INTERNAL = /^(?:admin|blogger|manage)-/u;

/** Returns a redirect with both addresses as they are stored; an address that is none stays as it is. Pure. */
export function normalRedirect({ from, to }: RedirectDocument): RedirectDocument {
  return { from: hasQuery(from) ? from : (redirectFrom(from) ?? from), to: redirectTo(to) ?? to };
}

/** Returns what is wrong with a redirect, apart from loops through others. Pure. */
export function redirectFaults({ from, to }: RedirectDocument): readonly RedirectFault[] {
  const [old, target] = [redirectFrom(from), redirectTo(to)];
  const faults: RedirectFault[] = [];
  if (old === undefined)
    faults.push({ field: 'from', message: 'from must be an old address of the shop, such as /pages/about-us' });
  else if (hasQuery(from))
    faults.push({ field: 'from', message: 'from must have no query: redirects compare paths only' });
  else if (isFixedPage(old))
    faults.push({ field: 'from', message: `from must not be a page that the shop always has: ${old}` });
  if (target === undefined)
    faults.push({ field: 'to', message: 'to must be an address of this shop that starts with /, without a host' });
  else if (redirectFrom(target) === old)
    faults.push({ field: 'to', message: 'to must lead to another address than from' });
  return faults;
}

/** Campaign parameters do not decide what a page shows. */
function hasQuery(from: string): boolean {
  return Object.keys(parseUrl(from.trim()).query).some((name) => !name.toLowerCase().startsWith('utm_'));
}

/** Pages of fixed form are shown whatever a redirect says; those of goods and texts only as long as they exist. */
function isFixedPage(path: string): boolean {
  const match = matchRoute(path);
  return match !== undefined && (INTERNAL.test(match.name) || Object.keys(match.params).length === 0);
}
