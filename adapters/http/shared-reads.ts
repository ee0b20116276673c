import type { Clock, Http, HttpRequest, HttpResponse } from '../../core/ports';

export interface SharedReadsOptions {
  readonly clock: Clock;
  /** Tells that what was read may have changed: with another value everything is asked for anew. Default: only age tells. */
  readonly version?: (() => string | number) | undefined;
  /** Milliseconds that an answer is good for. Default 5,000 with a `version`, 1,000 without. */
  readonly maxAgeMs?: number;
  /** Answers kept at most; the oldest goes first. Default 100. */
  readonly most?: number;
}

const AGE_WITH_VERSION_MS = 5000;
const AGE_ALONE_MS = 1000;
const MOST_ANSWERS = 100;

/** What stands around every page and is the same for everybody. Products are not among it: prices and stock are live. */
const BLOCKS = /^\/api\/cms\/block\//;
const SHARED_TYPES: readonly (string | null)[] = ['category', 'attribute'];
/** A request with one of these speaks for somebody. */
const PERSONAL = ['token', 'cartId', 'groupToken', 'userGroupId'] as const;

function isShared({ method, url, headers, body }: HttpRequest): boolean {
  if (method !== 'GET' || body !== undefined || 'authorization' in headers || 'cookie' in headers) return false;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (PERSONAL.some((name) => (searchParams.get(name) ?? '') !== '')) return false;
  return BLOCKS.test(pathname) || (pathname === '/api/catalog' && SHARED_TYPES.includes(searchParams.get('type')));
}

interface Kept {
  readonly answer: Promise<HttpResponse>;
  readonly until: number;
}

/**
 * Lets the shops of one process share what each would ask for and none could be told apart by: categories, attributes,
 * content blocks. Nothing that carries a token or a cart is ever kept, no failure, and nothing beyond a change of `version`.
 */
export function createSharedReads(inner: Http, options: SharedReadsOptions): Http {
  const { clock, version, most = MOST_ANSWERS } = options;
  const maxAgeMs = options.maxAgeMs ?? (version ? AGE_WITH_VERSION_MS : AGE_ALONE_MS);
  const kept = new Map<string, Kept>();
  let seen: string | number | undefined;

  const forgetChanged = (): void => {
    const now = version?.();
    if (now !== seen) kept.clear();
    seen = now;
  };
  const ask = (request: HttpRequest): Promise<HttpResponse> => {
    for (const oldest of kept.keys()) {
      if (kept.size < most) break;
      kept.delete(oldest);
    }
    const entry: Kept = {
      until: clock.now() + maxAgeMs,
      answer: inner.send(request).then((response) => {
        if (response.status === 200) return { ...response, shared: true };
        forget();
        return response;
      }),
    };
    const forget = (): void => {
      if (kept.get(request.url) === entry) kept.delete(request.url);
    };
    kept.set(request.url, entry);
    entry.answer.catch(forget); // whoever asked is told of the failure by the answer itself
    return entry.answer;
  };

  return {
    async send(request) {
      if (!isShared(request)) return inner.send(request);
      forgetChanged();
      const known = kept.get(request.url);
      return known && clock.now() < known.until ? known.answer : ask(request);
    },
  };
}
