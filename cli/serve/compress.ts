import { constants, createGzip } from 'node:zlib';

/** Types whose bytes are text. Pictures and fonts are compressed by themselves. */
const TEXT = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg\+xml)/;
/** A level at which a page of 150 KB takes about 1.5 ms; the next ones take twice that for 2 % less. */
const LEVEL = 5;

/**
 * The same answer, compressed while it is being made: what the page has sent so far always goes out at once, so that a
 * browser sees the head of a page while its body is still rendered.
 */
export function compress(request: Request, response: Response): Response {
  const { body, headers } = response;
  const type = headers.get('content-type') ?? '';
  if (body === null || request.method === 'HEAD' || headers.has('content-encoding') || !TEXT.test(type))
    return response;
  const varied = new Headers(headers);
  varied.append('vary', 'accept-encoding');
  const { status } = response;
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? ''))
    return new Response(body, { status, headers: varied });
  varied.set('content-encoding', 'gzip');
  varied.delete('content-length');
  varied.delete('etag'); // it names the bytes before
  return new Response(gzipped(body), { status, headers: varied });
}

/** Chunks written in one turn are flushed together: one flush for each would cost more than it compresses. */
function gzipped(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const gzip = createGzip({ level: LEVEL, flush: constants.Z_NO_FLUSH });
  const reader = body.getReader();
  let flushing = false;
  const flushSoon = (): void => {
    if (flushing) return;
    flushing = true;
    setImmediate(() => {
      flushing = false;
      if (!gzip.writableEnded && !gzip.destroyed) gzip.flush(constants.Z_SYNC_FLUSH);
    });
  };
  const pump = async (): Promise<void> => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const hasRoom = gzip.write(part.value);
      flushSoon();
      if (!hasRoom) await new Promise<void>((resolve) => gzip.once('drain', resolve));
    }
    gzip.end();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      gzip.on('data', (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
        if ((controller.desiredSize ?? 0) <= 0) gzip.pause();
      });
      gzip.on('end', () => controller.close());
      gzip.on('error', (error) => controller.error(error));
      pump().catch((error: unknown) => {
        gzip.destroy();
        controller.error(error);
      });
    },
    pull() {
      gzip.resume();
    },
    async cancel(reason) {
      gzip.destroy();
      await reader.cancel(reason);
    },
  });
}
