import { ApiError } from './api-error';

/** Large answers of a process that are under way at a time: each stays in memory until its caller has read it. */
const MOST_AT_ONCE = 4;
/** A caller that reads is given so much at a time. */
const CHUNK_BYTES = 64 * 1024;

/** Lets a few answers that may be megabytes be made and read at a time, however many ask and however slowly they read. */
export class LargeAnswers {
  #open = 0;

  /** @returns ends it. @throws ApiError 503 where as many are under way as may be */
  begin(): () => void {
    if (this.#open >= MOST_AT_ONCE) {
      const message = 'Too many long lists are being sent: please ask again in a moment, or for fewer at once';
      throw new ApiError(503, message, { error: 'too_busy', retry_after: 1 });
    }
    this.#open += 1;
    let isOver = false;
    return () => {
      if (!isOver) this.#open -= 1;
      isOver = true;
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
