import { getMimeType } from 'hono/utils/mime';
import { FileTooLargeError, MOST_FILE_BYTES, type FileContent } from '../platform/ports/files';

/** The pieces of a content, no more of them than a file may have. @throws FileTooLargeError */
export async function* piecesOf(key: string, content: FileContent): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    size += piece.byteLength;
    if (size > MOST_FILE_BYTES) throw new FileTooLargeError(key);
    yield piece;
  }
}

/** A content in one piece, for stores that take no other. @throws FileTooLargeError */
export async function wholeOf(key: string, content: FileContent): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of piecesOf(key, content)) {
    // A copy: the caller may use the memory of its pieces again.
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

/** The media type that the ending of a key says. */
export function typeOf(key: string): string {
  return getMimeType(key) ?? 'application/octet-stream';
}
