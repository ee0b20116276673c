import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { openPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

describe.each(SCREENS)('the reviews on %s', (_name, viewport) => {
  it('are filtered by rating while its stars are pressed', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await openPage(page, `${url}/c/women-dresses?sort=rated`);
    const best = page.getByTestId('product-tile').first();
    await openPage(page, `${url}${(await best.getByRole('link').getAttribute('href')) ?? ''}`);
    const reviews = page.getByTestId('reviews');
    await reviews.scrollIntoViewIfNeeded();
    const row = reviews
      .getByRole('button', { name: /^[1-5] stars?: / })
      .and(page.locator(':enabled'))
      .last();
    const count = Number(/(\d+)$/.exec((await row.textContent()) ?? '')?.[1]);
    await row.click();
    await reviews.getByText(new RegExp(`^Reviews with . stars?: ${String(count)}$`)).waitFor();
    expect(await row.getAttribute('aria-pressed')).toBe('true');
    expect(await reviews.getByTestId('review').count()).toBe(Math.min(6, count));
    await page.getByTestId('all-reviews').press('Enter');
    await reviews.getByText(/^Reviews with/).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('UL');
    expect(complaints).toEqual([]);
    await close();
  });
});
