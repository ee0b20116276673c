import type { Browser } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openUntouched } from './visit';

export interface PageWeight {
  readonly javaScript: number;
  readonly total: number;
  readonly requests: number;
  readonly apiRequests: number;
}

/** Measures a page in a fresh profile; scripts count gzipped, whatever their encoding. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let total = 0;
  let apiRequests = 0;
  const urls: string[] = [];
  session.on('Network.loadingFinished', (event) => (total += event.encodedDataLength));
  session.on('Network.requestWillBeSent', (event) => {
    urls.push(event.request.url);
    if (new URL(event.request.url).pathname.startsWith('/api/')) apiRequests += 1;
  });
  await openUntouched(page, url);
  await context.close();
  const scripts = [...new Set(urls.map((text) => new URL(text).pathname).filter((path) => path.endsWith('.js')))];
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync(await readFile(join('dist/ui/client', path)), { level: 9 }).length),
  );
  return { javaScript: sizes.reduce((sum, size) => sum + size, 0), total, requests: urls.length, apiRequests };
}
