import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sharedChromium } from './support/chromium';
import { DESKTOP, goTo, PHONE, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await sharedChromium();
});

const blank = (page: Page) =>
  page.evaluate(() => ({
    pictures: [...document.images].filter((image) => image.offsetParent !== null && image.naturalWidth === 0).length,
    regions: document.querySelectorAll('[data-offscreen="lazy"]').length,
  }));

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function productPath(page: Page): Promise<string> {
  await goTo(page, `${url}/search?q=jacket`);
  return (await page.getByTestId('product-tile').first().getByRole('link').getAttribute('href')) ?? '';
}

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('pages on %s', (_name, viewport) => {
  it('are complete without scrolling, and without layout shift', async () => {
    const { page, close } = await visit(browser, { viewport });
    const product = await productPath(page);
    await watchShifts(page);
    for (const path of ['/', '/c/women', product]) {
      await goTo(page, url + path);
      await expect.poll(() => blank(page), { message: path }).toEqual({ pictures: 0, regions: 0 });
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        `${path} moves`,
      ).toBeLessThan(0.001);
    }
    await close();
  });
});

describe('a page without scripts', () => {
  it('prints every region', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP, javaScript: false });
    await goTo(page, url);
    await page.emulateMedia({ media: 'print' });
    const region = page.locator('[data-offscreen="lazy"]').last();
    expect(await region.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible');
    await close();
  });
});
