import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from '../../../cli/serve/static-files';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-static-'));
  writeFileSync(join(folder, 'rain.webm'), '0123456789');
  for (const suffix of ['', '.br', '.gz']) writeFileSync(join(folder, `icon.svg${suffix}`), `icon${suffix}`);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main-ab12.js'), 'main');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (range?: string) =>
  createStaticFiles(folder).respond(
    new Request('http://shop.test/rain.webm', range === undefined ? {} : { headers: { range } }),
    '/rain.webm',
  );

describe('a video', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=6-', '6789', 'bytes 6-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('is sent in the range that a player requests: %s', async (range, text, said) => {
    const response = await ask(range);
    expect(response?.status).toBe(206);
    expect(response?.headers.get('content-range')).toBe(said);
    expect(response?.headers.get('content-type')).toBe('video/webm');
    expect(await response?.text()).toBe(text);
  });

  it.each([undefined, 'bytes=99-', 'bytes=-', 'lines=1-2', 'bytes=0-1,3-4'])('is sent whole for %s', async (range) => {
    const response = await ask(range);
    expect(response?.status).toBe(200);
    expect(await response?.text()).toBe('0123456789');
  });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  createStaticFiles(folder).respond(new Request(`http://shop.test${path}`, { headers }), path);

describe('a precompressed file', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.4, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity, br;q=0.5', null],
    ['bread', null],
  ])('is sent in the preferred encoding of the browser: %s', async (accepted, encoding) => {
    const response = await get('/icon.svg', { 'accept-encoding': accepted });
    expect(response?.headers.get('content-encoding')).toBe(encoding);
    expect(await response?.text()).toBe(`icon${encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : ''}`);
  });
});

describe('a file with a fixed name', () => {
  it('is not sent again to a browser that has it in the same encoding', async () => {
    const first = await get('/icon.svg', { 'accept-encoding': 'br' });
    const etag = first?.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await get('/icon.svg', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([again?.status, await again?.text()]).toEqual([304, '']);
    expect((await get('/icon.svg', { 'accept-encoding': 'gzip', 'if-none-match': etag }))?.status).toBe(200);
  });

  it('needs no tag if its URL contains a hash', async () => {
    expect((await get('/assets/main-ab12.js'))?.headers.has('etag')).toBe(false);
  });
});
