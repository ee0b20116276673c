import { networkOf } from './network-of';

/** Numbers of callers at a time. */
export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
  /** Places beside those, for known callers alone. */
  readonly kept: number;
}

/** Caller of work that is done in turn. */
export interface QueueCaller {
  /** As limits count it; undefined for this machine, whose callers are not limited by address. */
  readonly address: string | undefined;
  /** True where the contact has signed in from this address before. */
  readonly isKnown?: boolean;
}

interface Waiting {
  readonly address: string | undefined;
  /** Requests of its network in the window so far. */
  readonly asked: number;
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Window in which the requests of a network are counted. */
const WINDOW_MS = 10 * 60 * 1000;
/** Networks that are counted at a time; when there are more, all begin anew. */
const MAX_NETWORKS = 10_000;

/**
 * Fair queue with a bounded number of places. An address waits once at a time; the network that asked least in the last ten minutes is
 * next, and takes the place of the one that asked most where all are taken. Known callers have a line of their own, and every second turn.
 */
export class FairQueue {
  #running = 0;
  readonly #known: Waiting[] = [];
  readonly #strangers: Waiting[] = [];
  #lastWasKnown = false;
  readonly #asked = new Map<string, { count: number; readonly endsAt: number }>();

  constructor(
    private readonly limits: QueueLimits,
    private readonly now: () => number,
    /** Makes the error of a caller without a place. */
    private readonly refusal: () => Error,
  ) {}

  /** Runs a flow when its turn has come. A caller without a place is refused before anything of the flow is begun. */
  async run<T>(caller: QueueCaller, flow: () => Promise<T>): Promise<T> {
    await this.#turn(caller);
    try {
      return await flow();
    } finally {
      this.#next();
    }
  }

  #turn({ address, isKnown = false }: QueueCaller): Promise<void> {
    const asked = this.#count(address);
    if (this.#running < this.limits.running) {
      this.#running += 1;
      return Promise.resolve();
    }
    const [line, places] =
      isKnown && address !== undefined ? [this.#known, this.limits.kept] : [this.#strangers, this.limits.waiting];
    const isWaiting = address !== undefined && line.some((one) => one.address === address);
    if (isWaiting || !this.#makeRoom(line, places, asked)) return Promise.reject(this.refusal());
    return new Promise((resolve, reject) => {
      line.push({ address, asked, start: resolve, refuse: () => reject(this.refusal()) });
    });
  }

  /** Refuses the caller whose network asked most, where that is more than the newcomer's. @returns false where there is no room */
  #makeRoom(line: Waiting[], places: number, asked: number): boolean {
    if (line.length < places) return true;
    const most = line.toSorted((a, b) => b.asked - a.asked)[0];
    if (most === undefined || most.asked <= asked) return false;
    line.splice(line.indexOf(most), 1);
    most.refuse();
    return true;
  }

  #next(): void {
    const isKnownNext = this.#known.length > 0 && (!this.#lastWasKnown || this.#strangers.length === 0);
    const line = isKnownNext ? this.#known : this.#strangers;
    const next = line.toSorted((a, b) => a.asked - b.asked)[0];
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#lastWasKnown = isKnownNext;
    line.splice(line.indexOf(next), 1);
    next.start();
  }

  /** Counts one more asking. @returns how often the network asked in the window */
  #count(address: string | undefined): number {
    const network = address === undefined ? '' : networkOf(address);
    const now = this.now();
    const known = this.#asked.get(network);
    if (known !== undefined && known.endsAt > now) {
      known.count += 1;
      return known.count;
    }
    if (this.#asked.size >= MAX_NETWORKS) this.#asked.clear();
    this.#asked.set(network, { count: 1, endsAt: now + WINDOW_MS });
    return 1;
  }
}
