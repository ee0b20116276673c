interface Pace {
  readonly count: number;
  readonly windowMs: number;
}

const MAX_ADDRESSES = 50_000;

/** Per-process rate limit: sharing counts would cost more than it saves. */
export class AddressPace {
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(
    private readonly pace: Pace,
    private readonly now: () => number,
  ) {}

  allows(address: string | undefined): boolean {
    if (address === undefined) return true;
    const now = this.now();
    if (now >= this.#endsAt || this.#counts.size >= MAX_ADDRESSES) {
      this.#counts.clear();
      this.#endsAt = now + this.pace.windowMs;
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= this.pace.count;
  }
}
