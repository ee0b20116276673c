import { ApiError } from './api-error';

export function tooLarge(limit: number): ApiError {
  return new ApiError(413, `body must be at most ${limit} bytes`, { error: 'too_large' });
}

/** Declared bodies below this are read at once, at half the cost of a stream. */
const MAX_AT_ONCE = 64 * 1024;

/** Called with the bytes that have arrived; an error ends the reading. */
export type CountBytes = (bytes: number) => void;

/**
 * Reads a body up to the limit, regardless of content-length.
 * @param limit bytes
 * @param count counts against shared memory as the body arrives
 * @throws ApiError 413 if the body is larger
 */
export async function readBytes(
  request: Request,
  limit: number,
  count: CountBytes = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readWhole(request, limit, count);
  } catch (error) {
    // The client disconnected: not our error.
    throw error instanceof ApiError
      ? error
      : new ApiError(400, 'body ended before it was whole', { error: 'broken_off' });
  }
}

async function readWhole(request: Request, limit: number, count: CountBytes): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get('content-length') ?? '';
  if (Number(declared) > limit) throw tooLarge(limit);
  if (/^\d+$/.test(declared) && Number(declared) < MAX_AT_ONCE) return readDeclared(request, limit, count);
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength;
    try {
      if (length > limit) throw tooLarge(limit);
      count(next.value.byteLength);
    } catch (error) {
      await reader.cancel();
      throw error;
    }
    chunks.push(next.value);
  }
  return joined(chunks, length);
}

/** The server enforces content-length, so that the body has no more. */
async function readDeclared(request: Request, limit: number, count: CountBytes): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > limit) throw tooLarge(limit);
  count(bytes.byteLength);
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
