import type { Clock, Ids } from '../../../../core/ports';
import type { Database } from '../../ports/database';

/** In milliseconds; longer than a subscriber or payment provider may take. */
const LEASE_MS = 90_000;
const RENEW_MS = 20_000;

export class HeldLease {
  readonly #holder: string;
  #takenAt = 0;

  constructor(
    private readonly database: Database,
    private readonly settings: { readonly clock: Clock; readonly ids: Ids },
    private readonly name: string,
    private readonly goodForMs = LEASE_MS,
  ) {
    this.#holder = settings.ids.uuid();
  }

  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!(await this.take())) return undefined;
    try {
      return await work();
    } finally {
      await this.release();
    }
  }

  async take(): Promise<boolean> {
    const now = this.settings.clock.now();
    const isOurs = await this.database.write((db) =>
      db.leases.take(this.name, this.#holder, now, now + this.goodForMs),
    );
    if (isOurs) this.#takenAt = now;
    return isOurs;
  }

  async renew(): Promise<boolean> {
    const since = this.settings.clock.now() - this.#takenAt;
    // Negative if the clock went back.
    return (since >= 0 && since < RENEW_MS) || this.take();
  }

  release(): Promise<void> {
    return this.database.write((db) => db.leases.release(this.name, this.#holder));
  }
}
