import { subscriberNetworkOf } from '../kernel/network-of';
import { ApiError } from './api-error';

const MEGABYTE = 1024 * 1024;
/** Maximum bytes of bodies in memory: two forms with photos per address, ten times as much in total. */
const MAX_OF_ADDRESS = 56 * MEGABYTE;
const MAX_OF_ALL = 560 * MEGABYTE;
/** Smaller bodies are not counted, so that shopping continues at the limit. */
const MIN_COUNTED = 64 * 1024;

const RETRY_AFTER = 5;

/** Bounds the memory of bodies that are being received and handled. */
export class BodyRoom {
  readonly #byAddress = new Map<string, number>();
  #held = 0;

  /**
   * @param bytes declared length, or the most that the call may send
   * @param from address; undefined for this machine, which is not limited
   * @returns a function that releases the bytes
   * @throws ApiError 429 if the address holds too much; 503 if all together do
   */
  enter(bytes: number, from: string | undefined): () => void {
    if (from === undefined || bytes < MIN_COUNTED) return () => undefined;
    const address = subscriberNetworkOf(from) ?? from;
    const meta = { error: 'too_busy', retry_after: RETRY_AFTER };
    const own = this.#byAddress.get(address) ?? 0;
    if (own + bytes > MAX_OF_ADDRESS)
      throw new ApiError(429, 'Too much data is being sent at once: send it again when the rest has arrived', meta);
    if (this.#held + bytes > MAX_OF_ALL)
      throw new ApiError(503, 'Too much data is being received at once: send it again in a moment', meta);
    this.#byAddress.set(address, own + bytes);
    this.#held += bytes;
    return () => this.#leave(address, bytes);
  }

  #leave(address: string, bytes: number): void {
    const left = (this.#byAddress.get(address) ?? 0) - bytes;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
    this.#held -= bytes;
  }
}
