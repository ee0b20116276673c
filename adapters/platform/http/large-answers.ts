import { ApiError } from './api-error';

/** Large answers of a process that are under way at a time: each stays in memory until its caller has read it. */
const MOST_AT_ONCE = 4;
/** A caller that reads is given so much at a time. */
const CHUNK_BYTES = 64 * 1024;

/** Lets a few answers that may be megabytes be made and read at a time, one for each address, however many ask and however slowly they read. */
export class LargeAnswers {
  #open = 0;
  readonly #addresses = new Set<string>();

  /**
   * @param address of the caller; undefined for this machine, which may have several at a time
   * @returns ends it
   * @throws ApiError 429 while another of the address is under way; 503 where as many are under way as may be
   */
  begin(address?: string): () => void {
    const again = { error: 'too_busy', retry_after: 1 };
    if (address !== undefined && this.#addresses.has(address)) {
      throw new ApiError(429, 'One long list at a time: please ask again when the one before has been read', again);
    }
    if (this.#open >= MOST_AT_ONCE) {
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

/** The same answer, sent as it is read; says when all of it was, or when its caller has gone. */
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
