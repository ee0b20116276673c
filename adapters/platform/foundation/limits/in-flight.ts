import { ApiError } from '../http/api-error';
import { subscriberNetworkOf } from '../kernel/network-of';

/** Counts the calls in progress by address, so that one address cannot fill a shared queue. */
export class InFlight {
  readonly #byAddress = new Map<string, number>();

  constructor(private readonly max: number) {}

  /**
   * @param from address; undefined for this machine, which is not limited
   * @returns a function that ends the call; undefined if the address has too many
   */
  enter(from: string | undefined): (() => void) | undefined {
    if (from === undefined) return () => undefined;
    const address = subscriberNetworkOf(from) ?? from;
    const count = this.#byAddress.get(address) ?? 0;
    if (count >= this.max) return undefined;
    this.#byAddress.set(address, count + 1);
    return () => this.#leave(address);
  }

  /** @throws ApiError 429 with meta.retry_after in seconds if the address has too many */
  async run<T>(from: string | undefined, work: () => Promise<T>): Promise<T> {
    const leave = this.enter(from);
    if (leave === undefined)
      throw new ApiError(429, 'Too many of these requests are in progress', { error: 'too_busy', retry_after: 1 });
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #leave(address: string): void {
    const left = (this.#byAddress.get(address) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
