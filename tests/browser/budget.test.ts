import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sharedChromium } from './support/chromium';
import { weighPage } from './support/measure-page';
import { DESKTOP, goTo, visit } from './support/visit';

/** Gzipped bytes of JavaScript on the first visit of a page. */
const BUDGET = 125 * 1024;

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await sharedChromium();
});

describe('the JavaScript budget', () => {
  it('holds on home, category and product page, and none requests the API while it hydrates', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await goTo(page, `${url}/search?q=jacket`);
    const product = await page.getByTestId('product-tile').first().getByRole('link').getAttribute('href');
    const category = await page.locator('footer nav a[href*="/c/"]').first().getAttribute('href');
    await close();
    for (const path of ['/', category ?? '', product ?? '']) {
      const weight = await weighPage(browser, url + path);
      expect(weight.javaScript, path).toBeGreaterThan(0);
      expect(weight.javaScript, path).toBeLessThanOrEqual(BUDGET);
      expect(weight.apiRequests, path).toBe(0);
    }
  });
});
