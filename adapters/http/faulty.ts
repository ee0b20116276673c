import { HttpFailure, type Clock, type Http, type HttpRequest, type HttpResponse, type Ids } from '../../core/ports';

/** What can go wrong with a request; at most one of these each. */
export type HttpFault =
  /** Fails with ENOTFOUND; the server never hears of it. */
  | 'drop-before'
  /** The server did what was asked; the answer is lost with ECONNRESET. */
  | 'drop-after'
  /** The server did what was asked; the answer never comes: ETIMEOUT after the request's `timeoutMs`. */
  | 'silence'
  /** The request arrives twice, the second time as late as a delay may be; the first answer is given. */
  | 'duplicate'
  /** A proxy answers 401 without asking the server. */
  | 'status-401'
  /** A proxy answers 400 without asking the server. */
  | 'status-400'
  /** In place of the server: 400 with what S §8 says of an order that breaks the schema. */
  | 'order-invalid'
  /** In place of the server: 500 with what S §8 says of an order of which something is sold out. */
  | 'order-sold-out'
  /** A proxy answers 500 without asking the server. */
  | 'status-500-before'
  /** The server did what was asked; a proxy answers 500 in its place. */
  | 'status-500-after'
  /** The server did what was asked; an HTML page comes in place of its answer. */
  | 'wrong-content-type'
  /** The server did what was asked; half of its answer comes. */
  | 'truncated';

/** How often each fault comes, and how long answers take. */
export interface FaultPlan {
  /** How often each fault comes, from 0 (the default) to 1; together at most 1. */
  readonly rates: Readonly<Partial<Record<HttpFault, number>>>;
  /** How often a request is late, from 0 (the default) to 1; on top of a fault. */
  readonly delayRate?: number;
  /** Least and most milliseconds of a delay, also between the copies of a duplicate. Default [10, 3000]. */
  readonly delayMs?: readonly [least: number, most: number];
  /** Which requests are meant. Default: all. */
  readonly applies?: (request: HttpRequest) => boolean;
  /** Whether a request may meet with this fault; it meets with none if not. Default: it may. */
  readonly allows?: (fault: HttpFault, request: HttpRequest) => boolean;
}

/** What was done to one request. */
export interface FaultRecord {
  /** When the request was made, in milliseconds since the Unix epoch. */
  readonly at: number;
  readonly method: HttpRequest['method'];
  readonly url: string;
  readonly fault: HttpFault | 'none';
  /** Milliseconds before the request reached the server. */
  readonly delayMs: number;
}

/** Options of `createFaultyHttp`. */
export interface FaultyHttpOptions {
  readonly clock: Clock;
  /** Where chance comes from: seeded ids make every run alike. */
  readonly ids: Pick<Ids, 'random'>;
  readonly plan: FaultPlan;
}

/** An `Http` that loses, delays and spoils requests as its plan says. */
export interface FaultyHttp extends Http {
  /** What was done to each request since the last `takeRecords`, in the order they were made. */
  readonly records: readonly FaultRecord[];
  /** Hands the records over and starts again, so that memory does not grow with a long simulation. */
  takeRecords(): readonly FaultRecord[];
  /** Requests and copies on their way that have not been answered or lost yet, late arrivals included. */
  readonly underWay: number;
  /** The network is sound from now on, for requests made from now on; `break` ends that. */
  heal(): void;
  break(): void;
}

/** What is done to a request. */
interface Fate {
  readonly fault: HttpFault | 'none';
  readonly delayMs: number;
  /** How late its copy is, if it has one. */
  readonly spanMs: number;
}

const DEFAULT_DELAY_MS = [10, 3000] as const;
/** How long a silent server is waited for when the request sets no limit. */
const SILENCE_MS = 30_000;
const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

function json(status: number, result: string): HttpResponse {
  const headers = { 'content-type': 'application/json' };
  return { status, headers, text: JSON.stringify({ code: status, result }) };
}

/** What is answered where the server is not asked. */
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
    const { method, url, timeoutMs } = request;
    this.#records.push({ at: this.options.clock.now(), method, url, fault, delayMs });
    const limit = timeoutMs ?? Number.POSITIVE_INFINITY;
    const answer = this.#track(() => this.#carry(request, { fault, delayMs, spanMs }));
    if (delayMs < limit) return answer;
    // The shopper gives up before the request arrives; it arrives all the same.
    answer.catch(() => undefined);
    await this.#wait(limit);
    throw new HttpFailure('ETIMEOUT', `No answer within ${limit} ms`);
  }

  /** Always draws the same number of times, so that one more fault does not shift all later chances. */
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
    const [least, most] = this.options.plan.delayMs ?? DEFAULT_DELAY_MS;
    return Math.round(least + chance * (most - least));
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

  /** The second copy arrives later; nobody reads its answer. */
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
        throw new HttpFailure('ECONNRESET', 'The connection broke before the answer came');
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
  // Sound: the keys of `rates` are faults by its type; sorted, so that the order they are written in does not matter.
  for (const fault of Object.keys(rates).sort() as HttpFault[]) {
    left -= rates[fault] ?? 0;
    if (left < 0) return fault;
  }
  return 'none';
}

/**
 * A bad network for simulations: hands requests on to `inner` and lets happen, by a seeded plan, what happens to
 * real shops. A request that is later than its `timeoutMs` rejects with ETIMEOUT and reaches the server anyway.
 * @throws RangeError when a rate is not between 0 and 1, or all faults together exceed 1
 */
export function createFaultyHttp(inner: Http, options: FaultyHttpOptions): FaultyHttp {
  return new Faulty(inner, options);
}
