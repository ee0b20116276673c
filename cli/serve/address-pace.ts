/** How often in which time. */
interface Pace {
  readonly count: number;
  readonly windowMs: number;
}

/** Addresses that are counted at a time; when there are more, all begin anew. */
const MOST_ADDRESSES = 50_000;

/** Counts in this process what each address does that costs more than a page: a count for all processes would cost more than it saves. */
export class AddressPace {
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(
    private readonly pace: Pace,
    private readonly now: () => number,
  ) {}

  /** Counts one more. @returns whether the address may; one that is not known always may */
  allows(address: string | undefined): boolean {
    if (address === undefined) return true;
    const now = this.now();
    if (now >= this.#endsAt || this.#counts.size >= MOST_ADDRESSES) {
      this.#counts.clear();
      this.#endsAt = now + this.pace.windowMs;
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= this.pace.count;
  }
}
