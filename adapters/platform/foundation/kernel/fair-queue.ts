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
  /**
   * Id of the confirmed account that a caller at an unknown address names. It is tried early, but a failure is reported
   * in its place among strangers, so that its own response time does not show whether the account exists.
   */
  readonly account?: number | undefined;
}

interface Waiting {
  readonly address: string | undefined;
  readonly account: Past | undefined;
  readonly asked: number;
  past: Past;
  readonly start: () => void;
  /** Called in the caller's place among strangers. */
  readonly release: () => void;
  readonly refuse: () => void;
  isTried: boolean;
}

interface Turn {
  readonly waiting?: Waiting;
  /** Resolves in the caller's place among strangers. */
  readonly place: Promise<void>;
}

interface Past {
  asked: number;
  unproven: number;
  readonly endsAt: number;
}

const WINDOW_MS = 10 * 60 * 1000;
/** Max tracked networks and accounts; beyond it all counts reset. */
const MAX_PASTS = 10_000;

/**
 * Bounded fair queue for costly flows. Known callers get every second turn. Of the others, every second is a confirmed
 * account's. Strangers queue by network: the fewest wrong passwords first, then the fewest requests, then the oldest.
 */
export class FairQueue {
  #running = 0;
  readonly #known: Waiting[] = [];
  readonly #strangers: Waiting[] = [];
  #lastWasKnown = false;
  #lastWasEarly = false;
  readonly #pasts = new Map<string, Past>();

  constructor(
    private readonly limits: QueueLimits,
    private readonly now: () => number,
    private readonly refusal: () => Error,
  ) {}

  async run<T>(caller: QueueCaller, flow: () => Promise<T>): Promise<T> {
    const turn = await this.#turn(caller);
    let isProven = false;
    try {
      const result = await flow();
      isProven = caller.isUnproven !== true;
      return result;
    } finally {
      if (isProven) this.#leave(turn.waiting);
      else this.#countUnproven(caller);
      this.#next();
      if (!isProven) await turn.place;
    }
  }

  #turn({ address, account, isKnown = false }: QueueCaller): Promise<Turn> {
    const past = this.#pastOf(networkKey(address));
    const asked = past.asked + 1;
    if (this.#running < this.limits.running) {
      this.#running += 1;
      past.asked = asked;
      return Promise.resolve({ place: Promise.resolve() });
    }
    const [line, places] =
      isKnown && address !== undefined ? [this.#known, this.limits.kept] : [this.#strangers, this.limits.waiting];
    const isWaiting = address !== undefined && line.some((one) => one.address === address);
    const named = account === undefined ? undefined : this.#pastOf(accountKey(account));
    const newcomer = { asked, past, account: named };
    if (isWaiting || !this.#makeRoom(line, places, newcomer)) return Promise.reject(this.refusal());
    // Requests that are refused at the door do not count.
    past.asked = asked;
    return new Promise((resolve, reject) => {
      const place = new Promise<void>((release, refuse) => {
        const waiting: Waiting = {
          address,
          account: named,
          asked,
          past,
          start: () => resolve({ waiting, place }),
          release,
          refuse: () => {
            const error = this.refusal();
            reject(error);
            refuse(error);
          },
          isTried: false,
        };
        line.push(waiting);
      });
      // Nobody awaits the place of a caller who was refused before a turn.
      place.catch(() => undefined);
    });
  }

  #makeRoom(line: Waiting[], places: number, newcomer: Newcomer): boolean {
    if (line.length < places) return true;
    const last = lastBehind(line, newcomer);
    if (last === undefined) return false;
    line.splice(line.indexOf(last), 1);
    last.refuse();
    return true;
  }

  #next(): void {
    const next = this.#choose();
    if (next === undefined) this.#running -= 1;
    else next.start();
  }

  #choose(): Waiting | undefined {
    this.#lastWasKnown = this.#known.length > 0 && (!this.#lastWasKnown || this.#strangers.length === 0);
    if (this.#lastWasKnown) return this.#takeFirst(this.#known);
    const early = this.#lastWasEarly ? undefined : earlyOf(this.#strangers);
    this.#lastWasEarly = early !== undefined;
    if (early === undefined) return this.#takeFirst(this.#strangers) ?? this.#takeFirst(this.#known);
    early.isTried = true;
    // A failure of its own does not move its place.
    early.past = { ...early.past };
    return early;
  }

  /** Takes the first who was not tried early, and releases those before. */
  #takeFirst(line: Waiting[]): Waiting | undefined {
    for (const one of inOrder(line)) {
      line.splice(line.indexOf(one), 1);
      one.release();
      if (!one.isTried) return one;
    }
    return undefined;
  }

  #leave(waiting: Waiting | undefined): void {
    const at = waiting === undefined ? -1 : this.#strangers.indexOf(waiting);
    if (at >= 0) this.#strangers.splice(at, 1);
  }

  #countUnproven({ address, account }: QueueCaller): void {
    this.#pastOf(networkKey(address)).unproven += 1;
    if (account !== undefined) this.#pastOf(accountKey(account)).unproven += 1;
  }

  #pastOf(key: string): Past {
    const now = this.now();
    const known = this.#pasts.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    if (this.#pasts.size >= MAX_PASTS) this.#pasts.clear();
    const past = { asked: 0, unproven: 0, endsAt: now + WINDOW_MS };
    this.#pasts.set(key, past);
    return past;
  }
}

type Rank = Pick<Waiting, 'asked' | 'past'>;

type Newcomer = Pick<Waiting, 'account' | 'asked' | 'past'>;

/** Returns who leaves for a newcomer: the last in order, or for an account the last who names none. */
function lastBehind(line: readonly Waiting[], newcomer: Newcomer): Waiting | undefined {
  const order = inOrder(line);
  const last = order.at(-1);
  if (last !== undefined && compare(last, newcomer) > 0) return last;
  return newcomer.account === undefined ? undefined : order.findLast(({ account }) => account === undefined);
}

function compare(a: Rank, b: Rank): number {
  return a.past.unproven - b.past.unproven || a.asked - b.asked;
}

function inOrder(line: readonly Waiting[]): readonly Waiting[] {
  return line.toSorted(compare);
}

/** Returns the account with the fewest wrong passwords that was not tried yet. */
function earlyOf(line: readonly Waiting[]): Waiting | undefined {
  return line
    .filter(({ account, isTried }) => account !== undefined && !isTried)
    .toSorted((a, b) => (a.account?.unproven ?? 0) - (b.account?.unproven ?? 0))[0];
}

function networkKey(address: string | undefined): string {
  return address === undefined ? '' : networkOf(address);
}

function accountKey(account: number): string {
  return `account ${String(account)}`;
}
