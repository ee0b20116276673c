import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from '../../../cli/serve/compress';

const asks = (encoding: string): Request =>
  new Request('http://localhost/', { headers: { 'accept-encoding': encoding } });
const html = { 'content-type': 'text/html; charset=utf-8' };

describe('compress', () => {
  it('compresses text for clients that accept it', async () => {
    const text = 'warm paper '.repeat(1000);
    const answer = await compress(asks('gzip'), new Response(text, { status: 404, headers: { ...html, etag: '"x"' } }));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('etag')).toBeNull();
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(text);
  });

  it('uses brotli if it is accepted: it is smaller at the same price', async () => {
    const text = 'warm paper '.repeat(1000);
    const answer = await compress(asks('gzip, deflate, br'), new Response(text, { headers: html }));
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(text);
  });

  it('compresses complete responses in one go, and sends their length', async () => {
    const text = 'warm paper '.repeat(1000);
    const headers = { ...html, 'content-length': String(text.length) };
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await compress(asks(encoding), new Response(text, { headers }));
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      expect(unpack(bytes).toString()).toBe(text);
    }
  });

  it('sends short responses, and uncompressed ones on request, unchanged', async () => {
    const short = new Response('{}', { headers: { 'content-type': 'application/json', 'content-length': '2' } });
    expect(await compress(asks('br'), short)).toBe(short);
    const long = new Response('x'.repeat(5000), { headers: { ...html, 'content-length': '5000' } });
    expect(await compress(asks('identity'), long)).toBe(long);
    expect(long.headers.get('vary')).toBe('accept-encoding');
  });

  it('leaves compressed, binary, empty and excluded responses unchanged', async () => {
    const picture = new Response('x', { headers: { 'content-type': 'image/webp' } });
    expect(await compress(asks('gzip'), picture)).toBe(picture);
    const empty = new Response(null, { status: 304 });
    expect(await compress(asks('gzip'), empty)).toBe(empty);
    const packed = new Response('x', { headers: { ...html, 'content-encoding': 'br' } });
    expect(await compress(asks('gzip'), packed)).toBe(packed);
    const plain = await compress(asks('zstd'), new Response('x', { headers: html }));
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect(await plain.text()).toBe('x');
  });

  it('sends the finished part of a page while the rest is rendered', async () => {
    let finish = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<head>'));
        finish = () => {
          controller.enqueue(new TextEncoder().encode('<body>'));
          controller.close();
        };
      },
    });
    const answer = await compress(asks('gzip'), new Response(body, { headers: html }));
    const unzip = createGunzip();
    let seen = '';
    unzip.on('data', (part: Buffer) => (seen += part.toString()));
    const reader = answer.body!.getReader();
    while (seen === '') {
      const { value } = await reader.read();
      await new Promise((resolve) => unzip.write(value, resolve));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(seen).toBe('<head>');
    finish();
    for (let part = await reader.read(); !part.done; part = await reader.read()) unzip.write(part.value);
    await new Promise((resolve) => unzip.end(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen).toBe('<head><body>');
  });

  it('does not run ahead of a slow client, and stops when it disconnects', async () => {
    let made = 0;
    let cancelled: unknown;
    const noise = (): Uint8Array => crypto.getRandomValues(new Uint8Array(60_000));
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          made += 1;
          controller.enqueue(noise());
        },
        cancel(reason) {
          cancelled = reason;
        },
      },
      { highWaterMark: 0 },
    );
    const reader = (await compress(asks('gzip'), new Response(body, { headers: html }))).body!.getReader();
    let read = 0;
    // Random data does not compress, so input and output sizes match.
    for (let parts = 0; parts < 50; parts += 1) {
      const { value } = await reader.read();
      read += value?.byteLength ?? 0;
      expect(made - read / 60_000).toBeLessThan(20);
    }
    await reader.cancel('gone');
    expect(cancelled).toBe('gone');
  });

  it('passes on an error in the middle', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('torn'));
      },
    });
    const answer = await compress(asks('gzip'), new Response(body, { headers: html }));
    await expect(answer.text()).rejects.toThrow('torn');
  });
});
