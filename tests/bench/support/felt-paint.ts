import type { Browser } from 'playwright-core';
import type { SignedInDevice } from '../../browser/support/signed-in';
import { PHONE, visit } from '../../browser/support/visit';

/** 1.6 Mbps, 150 ms round trip. */
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 750 * 128 };
const SLOWDOWN = 4;
const SETTLED_MS = 2000;

const OBSERVE = `
  globalThis.seenLargest = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => { globalThis.seenLargest = startTime; }))
    .observe({ type: 'largest-contentful-paint', buffered: true });
`;

/**
 * Largest contentful paint on a slow phone with cached code, in ms.
 * @param shows appears once the page is complete
 */
export async function feltPaint(
  browser: Browser,
  url: string,
  { device, shows }: { readonly device: SignedInDevice; readonly shows: string },
): Promise<number> {
  const { page, close } = await visit(browser, { viewport: PHONE, device });
  await page.goto(url);
  await page.locator(shows).first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const largest: unknown = await page.evaluate('globalThis.seenLargest');
  await close();
  return typeof largest === 'number' ? largest : Number.NaN;
}
