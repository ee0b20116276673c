import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { DESKTOP, openPage } from './support/visit';

const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const COUNT = `
  globalThis.moved = { begun: 0, joined: 0 };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    moved.begun += 1;
    const transition = start(update);
    transition.ready.then(() => {
      const named = document.getAnimations().filter(({ effect }) => effect.pseudoElement === '::view-transition-group(piece)');
      if (named.length > 0) moved.joined += 1;
    }, () => undefined);
    return transition;
  };
`;

const moved = (page: Page) => page.evaluate<{ begun: number; joined: number }>('globalThis.moved');

async function openList(reducedMotion: 'no-preference' | 'reduce') {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block', reducedMotion });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(COUNT);
  await openPage(page, `${url}/c/women-dresses`);
  const tile = page.getByTestId('product-tile').nth(1);
  await tile.hover();
  return { page, tile, errors, close: () => context.close() };
}

describe('the transition from a tile to its page', () => {
  it('moves the picture once the page is ready, and leaves no trace of it', async () => {
    const { page, tile, errors, close } = await openList('no-preference');
    const link = tile.getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    // The code may load late on a busy machine, so retry.
    for (let tries = 1; tries <= 6 && (await moved(page)).joined === 0; tries += 1) {
      await tile.hover();
      await link.click();
      await page.getByTestId('buy-form').waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
      expect((await moved(page)).begun).toBe(tries);
      await expect
        .poll(() => page.evaluate(() => document.querySelectorAll('[style*="view-transition-name: piece"]').length))
        .toBe(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await tile.waitFor();
    }
    expect((await moved(page)).joined).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });

  it('is a hard cut for users who prefer reduced motion', async () => {
    const { page, tile, close } = await openList('reduce');
    await tile.getByRole('link').first().click();
    await page.getByTestId('buy-form').waitFor();
    expect(await moved(page)).toEqual({ begun: 0, joined: 0 });
    await close();
  });
});
