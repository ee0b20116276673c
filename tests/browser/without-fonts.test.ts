import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { startShop, type ShopProcess } from './support/shop-process';
import { openPage, visit } from './support/visit';

let browser: Browser;
let shop: ShopProcess;
const STORES = [
  ['en', '/'],
  ['de', '/de'],
  ['ru', '/ru'],
  ['uk', '/ua'],
  ['zh', '/cn'],
] as const;
const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
  shop = await startShop({ seed: inject('seed'), serve: ['--stores', 'all'] });
});
afterAll(() => shop.stop());

function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { documentElement: root } = document;
    if (root.scrollWidth > window.innerWidth) found.push(`scrolls sideways: ${String(root.scrollWidth)}`);
    const bar = document.querySelector('#root > header, #root header') ?? root;
    const edge = bar.getBoundingClientRect();
    const parts = [...bar.querySelectorAll<HTMLElement>('a, button')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => ({ name: part.ariaLabel ?? part.innerText, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.top < edge.bottom - 1);
    for (const [at, { name, box }] of parts.entries()) {
      if (box.left < -1 || box.right > window.innerWidth + 1 || box.bottom > edge.bottom + 1)
        found.push(`${name} is cut off`);
      for (const other of parts.slice(at + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 1 && height > 1) found.push(`${name} lies over ${other.name}`);
      }
    }
    const title = document.querySelector('main h2') ?? root;
    const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = text.nextNode(); node !== null; node = text.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}’'-]+/gu)) {
        if (/\p{Script=Han}/u.test(word)) continue; // Han text may break anywhere.
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) found.push(`${word} is broken`);
        const { right, top, height } = range.getBoundingClientRect();
        if (right > window.innerWidth + 1) found.push(`${word} leaves the page`);
        // Capitals begin a fifth below the top of their box.
        if (top + height / 5 < edge.bottom) found.push(`${word} lies under the header`);
      }
    }
    return found;
  });
}

async function measures(page: Page): Promise<{ readonly height: number; readonly shift: number }> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    const seen = { shift: 0 };
    // Offscreen parts have an estimated height until rendered.
    for (const part of document.querySelectorAll<HTMLElement>('[data-offscreen]'))
      part.style.contentVisibility = 'visible';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return { height: document.querySelector('main')?.scrollHeight ?? 0, shift: seen.shift };
  });
}

describe('a page whose fonts do not load', () => {
  it.each(STORES)('has all words of the header and hero in place in %s, at every width', async (language, path) => {
    const { page, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await page.route('**/*.woff2', (route) => route.abort());
    await openPage(page, shop.url + path);
    expect(await page.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${language}`));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, faults: await faults(page) }).toEqual({ width, faults: [] });
    }
    await close();
  });

  it('has the same height as with them, without layout shift', async () => {
    for (const path of ['/', '/c/women-dresses']) {
      const sizes: number[] = [];
      for (const isBlocked of [true, false]) {
        const { page, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
        if (isBlocked) await page.route('**/*.woff2', (route) => route.abort());
        await openPage(page, shop.url + path);
        const { height, shift } = await measures(page);
        expect(shift, path).toBeLessThanOrEqual(0.02);
        sizes.push(height);
        await close();
      }
      const [without = 0, withThem = 0] = sizes;
      expect(Math.abs(without / withThem - 1), path).toBeLessThan(0.02);
    }
  });
});
