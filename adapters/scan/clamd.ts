import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { UploadScanner } from '../platform/ports/foundation/upload-scanner';

/** Address of the ClamAV daemon. */
export interface ClamdOptions {
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Default 3310. */
  readonly port?: number;
  /** Milliseconds per file, connection included. Default 30,000. */
  readonly timeoutMs?: number;
}

/** clamd buffers whole chunks in memory. */
const PIECE_BYTES = 64 * 1024;
const MAX_ANSWER = 4096;

/** Scans uploads with ClamAV (INSTREAM over TCP). Files above its `StreamMaxLength` (default 25 MB) are refused. */
export function createClamdScanner({
  host = '127.0.0.1',
  port = 3310,
  timeoutMs = 30_000,
}: ClamdOptions = {}): UploadScanner {
  return {
    name: 'ClamAV',
    scan: async ({ content }) => {
      const socket = connect({ host, port });
      const timer = setTimeout(() => socket.destroy(new Error(`clamd took longer than ${timeoutMs} ms`)), timeoutMs);
      try {
        const sent = pipeline(framed(content), socket, { end: false });
        sent.catch(() => undefined); // clamd may hang up early; its answer tells why
        const found = verdictOf(await answerOf(socket));
        if (found === undefined) await sent;
        return found;
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    },
  };
}

/** INSTREAM framing: big-endian length before each chunk, 0 at the end. */
async function* framed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('zINSTREAM\0');
  for await (const bytes of content) {
    for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      yield lengthOf(piece.byteLength);
      yield piece;
    }
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes);
  return length;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket.setEncoding('utf8')) {
    text += String(piece);
    if (text.includes('\0') || text.length > MAX_ANSWER) break;
  }
  return text.replace(/\0.*$/s, '').trim();
}

function verdictOf(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined;
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found === undefined) throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
  return found;
}
