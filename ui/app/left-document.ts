import { splitArrival } from '../../core';

/**
 * Path and query that the document came for, where the address is another one by now. Between its first bytes and the app, Back can
 * change the address alone: an entry that this tab's app once pushed needs no new document, and nobody listens yet.
 * @returns `undefined` where the address is still that of the document, or the browser does not say
 */
export function leftDocument(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined) return undefined;
  const came = new URL(entry.name);
  // What was private in it has been taken out of the address since.
  const cameFor = splitArrival(came.pathname + came.search).url;
  // As the browser writes both: the router's are decoded.
  return cameFor === window.location.pathname + window.location.search ? undefined : cameFor;
}
