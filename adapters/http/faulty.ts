import { HttpFailure, type Clock, type Http, type HttpRequest, type HttpResponse, type Ids } from '../../core/ports';
import { unlessAborted } from './deadline';

/** Faults of a request; at most one of each. */
export type HttpFault =
  | 'drop-before'
  | 'drop-after'
  | 'silence'
  | 'duplicate'
  | 'status-401'
  | 'status-400'
  | 'order-invalid'
  | 'order-sold-out'
  | 'status-500-before'
  | 'status-500-after'
  | 'wrong-content-type'
  | 'truncated';

/** Probability of each fault and the latency of responses. */
export interface FaultPlan {
  /** Rate per fault, 0 (default) to 1; their sum is at most 1. */
  readonly rates: Readonly<Partial<Record<HttpFault, number>>>;
  /** Delay rate, 0 (default) to 1, in addition to faults. */
  readonly delayRate?: number;
  /** Delay range in milliseconds, also between duplicates. Default [10, 3000]. */
  readonly delayMs?: readonly [min: number, max: number];
  readonly applies?: (request: HttpRequest) => boolean;
  /** Returns false to exempt a request from a fault. Default: true. */
  readonly allows?: (fault: HttpFault, request: HttpRequest) => boolean;
}

/** Record of the faults applied to one request. */
export interface FaultRecord {
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  readonly method: HttpRequest['method'];
  readonly url: string;
  readonly fault: HttpFault | 'none';
  readonly delayMs: number;
}

/** Options of `createFaultyHttp`. */
export interface FaultyHttpOptions {
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'random'>;
  readonly plan: FaultPlan;
}

/** An `Http` that loses, delays and corrupts requests as planned. */
export interface FaultyHttp extends Http {
  readonly records: readonly FaultRecord[];
  takeRecords(): readonly FaultRecord[];
  readonly underWay: number;
  heal(): void;
  break(): void;
}

interface Fate {
  readonly fault: HttpFault | 'none';
  readonly delayMs: number;
  readonly spanMs: number;
}

const DEFAULT_DELAY_MS = [10, 3000] as const;
const SILENCE_MS = 30_000;
const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

function json(status: number, result: string): HttpResponse {
  const headers = { 'content-type': 'application/json' };
  return { status, headers, text: JSON.stringify({ code: status, result }) };
}

const INSTEAD: Readonly<Partial<Record<HttpFault, readonly [status: number, result: string]>>> = {
  'status-400': [400, 'Bad Request'],
  'status-401': [401, 'Unauthorized'],
  'status-500-before': [500, 'Internal Server Error'],
  'order-invalid': [400, 'Internal validation error; Order entity is not compliant with the schema'],
  'order-sold-out': [500, 'Error: Error while adding products'],
};

function checkPlan(plan: FaultPlan): void {
  const rates = Object.entries(plan.rates);
  for (const [name, rate] of [...rates, ['delayRate', plan.delayRate ?? 0] as const]) {
    if (!(rate >= 0 && rate <= 1)) throw new RangeError(`${name} must be a rate between 0 and 1, not ${rate}`);
  }
  const sum = rates.reduce((total, [, rate]) => total + rate, 0);
  if (sum > 1 + Number.EPSILON) throw new RangeError(`The rates of all faults must be at most 1 together, not ${sum}`);
}

class Faulty implements FaultyHttp {
  #records: FaultRecord[] = [];
  #underWay = 0;
  #healed = false;

  constructor(
    private readonly inner: Http,
    private readonly options: FaultyHttpOptions,
  ) {
    checkPlan(options.plan);
  }

  get records(): readonly FaultRecord[] {
    return this.#records;
  }

  get underWay(): number {
    return this.#underWay;
  }

  takeRecords(): readonly FaultRecord[] {
    const taken = this.#records;
    this.#records = [];
    return taken;
  }

  heal(): void {
    this.#healed = true;
  }

  break(): void {
    this.#healed = false;
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    const { fault, delayMs, spanMs } = this.#draw(request);
    const { method, url, timeoutMs, signal } = request;
    this.#records.push({ at: this.options.clock.now(), method, url, fault, delayMs });
    const limit = timeoutMs ?? Number.POSITIVE_INFINITY;
    const answer = this.#track(() => this.#carry(request, { fault, delayMs, spanMs }));
    answer.catch(() => undefined);
    if (delayMs < limit) return unlessAborted(signal, answer);
    await unlessAborted(signal, this.#wait(limit));
    throw new HttpFailure('ETIMEOUT', `No answer within ${limit} ms`);
  }

  #draw(request: HttpRequest): Fate {
    const [chance, late] = [this.options.ids.random(), this.options.ids.random()];
    const span = this.#span(this.options.ids.random());
    const { plan } = this.options;
    if (this.#healed || plan.applies?.(request) === false) return { fault: 'none', delayMs: 0, spanMs: span };
    const drawn = pick(plan.rates, chance);
    const fault = drawn === 'none' || plan.allows?.(drawn, request) !== false ? drawn : 'none';
    return { fault, delayMs: late < (plan.delayRate ?? 0) ? span : 0, spanMs: span };
  }

  #span(chance: number): number {
    const [min, max] = this.options.plan.delayMs ?? DEFAULT_DELAY_MS;
    return Math.round(min + chance * (max - min));
  }

  async #carry(request: HttpRequest, { fault, delayMs, spanMs }: Fate): Promise<HttpResponse> {
    if (delayMs > 0) await this.#wait(delayMs);
    if (fault === 'drop-before') throw new HttpFailure('ENOTFOUND', 'The request was dropped');
    const refused = fault === 'none' ? undefined : INSTEAD[fault];
    if (refused !== undefined) return json(...refused);
    const answer = await this.inner.send(request);
    if (fault === 'duplicate') this.#repeat(request, spanMs);
    return this.#spoil(answer, fault, request.timeoutMs);
  }

  #repeat(request: HttpRequest, laterMs: number): void {
    const copy = this.#track(async () => {
      await this.#wait(laterMs);
      return this.inner.send(request);
    });
    copy.catch(() => undefined);
  }

  async #spoil(answer: HttpResponse, fault: HttpFault | 'none', timeoutMs = SILENCE_MS): Promise<HttpResponse> {
    switch (fault) {
      case 'drop-after':
        throw new HttpFailure('ECONNRESET', 'The connection closed before the answer arrived');
      case 'silence':
        await this.#wait(timeoutMs);
        throw new HttpFailure('ETIMEOUT', `No answer within ${timeoutMs} ms`);
      case 'status-500-after':
        return json(500, 'Internal Server Error');
      case 'wrong-content-type':
        return { status: answer.status, headers: { ...answer.headers, 'content-type': 'text/html' }, text: HTML };
      case 'truncated':
        return {
          status: answer.status,
          headers: answer.headers,
          text: answer.text.slice(0, Math.floor(answer.text.length / 2)),
        };
      default:
        return answer;
    }
  }

  async #track<T>(action: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await action();
    } finally {
      this.#underWay -= 1;
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.options.clock.schedule(resolve, ms);
    });
  }
}

function pick(rates: FaultPlan['rates'], chance: number): HttpFault | 'none' {
  let left = chance;
  for (const fault of Object.keys(rates).sort() as HttpFault[]) {
    left -= rates[fault] ?? 0;
    if (left < 0) return fault;
  }
  return 'none';
}

/**
 * Simulates a bad network with seeded faults. Requests later than `timeoutMs` still reach the server.
 * @throws RangeError if a rate is outside 0–1 or their sum exceeds 1
 */
export function createFaultyHttp(inner: Http, options: FaultyHttpOptions): FaultyHttp {
  return new Faulty(inner, options);
}
