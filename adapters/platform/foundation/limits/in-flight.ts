import { subscriberNetworkOf } from '../kernel/network-of';

/** Counts the calls of an address that are under way, so that one address fills no queue that all share. */
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
