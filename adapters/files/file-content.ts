import { getMimeType } from 'hono/utils/mime';
import { FileTooLargeError, MAX_FILE_BYTES, type FileContent } from '../platform/ports/foundation/files';

/** @throws FileTooLargeError */
export async function* piecesOf(key: string, content: FileContent): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    size += piece.byteLength;
    if (size > MAX_FILE_BYTES) throw new FileTooLargeError(key);
    yield piece;
  }
}

/** @throws FileTooLargeError */
export async function wholeOf(key: string, content: FileContent): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of piecesOf(key, content)) {
    // Copied: the caller may reuse the buffer.
    pieces.push(content instanceof Uint8Array ? piece : piece.slice());
    size += piece.byteLength;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

export function typeOf(key: string): string {
  return getMimeType(key) ?? 'application/octet-stream';
}
