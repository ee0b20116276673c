import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { sharedChromium } from '../support/chromium';
import { startShop, type ShopProcess } from '../support/shop-process';
import { DESKTOP, goTo, openPage, openUntouched, PHONE, visit } from '../support/visit';

/** Samples the pages that tests/cli/serve/crawl.test.ts reads without a browser. */
const SAMPLE = [
  [/\/c\//, 3],
  [/\/p\//, 6],
  [/\/privacy$/, 1],
] as const;

let browser: Browser;
let url: string;
let shop: ShopProcess;

// Production mode: development blocks search engines.
beforeAll(async () => {
  shop = await startShop({ mode: 'production' });
  url = shop.url;
  browser = await sharedChromium();
}, 60_000);
afterAll(async () => {
  await shop.stop();
});

function locations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
}

async function sampleOf(store: string): Promise<readonly string[]> {
  const all = locations(await (await fetch(`${url}/sitemap-${store}-1.xml`)).text());
  const picked = SAMPLE.flatMap(([kind, count]) => {
    const some = all.filter((loc) => kind.test(loc));
    return Array.from({ length: count }, (_, index) => some[Math.floor(((index + 0.5) * some.length) / count)] ?? '');
  });
  return [...all.slice(0, 1), ...picked];
}

describe.each([
  ['us', PHONE],
  ['en', DESKTOP],
] as const)('a sample of the sitemap of %s in Chromium', (store, viewport) => {
  it('logs nothing to the console, passes axe, and stays the page that the server sent', async () => {
    const { page, complaints, apiRequests, close } = await visit(browser, { viewport });
    const found: string[] = [];
    for (const address of await sampleOf(store)) {
      await openUntouched(page, address);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      const robots = await page.locator('meta[name="robots"]').getAttribute('content');
      if (canonical !== address || robots !== 'index, follow')
        found.push(`${address}: ${String(canonical)}, ${String(robots)}`);
      const data = await page.locator('script[type="application/ld+json"]').count();
      if (data === 0) found.push(`${address}: its structured data are gone`);
      found.push(...(await axeViolations(page)).map((text) => `${address}: ${text}`));
      found.push(...complaints.splice(0).map((text) => `${address}: ${text}`));
      // The first touch sends the page-view ping, and axe scrolls.
      const asked = apiRequests.splice(0).filter((request) => request !== 'GET /url');
      found.push(...asked.map((request) => `${address}: asked ${request}`));
    }
    await close();
    expect(found).toEqual([]);
  });
});

describe('navigating to another page', () => {
  it('updates its URL in the head, and keeps nothing of the previous page', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await goTo(page, url);
    const link = page.locator('footer nav a[href*="/c/"]').first();
    await link.hover();
    const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    await expect.poll(() => link.evaluate(isTakenOver)).toBe(true);
    await link.click();
    await page.waitForURL(/\/c\//);
    await page.getByTestId('listing-count').waitFor();
    const here = new URL(page.url()).pathname;
    await expect.poll(() => page.locator('link[rel="canonical"]').getAttribute('href')).toBe(url + here);
    expect(
      await page.locator('link[hreflang], meta[property^="og:"], script[type="application/ld+json"]').count(),
    ).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await close();
  });

  it('to another store loads a new document', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, `${url}/privacy`);
    await page.evaluate(() => {
      document.documentElement.dataset.before = 'yes';
      window.history.pushState(null, '', '/en/privacy');
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.before ?? 'gone')).toBe('gone');
    expect(page.url()).toBe(`${url}/en/privacy`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-GB');
    await close();
  });
});
