import { networkOf } from './network-of';

export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
  readonly kept: number;
}

export interface QueueCaller {
  /** Undefined for this machine, which is not limited by address. */
  readonly address: string | undefined;
  readonly isKnown?: boolean;
  readonly isUnproven?: boolean;
}

interface Waiting {
  readonly address: string | undefined;
  readonly asked: number;
  readonly past: Past;
  readonly start: () => void;
  readonly refuse: () => void;
}

interface Past {
  asked: number;
  unproven: number;
  readonly endsAt: number;
}

const WINDOW_MS = 10 * 60 * 1000;
/** Max tracked networks; beyond it all counts reset. */
const MAX_NETWORKS = 10_000;

/**
 * Bounded fair queue for costly flows. Prefers networks with the fewest wrong passwords and requests; known callers get
 * every second turn.
 */
export class FairQueue {
  #running = 0;
  readonly #known: Waiting[] = [];
  readonly #strangers: Waiting[] = [];
  #lastWasKnown = false;
  #newestIsNext = false;
  readonly #pasts = new Map<string, Past>();

  constructor(
    private readonly limits: QueueLimits,
    private readonly now: () => number,
    private readonly refusal: () => Error,
  ) {}

  async run<T>(caller: QueueCaller, flow: () => Promise<T>): Promise<T> {
    await this.#turn(caller);
    let isProven = false;
    try {
      const result = await flow();
      isProven = caller.isUnproven !== true;
      return result;
    } finally {
      if (!isProven) this.#pastOf(caller.address).unproven += 1;
      this.#next();
    }
  }

  #turn({ address, isKnown = false }: QueueCaller): Promise<void> {
    const past = this.#pastOf(address);
    past.asked += 1;
    const { asked } = past;
    if (this.#running < this.limits.running) {
      this.#running += 1;
      return Promise.resolve();
    }
    const [line, places] =
      isKnown && address !== undefined ? [this.#known, this.limits.kept] : [this.#strangers, this.limits.waiting];
    const isWaiting = address !== undefined && line.some((one) => one.address === address);
    if (isWaiting || !this.#makeRoom(line, places, { asked, past })) return Promise.reject(this.refusal());
    return new Promise((resolve, reject) => {
      line.push({ address, asked, past, start: resolve, refuse: () => reject(this.refusal()) });
    });
  }

  #makeRoom(line: Waiting[], places: number, newcomer: Rank): boolean {
    if (line.length < places) return true;
    const last = inOrder(line).at(-1);
    if (last === undefined || compare(last, newcomer) <= 0) return false;
    line.splice(line.indexOf(last), 1);
    last.refuse();
    return true;
  }

  #next(): void {
    const isKnownNext = this.#known.length > 0 && (!this.#lastWasKnown || this.#strangers.length === 0);
    const line = isKnownNext ? this.#known : this.#strangers;
    const next = this.#firstOf(line);
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#lastWasKnown = isKnownNext;
    line.splice(line.indexOf(next), 1);
    next.start();
  }

  /** Alternates oldest and newest among equals, so that neither is starved by a flood. */
  #firstOf(line: readonly Waiting[]): Waiting | undefined {
    const [first, ...others] = inOrder(line);
    if (first === undefined || line === this.#known) return first;
    this.#newestIsNext = !this.#newestIsNext;
    return this.#newestIsNext ? first : (others.findLast((one) => compare(one, first) === 0) ?? first);
  }

  #pastOf(address: string | undefined): Past {
    const network = address === undefined ? '' : networkOf(address);
    const now = this.now();
    const known = this.#pasts.get(network);
    if (known !== undefined && known.endsAt > now) return known;
    if (this.#pasts.size >= MAX_NETWORKS) this.#pasts.clear();
    const past = { asked: 0, unproven: 0, endsAt: now + WINDOW_MS };
    this.#pasts.set(network, past);
    return past;
  }
}

type Rank = Pick<Waiting, 'asked' | 'past'>;

function compare(a: Rank, b: Rank): number {
  return a.past.unproven - b.past.unproven || a.asked - b.asked;
}

function inOrder(line: readonly Waiting[]): readonly Waiting[] {
  return line.toSorted(compare);
}
