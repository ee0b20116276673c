import { HttpFailure, type HttpFailureWhy } from '../../core/ports';

/** What Node and the operating system call the reasons that somebody who has mistyped an address meets. */
const WHY: ReadonlyMap<string, HttpFailureWhy> = new Map([
  ['ENOTFOUND', 'unknown-host'],
  ['EAI_AGAIN', 'unknown-host'],
  ['ECONNREFUSED', 'connection-refused'],
]);

/** In words, for who builds on the shop. */
function hintOf(why: HttpFailureWhy, origin: string): string {
  switch (why) {
    case 'unknown-host':
      return `No machine is known as ${new URL(origin).hostname}: check the address of the API`;
    case 'connection-refused':
      return `Nothing listens at ${origin}: check the address of the API, and that the shop is open`;
    case 'cross-origin':
      return `${origin} answers, but does not let this page read it: open the shop with --cors-origin ${pageOrigin() ?? ''}`;
    case 'mixed-content':
      return `A page of https asks no plain http: give the API an address that begins with https, in place of ${origin}`;
    case 'unreachable':
      return `No answer came from ${origin}; the browser does not say why`;
  }
}

/** The origin of the page that the code runs in; undefined outside of browsers. */
function pageOrigin(): string | undefined {
  return 'location' in globalThis && /^https?:/.test(globalThis.location.origin)
    ? globalThis.location.origin
    : undefined;
}

/** What the system said, in an error or what caused it. */
function saidBySystem(error: unknown): HttpFailureWhy | undefined {
  for (let depth = 0, current = error; depth < 5 && current instanceof Error; depth += 1, current = current.cause) {
    if ('code' in current && typeof current.code === 'string') {
      const why = WHY.get(current.code);
      if (why !== undefined) return why;
    }
    // Both addresses of a host: each has its reason.
    if (current instanceof AggregateError) return saidBySystem(current.errors[0]);
  }
  return undefined;
}

/**
 * What a browser lets one know. It hides from a page why another origin gave no answer; one that says nothing to be read (`no-cors`) it does not keep, which
 * shows whether somebody is there.
 */
async function foundOut(send: typeof fetch, origin: string, signal: AbortSignal): Promise<HttpFailureWhy | undefined> {
  const page = pageOrigin();
  if (page === undefined || page === origin) return undefined;
  const { hostname, protocol } = new URL(origin);
  if (page.startsWith('https:') && protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) {
    return 'mixed-content';
  }
  try {
    // What other sites may have of a shop, too; whether it is there does not matter.
    await send(`${origin}/robots.txt`, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return 'cross-origin';
  } catch {
    return 'unreachable';
  }
}

function withWhy(failure: HttpFailure, why: HttpFailureWhy | undefined, origin: string): HttpFailure {
  return why === undefined
    ? failure
    : new HttpFailure(failure.code, hintOf(why, origin), { why, cause: failure.cause });
}

/** Says of a request that reached nobody at an origin why, where the system has said so: with `why`, and its words as message. */
export function explainedBySystem(failure: HttpFailure, origin: string): HttpFailure {
  return failure.code === 'ENOTFOUND' ? withWhy(failure, saidBySystem(failure.cause), origin) : failure;
}

/**
 * The same in a browser too, which says nothing by itself.
 *
 * @param url as it was asked for; a path is of the page's own host
 */
export async function explained(
  failure: HttpFailure,
  { url, send, signal }: { readonly url: string; readonly send: typeof fetch; readonly signal: AbortSignal },
): Promise<HttpFailure> {
  if (failure.code !== 'ENOTFOUND' || !URL.canParse(url) || signal.aborted) return failure;
  const { origin } = new URL(url);
  const said = explainedBySystem(failure, origin);
  return said.why === undefined ? withWhy(failure, await foundOut(send, origin, signal), origin) : said;
}
