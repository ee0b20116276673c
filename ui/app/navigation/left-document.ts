import { splitArrival } from '../../../core/shopper';

/**
 * Returns the document's original path and query if Back has changed the address before the app started: a pushed entry
 * needs no new document.
 * @returns `undefined` when unchanged or unknown
 */
export function leftDocument(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined) return undefined;
  const came = new URL(entry.name);
  // Private parts have since been removed from the address.
  const cameFor = splitArrival(came.pathname + came.search).url;
  // Both as the browser encodes them; the router's are decoded.
  return cameFor === window.location.pathname + window.location.search ? undefined : cameFor;
}
