import { subscriberNetworkOf } from '../kernel/network-of';
import { ApiError } from './api-error';

const MAX_AT_ONCE = 4;
const CHUNK_BYTES = 64 * 1024;

export class LargeAnswers {
  #open = 0;
  readonly #addresses = new Set<string>();

  /**
   * @param from address; undefined for this machine, which is not limited per address
   * @returns a function that releases the slot
   * @throws ApiError 429 while the address has another one; 503 if all slots are taken
   */
  begin(from?: string): () => void {
    const address = from === undefined ? undefined : (subscriberNetworkOf(from) ?? from);
    const again = { error: 'too_busy', retry_after: 1 };
    if (address !== undefined && this.#addresses.has(address)) {
      throw new ApiError(429, 'Only one long list at a time: try again when the previous one has been read', again);
    }
    if (this.#open >= MAX_AT_ONCE) {
      const message = 'Too many long lists are being sent: please ask again in a moment, or for fewer at once';
      throw new ApiError(503, message, again);
    }
    this.#open += 1;
    if (address !== undefined) this.#addresses.add(address);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#open -= 1;
      if (address !== undefined) this.#addresses.delete(address);
    };
  }
}

/** Streams the response and calls `onEnd` once it is read or the client disconnects. */
export async function sentAsRead(response: Response, onEnd: () => void): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        stream.enqueue(bytes.subarray(at, at + CHUNK_BYTES));
        at += CHUNK_BYTES;
        if (at < bytes.byteLength) return;
        stream.close();
        onEnd();
      },
      cancel: onEnd,
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
