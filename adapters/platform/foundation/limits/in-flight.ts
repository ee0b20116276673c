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

  #leave(address: string): void {
    const left = (this.#byAddress.get(address) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
