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
  /** True for work that shows no right password when it ends well, as a registration: each counts like a wrong one. */
  readonly isUnproven?: boolean;
}

interface Waiting {
  readonly address: string | undefined;
  /** Requests of its network in the window when it came. */
  readonly asked: number;
  readonly past: Past;
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Actions of a network in the window so far. */
interface Past {
  asked: number;
  /** Flows that showed no right password. */
  unproven: number;
  readonly endsAt: number;
}

/** Window in which the requests of a network are counted. */
const WINDOW_MS = 10 * 60 * 1000;
/** Networks that are counted at a time; when there are more, all begin anew. */
const MAX_NETWORKS = 10_000;

/**
 * Fair queue with a bounded number of places. An address waits once at a time. Next is the network with the fewest wrong passwords in the last
 * ten minutes, of those the one that asked least, and of those the oldest and the newest in turn; it takes the place of the last in that order where
 * all are taken. Known callers have a line of their own, and every second turn.
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
    /** Makes the error of a caller without a place. */
    private readonly refusal: () => Error,
  ) {}

  /** Runs a flow when its turn has come. A caller without a place is refused before anything of the flow is begun. */
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

  /** Refuses the caller who would be the last, where the newcomer goes before it. @returns false where there is no room */
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

  /**
   * Among equal strangers the oldest and the newest take turns: an owner does not wait behind each of a dozen who have just come, and
   * who waits long still has a turn.
   */
  #firstOf(line: readonly Waiting[]): Waiting | undefined {
    const [first, ...others] = inOrder(line);
    if (first === undefined || line === this.#known) return first;
    this.#newestIsNext = !this.#newestIsNext;
    return this.#newestIsNext ? first : (others.findLast((one) => compare(one, first) === 0) ?? first);
  }

  /** Actions of the network of an address in the window; to be changed in place. */
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

/** The oldest first among equals. */
function inOrder(line: readonly Waiting[]): readonly Waiting[] {
  return line.toSorted(compare);
}
