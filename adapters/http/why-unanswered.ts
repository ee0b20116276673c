import { HttpFailure, type HttpFailureWhy } from '../../core/ports';

const WHY: ReadonlyMap<string, HttpFailureWhy> = new Map([
  ['ENOTFOUND', 'unknown-host'],
  ['EAI_AGAIN', 'unknown-host'],
  ['ECONNREFUSED', 'connection-refused'],
]);

function hintOf(why: HttpFailureWhy, origin: string): string {
  switch (why) {
    case 'unknown-host':
      return `Unknown host ${new URL(origin).hostname}: check the URL of the API`;
    case 'connection-refused':
      return `Nothing listens at ${origin}: check the URL of the API, and that the shop is running`;
    case 'cross-origin':
      return `${origin} answers, but does not allow this page to read it: start the shop with --cors-origin ${pageOrigin() ?? ''}`;
    case 'mixed-content':
      return `An https page cannot call plain http: use an https URL for the API instead of ${origin}`;
    case 'unreachable':
      return `No answer from ${origin}; the browser does not report why`;
  }
}

function pageOrigin(): string | undefined {
  return 'location' in globalThis && /^https?:/.test(globalThis.location.origin)
    ? globalThis.location.origin
    : undefined;
}

function saidBySystem(error: unknown): HttpFailureWhy | undefined {
  for (let depth = 0, current = error; depth < 5 && current instanceof Error; depth += 1, current = current.cause) {
    if ('code' in current && typeof current.code === 'string') {
      const why = WHY.get(current.code);
      if (why !== undefined) return why;
    }
    if (current instanceof AggregateError) return saidBySystem(current.errors[0]);
  }
  return undefined;
}

/** Browsers hide why another origin failed; a `no-cors` probe shows whether it is reachable. */
async function foundOut(send: typeof fetch, origin: string, signal: AbortSignal): Promise<HttpFailureWhy | undefined> {
  const page = pageOrigin();
  if (page === undefined || page === origin) return undefined;
  const { hostname, protocol } = new URL(origin);
  if (page.startsWith('https:') && protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) {
    return 'mixed-content';
  }
  try {
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

export function explainedBySystem(failure: HttpFailure, origin: string): HttpFailure {
  return failure.code === 'ENOTFOUND' ? withWhy(failure, saidBySystem(failure.cause), origin) : failure;
}

/** React Native has neither `URL.canParse` nor, in older versions, `origin`. */
function originOf(url: string): string | undefined {
  try {
    return new URL(url).origin;
  } catch {
    return undefined;
  }
}

export async function explained(
  failure: HttpFailure,
  { url, send, signal }: { readonly url: string; readonly send: typeof fetch; readonly signal: AbortSignal },
): Promise<HttpFailure> {
  if (failure.code !== 'ENOTFOUND' || signal.aborted) return failure;
  const origin = originOf(url);
  if (origin === undefined) return failure;
  const said = explainedBySystem(failure, origin);
  return said.why === undefined ? withWhy(failure, await foundOut(send, origin, signal), origin) : said;
}
