import { subscriberNetworkOf } from '../kernel/network-of';
import { ApiError } from './api-error';

const MEGABYTE = 1024 * 1024;
/** Maximum bytes of bodies in memory: two forms with photos per address, ten times as much in total. */
const MAX_OF_ADDRESS = 56 * MEGABYTE;
const MAX_OF_ALL = 560 * MEGABYTE;
/** Besides, so that strangers keep no staff out. */
const MAX_OF_STAFF = 112 * MEGABYTE;
/** Smaller bodies are not counted, so that shopping continues at the limit. */
const MIN_COUNTED = 64 * 1024;

const RETRY_AFTER = 5;

export interface BodySender {
  /** Undefined for this machine, which is not limited. */
  readonly address: string | undefined;
  readonly isStaff: boolean;
}

export interface BodyHold {
  /**
   * Counts bytes that have arrived.
   * @throws ApiError 429 if the address holds too much; 503 if all together do
   */
  grow(bytes: number): void;
  leave(): void;
}

const UNLIMITED: BodyHold = { grow: () => undefined, leave: () => undefined };

/** Bounds the memory of bodies that are being received and handled, by the bytes that have arrived. */
export class BodyRoom {
  readonly #staff = new Room(MAX_OF_STAFF);
  readonly #others = new Room(MAX_OF_ALL);

  enter({ address, isStaff }: BodySender): BodyHold {
    if (address === undefined) return UNLIMITED;
    return new Hold(isStaff ? this.#staff : this.#others, subscriberNetworkOf(address) ?? address);
  }
}

class Hold implements BodyHold {
  #arrived = 0;
  #counted = 0;

  constructor(
    private readonly room: Room,
    private readonly address: string,
  ) {}

  grow(bytes: number): void {
    this.#arrived += bytes;
    if (this.#arrived < MIN_COUNTED) return;
    this.room.take(this.address, this.#arrived - this.#counted);
    this.#counted = this.#arrived;
  }

  leave(): void {
    this.room.free(this.address, this.#counted);
    this.#counted = 0;
  }
}

class Room {
  readonly #byAddress = new Map<string, number>();
  #held = 0;

  constructor(private readonly max: number) {}

  take(address: string, bytes: number): void {
    const meta = { error: 'too_busy', retry_after: RETRY_AFTER };
    const own = this.#byAddress.get(address) ?? 0;
    if (own + bytes > MAX_OF_ADDRESS)
      throw new ApiError(429, 'Too much data is being sent at once: send it again when the rest has arrived', meta);
    if (this.#held + bytes > this.max)
      throw new ApiError(503, 'Too much data is being received at once: send it again in a moment', meta);
    this.#byAddress.set(address, own + bytes);
    this.#held += bytes;
  }

  free(address: string, bytes: number): void {
    const left = (this.#byAddress.get(address) ?? 0) - bytes;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
    this.#held -= bytes;
  }
}
