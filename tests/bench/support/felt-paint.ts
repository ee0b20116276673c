import type { Browser } from 'playwright-core';
import type { SignedInDevice } from '../../browser/support/signed-in';
import { PHONE, visit } from '../../browser/support/visit';

/** A phone on a slow network: 1.6 Mbps, and 150 ms there and back. */
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 750 * 128 };
/** How many times slower its processor is. */
const SLOWDOWN = 4;
/** Milliseconds after what was waited for in which something larger may still be painted. */
const SETTLED_MS = 2000;

const OBSERVE = `
  globalThis.seenLargest = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => { globalThis.seenLargest = startTime; }))
    .observe({ type: 'largest-contentful-paint', buffered: true });
`;

/**
 * When the largest thing of the screen was painted on a slow phone of a blogger, who has been there before: the code is on the device, in milliseconds.
 * @param shows what is there once the page has all that it shows
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
  // Pictures below the screen may come later than all that is measured.
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const largest: unknown = await page.evaluate('globalThis.seenLargest');
  await close();
  return typeof largest === 'number' ? largest : Number.NaN;
}
