import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib';
import { encodingFor } from './negotiation/encoding-for';

const TEXT = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg\+xml)/;
// A 256 KB window holds a page; the default allocates 4 MB per request.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const GZIP = { level: 5 };
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Preferred first. Levels are tuned: higher ones take 50 % longer for 4–10 % less. */
const PACKERS: readonly Packer[] = [
  {
    encoding: 'br',
    whole: (bytes) => packBrotli(bytes, BROTLI),
    create: () => createBrotliCompress(BROTLI),
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  {
    encoding: 'gzip',
    whole: (bytes) => packGzip(bytes, GZIP),
    create: () => createGzip(GZIP),
    flush: constants.Z_SYNC_FLUSH,
  },
];
const ENCODINGS = PACKERS.map(({ encoding }) => encoding);
const MIN_BYTES = 1024;
const MAX_WHOLE_BYTES = 1024 * 1024;

interface Packer {
  readonly encoding: string;
  readonly whole: (bytes: ArrayBuffer) => Promise<Uint8Array<ArrayBuffer>>;
  readonly create: () => BrotliCompress | Gzip;
  readonly flush: number;
}

/** Compresses a response. Streams are flushed per write, so that the browser gets the head early. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  const type = headers.get('content-type') ?? '';
  if (request.method === 'HEAD' || headers.has('content-encoding') || !TEXT.test(type)) return response;
  const length = headers.get('content-length');
  if (length !== null && Number(length) < MIN_BYTES) return response;
  const wanted = encodingFor(request, ENCODINGS);
  const packer = PACKERS.find(({ encoding }) => encoding === wanted);
  if (packer === undefined) {
    // Keep the response object: a server sends known text faster than a stream.
    headers.append('vary', 'accept-encoding');
    return response;
  }
  const stream = length !== null && Number(length) <= MAX_WHOLE_BYTES ? undefined : response.body;
  if (stream === null) return response;
  const varied = new Headers(headers);
  varied.append('vary', 'accept-encoding');
  varied.set('content-encoding', packer.encoding);
  varied.delete('content-length');
  varied.delete('etag'); // the etag names the uncompressed bytes
  if (stream !== undefined) return new Response(packed(stream, packer), { status, headers: varied });
  const bytes = await packer.whole(await response.arrayBuffer());
  varied.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status, headers: varied });
}

/** Batches flushes per turn, since each costs compression. */
function packed(body: ReadableStream<Uint8Array>, { create, flush }: Packer): ReadableStream<Uint8Array> {
  const stream = create();
  const reader = body.getReader();
  let flushing = false;
  const flushSoon = (): void => {
    if (flushing) return;
    flushing = true;
    setImmediate(() => {
      flushing = false;
      if (!stream.writableEnded && !stream.destroyed) stream.flush(flush);
    });
  };
  const pump = async (): Promise<void> => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const hasRoom = stream.write(part.value);
      flushSoon();
      if (!hasRoom) await new Promise<void>((resolve) => stream.once('drain', resolve));
    }
    stream.end();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      stream.on('data', (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
        if ((controller.desiredSize ?? 0) <= 0) stream.pause();
      });
      stream.on('end', () => controller.close());
      stream.on('error', (error) => controller.error(error));
      pump().catch((error: unknown) => {
        stream.destroy();
        controller.error(error);
      });
    },
    pull() {
      stream.resume();
    },
    async cancel(reason) {
      stream.destroy();
      await reader.cancel(reason);
    },
  });
}
