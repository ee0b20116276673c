import { ApiError } from './api-error';

export function tooLarge(limit: number): ApiError {
  return new ApiError(413, `body must be at most ${limit} bytes`, { error: 'too_large' });
}

/** Returns the most bytes that a body can have: its declared length, or the limit if it declares none. */
export function maxBytesOf({ headers }: Pick<Request, 'headers'>, limit: number): number {
  const declared = headers.get('content-length') ?? '';
  return /^\d+$/.test(declared) ? Math.min(Number(declared), limit) : limit;
}

/**
 * Reads a body up to the limit, regardless of content-length.
 * @param limit bytes
 * @throws ApiError 413 if the body is larger
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readWhole(request, limit);
  } catch (error) {
    // The client disconnected: not our error.
    throw error instanceof ApiError
      ? error
      : new ApiError(400, 'body ended before it was whole', { error: 'broken_off' });
  }
}

async function readWhole(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get('content-length') ?? '';
  if (Number(declared) > limit) throw tooLarge(limit);
  if (/^\d+$/.test(declared)) return readDeclared(request, limit);
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength;
    if (length > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    chunks.push(next.value);
  }
  return joined(chunks, length);
}

/** The server enforces content-length, so such a body is read at once, at half the cost of a stream. */
async function readDeclared(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > limit) throw tooLarge(limit);
  return bytes;
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
