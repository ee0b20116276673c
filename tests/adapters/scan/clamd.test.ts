import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClamdScanner } from '../../../adapters/node';
import { fileOf, piecesOf } from '../../fixtures/downloads';

const MAX_BYTES = 500_000;
const BAD = 'harmful';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface Daemon {
  readonly port: number;
  readonly files: Buffer[];
}

async function listen(serve: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port; // sound: it listens on a port
}

async function openClamd(): Promise<Daemon> {
  const files: Buffer[] = [];
  const port = await listen((socket) => {
    let rest = Buffer.alloc(0);
    let command: string | undefined;
    const pieces: Buffer[] = [];
    const answer = (text: string) => socket.end(`${text}\0`);
    socket.on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      if (command === undefined) {
        const end = rest.indexOf(0);
        if (end < 0) return;
        command = rest.subarray(0, end).toString();
        rest = rest.subarray(end + 1);
        if (command !== 'zINSTREAM') answer('UNKNOWN COMMAND');
      }
      while (rest.length >= 4 && rest.length >= 4 + rest.readUInt32BE(0)) {
        const length = rest.readUInt32BE(0);
        if (length > 0) pieces.push(rest.subarray(4, 4 + length));
        rest = rest.subarray(4 + length);
        const file = Buffer.concat(pieces);
        if (file.length > MAX_BYTES) return void answer('INSTREAM size limit exceeded. ERROR');
        if (length > 0) continue;
        files.push(file);
        answer(file.includes(BAD) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK');
      }
    });
  });
  return { port, files };
}

const file = (bytes: Uint8Array) => ({ name: 'a.pdf', type: 'application/pdf', content: piecesOf(bytes) });

describe('ClamAV', () => {
  it('scans every byte of a file, and reports what it found', async () => {
    const { port, files } = await openClamd();
    const scanner = createClamdScanner({ port });
    const clean = fileOf(300_000);
    expect(await scanner.scan(file(clean))).toBeUndefined();
    expect(await scanner.scan(file(new Uint8Array()))).toBeUndefined();
    expect(files.map((sent) => sent.length)).toEqual([300_000, 0]);
    expect(files[0]?.equals(clean)).toBe(true);
    expect(await scanner.scan(file(new TextEncoder().encode(`a ${BAD} one`)))).toBe('Win.Test.EICAR_HDB-1');
  });

  it('does not report unscanned files as clean: too large, unexpected response, no response, not running', async () => {
    const { port } = await openClamd();
    await expect(createClamdScanner({ port }).scan(file(fileOf(3_000_000)))).rejects.toThrow();
    await expect(createClamdScanner({ port }).scan(file(fileOf(MAX_BYTES + 1)))).rejects.toThrow('size limit exceeded');
    const busy = await listen((socket) => socket.end('stream: OK but not quite\0'));
    await expect(createClamdScanner({ port: busy }).scan(file(fileOf(10)))).rejects.toThrow(
      'clamd answered "stream: OK but not quite"',
    );
    const gone = await listen((socket) => socket.destroy());
    await expect(createClamdScanner({ port: gone }).scan(file(fileOf(10)))).rejects.toThrow();
    const silent = await listen((socket) => socket.resume());
    await expect(createClamdScanner({ port: silent, timeoutMs: 50 }).scan(file(fileOf(10)))).rejects.toThrow(
      'clamd took longer than 50 ms',
    );
    const free = await listen(() => undefined);
    for (const end of ends.splice(-1)) await end();
    await expect(createClamdScanner({ port: free }).scan(file(fileOf(10)))).rejects.toThrow('ECONNREFUSED');
  });
});
