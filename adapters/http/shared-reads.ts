import { isPersonal, readRule } from '../../core/contract/reads';
import type { Clock, Http, HttpRequest, HttpResponse } from '../../core/ports';

/** Counters of the answering side: with another value of one of them, what was read before may no longer be so. */
export interface ReadVersions {
  /** Of categories, attributes and content. */
  readonly catalogue: string | number;
  /** Of whatever products show: what is written of them, their stock, special prices that begin or end, the order of lists. */
  readonly products: string | number;
}

/** Options of `createSharedReads`. */
export interface SharedReadsOptions {
  readonly clock: Clock;
  /** What was read is asked for again as soon as these change. Default: only age counts, and products are not shared. */
  readonly versions?: (() => Promise<ReadVersions>) | undefined;
  /** Milliseconds that an answer is good for. Default 5,000 with `versions`, 1,000 without. */
  readonly maxAgeMs?: number;
  /** Answers kept at most, of products and of the rest each; the oldest goes first. Default 200. */
  readonly most?: number;
}

const AGE_WITH_VERSIONS_MS = 5000;
const AGE_ALONE_MS = 1000;
const MOST_ANSWERS = 200;

/** What an answer is about, which decides what makes it old; undefined for what is never shared. */
function kindOf({ method, url, headers, body }: HttpRequest): 'surroundings' | 'products' | undefined {
  if (method !== 'GET' || body !== undefined || 'authorization' in headers || 'cookie' in headers) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = (name: string) => searchParams.get(name);
  return isPersonal(query) ? undefined : readRule(method, pathname)?.shared?.(query);
}

/**
 * Lets the shops of one process share what each would ask for without anything of its own: categories, attributes,
 * content blocks and, where there are `versions`, products. Nothing that carries a token or a cart is ever kept, no failure,
 * and nothing beyond a change of the versions that it depends on.
 */
export function createSharedReads(inner: Http, options: SharedReadsOptions): Http {
  const { clock, versions, most = MOST_ANSWERS } = options;
  const ask = (request: HttpRequest) => inner.send(request);
  const maxAgeMs = options.maxAgeMs ?? (versions ? AGE_WITH_VERSIONS_MS : AGE_ALONE_MS);
  const surroundings = new KeptAnswers(ask, {
    clock,
    most,
    maxAgeMs,
    version: async () => (await versions?.())?.catalogue,
  });
  const products = new KeptAnswers(ask, { clock, most, maxAgeMs, version: async () => (await versions?.())?.products });
  return {
    async send(request) {
      const kind = kindOf(request);
      if (kind === 'surroundings') return surroundings.answer(request);
      // Prices and stock are live: without a counter a change would not be noticed.
      return kind === 'products' && versions ? products.answer(request) : ask(request);
    },
  };
}

interface Kept {
  readonly answer: Promise<HttpResponse>;
  readonly until: number;
}

interface KeepOptions extends Required<Pick<SharedReadsOptions, 'clock' | 'maxAgeMs' | 'most'>> {
  readonly version: () => Promise<string | number | undefined>;
}

/** Answers that are good until their version changes or they are too old. */
class KeptAnswers {
  readonly #kept = new Map<string, Kept>();
  #seen: string | number | undefined;

  constructor(
    private readonly ask: (request: HttpRequest) => Promise<HttpResponse>,
    private readonly options: KeepOptions,
  ) {}

  async answer(request: HttpRequest): Promise<HttpResponse> {
    let version: string | number | undefined;
    try {
      version = await this.options.version();
    } catch {
      return this.ask(request); // while nobody knows what has changed, nothing is shared
    }
    if (version !== this.#seen) this.#kept.clear();
    this.#seen = version;
    const known = this.#kept.get(request.url);
    return known && this.options.clock.now() < known.until ? known.answer : this.#askAnew(request);
  }

  #askAnew(request: HttpRequest): Promise<HttpResponse> {
    const { clock, maxAgeMs, most } = this.options;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < most) break;
      this.#kept.delete(oldest);
    }
    const entry: Kept = {
      until: clock.now() + maxAgeMs,
      answer: this.ask(request).then((response) => {
        if (response.status === 200) return shared(response);
        forget();
        return response;
      }),
    };
    const forget = (): void => {
      if (this.#kept.get(request.url) === entry) this.#kept.delete(request.url);
    };
    this.#kept.set(request.url, entry);
    entry.answer.catch(forget); // callers see the failure in the answer itself
    return entry.answer;
  }
}

/** The same answer for many; its text is still made only when somebody reads it. */
function shared(response: HttpResponse): HttpResponse {
  const { status, headers, document } = response;
  return {
    status,
    headers,
    shared: true,
    ...(document !== undefined && { document }),
    get text() {
      return response.text;
    },
  };
}
