import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { deviceOf } from './support/signed-in';
import { goTo, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');
const LAPTOP = { width: 1440, height: 900 };

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
async function middle(what: ReturnType<Page['getByRole']>): Promise<number> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is not laid out');
  return box.y + box.height / 2;
}

describe('the frame of the back office', () => {
  it('keeps menu and column headers on the screen of a laptop while a list scrolls', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: LAPTOP, device: deviceOf('alma') });
    await goTo(page, `${url}/manage/products`);
    const head = page.getByRole('columnheader', { name: 'Brand' });
    await head.waitFor();
    const last = menu(page).getByRole('link', { name: /^System/ });
    // The whole menu fits without scrolling.
    expect(await middle(last)).toBeLessThan(LAPTOP.height);
    await page.mouse.move(900, 600);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    expect(await middle(last)).toBeLessThan(LAPTOP.height);
    expect(await middle(menu(page).getByRole('link', { name: 'Today' }))).toBeGreaterThan(60);
    const heads = await middle(head);
    expect(heads).toBeGreaterThan(60);
    expect(heads).toBeLessThan(140);
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(41);
    expect(complaints).toEqual([]);
    await close();
  });

  it('links to each page of a section by its tabs, and by its old URL', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: LAPTOP, device: deviceOf('alma') });
    await goTo(page, `${url}/manage/tax-classes`);
    const tabs = page.getByRole('navigation', { name: 'Pages of Taxes' });
    await tabs.getByRole('link', { name: 'Tax classes' }).waitFor();
    await tabs.getByRole('link', { name: 'Tax rates' }).click();
    await page.getByRole('heading', { name: 'Tax rates' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/manage/tax-rules');
    expect(await menu(page).locator('[aria-current]').textContent()).toBe('Taxes');
    expect(complaints).toEqual([]);
    await close();
  });
});
