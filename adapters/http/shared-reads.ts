import { isPersonal, readRule } from '../../core/contract/reads';
import type { Clock, Http, HttpRequest, HttpResponse } from '../../core/ports';
import { unlessAborted } from './deadline';

export interface ReadVersions {
  readonly catalogue: string | number;
  readonly products: string | number;
}

/** Options of `createSharedReads`. */
export interface SharedReadsOptions {
  readonly clock: Clock;
  readonly versions?: (() => Promise<ReadVersions>) | undefined;
  /** Milliseconds. Default 5,000 with `versions`, 1,000 without. */
  readonly maxAgeMs?: number;
  /** Max cached responses per kind; the oldest is evicted first. Default 200. */
  readonly max?: number;
}

const AGE_WITH_VERSIONS_MS = 5000;
const AGE_ALONE_MS = 1000;
const MAX_ANSWERS = 200;

function kindOf({ method, url, headers, body }: HttpRequest): 'surroundings' | 'products' | undefined {
  if (method !== 'GET' || body !== undefined || 'authorization' in headers || 'cookie' in headers) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = (name: string) => searchParams.get(name);
  return isPersonal(query) ? undefined : readRule(method, pathname)?.shared?.(query);
}

/** Shares anonymous reads between the shops of one process. Never caches failures or requests with a token or cart. */
export function createSharedReads(inner: Http, options: SharedReadsOptions): Http {
  const { clock, versions, max = MAX_ANSWERS } = options;
  const ask = (request: HttpRequest) => inner.send(request);
  const maxAgeMs = options.maxAgeMs ?? (versions ? AGE_WITH_VERSIONS_MS : AGE_ALONE_MS);
  const surroundings = new KeptAnswers(ask, {
    clock,
    max,
    maxAgeMs,
    version: async () => (await versions?.())?.catalogue,
  });
  const products = new KeptAnswers(ask, { clock, max, maxAgeMs, version: async () => (await versions?.())?.products });
  return {
    async send(request) {
      const kind = kindOf(request);
      const answers = kind === 'surroundings' ? surroundings : kind === 'products' && versions ? products : undefined;
      if (answers === undefined) return ask(request);
      // Others may wait for the shared answer: one caller's abort does not stop it.
      const { signal, ...shareable } = request;
      return unlessAborted(signal, answers.answer(shareable));
    },
  };
}

interface Kept {
  readonly answer: Promise<HttpResponse>;
  readonly until: number;
}

interface KeepOptions extends Required<Pick<SharedReadsOptions, 'clock' | 'maxAgeMs' | 'max'>> {
  readonly version: () => Promise<string | number | undefined>;
}

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
      return this.ask(request);
    }
    if (version !== this.#seen) this.#kept.clear();
    this.#seen = version;
    const known = this.#kept.get(request.url);
    return known && this.options.clock.now() < known.until ? known.answer : this.#askAnew(request);
  }

  #askAnew(request: HttpRequest): Promise<HttpResponse> {
    const { clock, maxAgeMs, max } = this.options;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < max) break;
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
    entry.answer.catch(forget);
    return entry.answer;
  }
}

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
