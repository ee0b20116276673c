import { subscriberNetworkOf } from '../kernel/network-of';
import { ApiError } from './api-error';

const MAX_AT_ONCE = 4;
/** Bytes that callers have not read yet. */
const MAX_WAITING = 64 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** Place of a large answer. */
export interface LargePlace {
  /** Gives the place to others: the answer is computed, and waits to be read. */
  computed(bytes: number): void;
  /** Ends the answer: it is read, or has failed. */
  end(): void;
}

export class LargeAnswers {
  #open = 0;
  #waiting = 0;
  readonly #addresses = new Set<string>();

  /**
   * Takes a place for computing. An address has one answer until it is read; slow readers keep only their own.
   * @param from address; undefined for this machine, which is not limited per address
   * @throws ApiError 429 while the address has another one; 503 if all places are taken or too much waits to be read
   */
  begin(from?: string): LargePlace {
    const address = from === undefined ? undefined : (subscriberNetworkOf(from) ?? from);
    const again = { error: 'too_busy', retry_after: 1 };
    if (address !== undefined && this.#addresses.has(address)) {
      throw new ApiError(429, 'Only one long list at a time: try again when the previous one has been read', again);
    }
    if (this.#open >= MAX_AT_ONCE || this.#waiting >= MAX_WAITING) {
      const message = 'Too many long lists are being sent: please ask again in a moment, or for fewer at once';
      throw new ApiError(503, message, again);
    }
    this.#open += 1;
    if (address !== undefined) this.#addresses.add(address);
    let [isComputed, isOver, waiting] = [false, false, 0];
    const computed = (bytes: number) => {
      if (isComputed) return;
      isComputed = true;
      waiting = bytes;
      this.#open -= 1;
      this.#waiting += bytes;
    };
    const end = () => {
      if (isOver) return;
      computed(0);
      isOver = true;
      this.#waiting -= waiting;
      if (address !== undefined) this.#addresses.delete(address);
    };
    return { computed, end };
  }
}

/** Streams the response, and ends its place once it is read or the client disconnects. */
export async function sentAsRead(response: Response, place: LargePlace): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  place.computed(bytes.byteLength);
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        stream.enqueue(bytes.subarray(at, at + CHUNK_BYTES));
        at += CHUNK_BYTES;
        if (at < bytes.byteLength) return;
        stream.close();
        place.end();
      },
      cancel: () => {
        place.end();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
