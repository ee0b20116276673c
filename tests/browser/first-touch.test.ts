import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { sharedChromium } from './support/chromium';
import { findProduct } from './support/shopper';
import { DESKTOP, goTo, hydrated, openPage, PHONE } from './support/visit';
import { SCREENS } from './support/widths';

const url = inject('shopUrl');
let browser: Browser;
let product: string;
const open: BrowserContext[] = [];

beforeAll(async () => {
  browser = await sharedChromium();
  const page = await browser.newPage();
  product = await findProduct(page, url);
  await page.close();
});
afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
});

async function shopper(viewport: typeof PHONE, hasTouch = false): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    hasTouch,
    isMobile: hasTouch,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  open.push(context);
  const page = await context.newPage();
  await goTo(page, url);
  return page;
}

const count = (page: Page, text: RegExp) =>
  page.getByTestId('gallery').locator('span[aria-hidden="true"]', { hasText: text }).waitFor();
const marked = (page: Page, at: number) =>
  page.locator(`[data-testid="gallery"] ol li:nth-child(${String(at)}) a[aria-current="true"]`).waitFor();

describe('the first touch of a directly opened product page', () => {
  it('on a phone, a tap on the picture opens it', async () => {
    const page = await shopper(PHONE, true);
    await openPage(page, product);
    await page.getByTestId('gallery-picture').first().tap();
    await page.locator('.pswp--ui-visible').waitFor();
  });

  it('on a phone, a swipe updates the counter and the thumbnails', async () => {
    const page = await shopper(PHONE, true);
    await openPage(page, product);
    const box = await page.getByTestId('gallery-picture').first().boundingBox();
    const y = (box?.y ?? 0) + 200;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', 340);
    for (let x = 320; x >= 60; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await count(page, /^2 \//);
    await marked(page, 2);
  });

  it('on a desktop, the arrow under a pointer that was there before shows the next picture', async () => {
    const page = await shopper(DESKTOP);
    await openPage(page, product);
    const next = page.getByTestId('gallery').getByRole('button', { name: 'Next' });
    const box = await next.boundingBox();
    await openPage(page, url);
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await openPage(page, product);
    await page.mouse.down();
    await page.mouse.up();
    await count(page, /^2 \//);
  });

  it('on a thumbnail by assistive technology, without a pointer, shows it, and adds no history entry', async () => {
    const page = await shopper(DESKTOP);
    await openPage(page, product);
    await page.locator('[data-testid="gallery"] ol a').nth(2).dispatchEvent('click');
    await count(page, /^3 \//);
    expect(new URL(page.url()).hash).toBe('');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it.each(SCREENS)(
    'on %s, a thumbnail pressed before the code is loaded adds no history entry either',
    async (_, size) => {
      const page = await shopper(size);
      let release = () => {};
      const gate = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.js$/, async (route) => {
        await gate;
        await route.continue();
      });
      await goTo(page, product, { waitUntil: 'commit' });
      await page.locator('[data-testid="gallery"] ol a').nth(2).click();
      await page.waitForURL(/#picture-3$/, { waitUntil: 'commit' });
      release();
      await hydrated(page);
      await page.getByTestId('gallery').hover();
      await count(page, /^3 \//);
      await marked(page, 3);
      await page.waitForURL((address) => address.hash === '');
      // `goBack` counts from the browser's history entry, which may still be the fragment's; the page's own history is in order.
      await page.evaluate(() => window.history.back());
      await page.waitForURL((address) => address.pathname === '/');
    },
  );
});
