import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from '../../../cli/serve/static-files';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-static-'));
  writeFileSync(join(folder, 'rain.webm'), '0123456789');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (range?: string) =>
  createStaticFiles(folder).respond(
    new Request('http://shop.test/rain.webm', range === undefined ? {} : { headers: { range } }),
    '/rain.webm',
  );

describe('a film', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=6-', '6789', 'bytes 6-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('is sent in the part that a player asks for: %s', async (range, text, said) => {
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
