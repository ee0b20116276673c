import type { Browser } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface PageWeight {
  /** Gzipped bytes of all JavaScript that the page loads without the shopper's doing. */
  readonly javaScript: number;
  /** Bytes on the wire of everything. */
  readonly total: number;
  readonly requests: number;
  readonly apiRequests: number;
}

/** Loads a page in a fresh profile, waits until it rests, and weighs what came. Scripts are weighed gzipped, whatever encoding was sent. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
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
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  await context.close();
  const scripts = [...new Set(urls.map((text) => new URL(text).pathname).filter((path) => path.endsWith('.js')))];
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync(await readFile(join('dist/ui/client', path)), { level: 9 }).length),
  );
  return { javaScript: sizes.reduce((sum, size) => sum + size, 0), total, requests: urls.length, apiRequests };
}

/**
 * Milliseconds that long tasks block the main thread beyond 50 ms each, from first paint to load + 6 s, on a phone-sized
 * screen with the processor slowed.
 */
export async function blockingTime(browser: Browser, url: string, slowdown: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const tasks: [start: number, duration: number][] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push([entry.startTime, entry.duration]);
      document.documentElement.dataset.tasks = JSON.stringify(tasks);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(6000);
  const blocked = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    const tasks: unknown = JSON.parse(document.documentElement.dataset.tasks ?? '[]');
    let sum = 0;
    if (!Array.isArray(tasks)) return sum;
    for (const task of tasks as unknown[]) {
      if (!Array.isArray(task)) continue;
      const [start, duration] = task.map(Number);
      if (start !== undefined && duration !== undefined && start + duration > paint) sum += Math.max(0, duration - 50);
    }
    return sum;
  });
  await context.close();
  return blocked;
}
