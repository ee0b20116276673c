import type { Clock, Ids } from '../../../core/ports';
import type { Database } from '../ports/database';

/** How long a lease is good; longer than a subscriber may take for one event, or a payment provider for one order. */
const LEASE_MS = 90_000;
/** After this part of it a lease is renewed. */
const RENEW_MS = 20_000;

/** A lease that this process holds while it works. */
export class HeldLease {
  readonly #holder: string;
  #takenAt = 0;

  constructor(
    private readonly database: Database,
    private readonly settings: { readonly clock: Clock; readonly ids: Ids },
    private readonly name: string,
    /** How long it is good without being taken again. */
    private readonly goodForMs = LEASE_MS,
  ) {
    this.#holder = settings.ids.uuid();
  }

  /** Works while it is ours. @returns undefined where somebody else has it */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!(await this.take())) return undefined;
    try {
      return await work();
    } finally {
      await this.release();
    }
  }

  /** @returns whether it is ours now */
  async take(): Promise<boolean> {
    const now = this.settings.clock.now();
    const isOurs = await this.database.write((db) =>
      db.leases.take(this.name, this.#holder, now, now + this.goodForMs),
    );
    if (isOurs) this.#takenAt = now;
    return isOurs;
  }

  /** Takes it again where it has been ours for a while. @returns whether it is ours still */
  async renew(): Promise<boolean> {
    const since = this.settings.clock.now() - this.#takenAt;
    // Less than nothing where the clock went back.
    return (since >= 0 && since < RENEW_MS) || this.take();
  }

  release(): Promise<void> {
    return this.database.write((db) => db.leases.release(this.name, this.#holder));
  }
}
