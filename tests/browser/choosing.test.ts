import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { keptAll } from './support/kept-on-device';
import { DESKTOP, openPage, PHONE, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const facets = (page: Page) => page.getByTestId('facets').locator('details[data-facet]');
const codes = (page: Page) => facets(page).evaluateAll((all) => all.map((facet) => facet.getAttribute('data-facet')));
const buyForm = (page: Page) => page.getByTestId('buy-form');
const sizes = (page: Page) => buyForm(page).locator('input[name="size"]');
const openSizes = (page: Page) => buyForm(page).locator('input[name="size"]:enabled');

async function openDress(page: Page, nth = 0): Promise<void> {
  await openPage(page, `${url}/c/women-dresses`);
  const tiles = page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' });
  await tiles.nth(nth).getByRole('link').first().click();
  await buyForm(page).waitFor();
}

describe('the filters of a list', () => {
  it('start with the most important ones, stay in view next to the list, and show that there are more', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, `${url}/c/women`);
    expect((await codes(page)).slice(0, 5)).toEqual(['size', 'color', 'price', 'brand', 'ptype']);
    for (const code of ['approved', 'set', 'gender']) expect(await codes(page)).not.toContain(code);

    const header = page.locator('header').first();
    const top = (await header.boundingBox())?.y;
    await page.evaluate(() => window.scrollTo(0, 3000));
    const group = page.getByTestId('facets').getByRole('group').first();
    const box = await group.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(120);

    await facets(page).nth(3).locator('summary').first().click();
    expect(await facets(page).nth(3).getAttribute('open')).not.toBeNull();
    await facets(page).nth(4).locator('summary').first().click();
    const fade = await group.evaluate((element) => {
      const { height, position } = getComputedStyle(element, '::after');
      return { scrolls: element.scrollHeight > element.clientHeight, height: parseFloat(height), position };
    });
    expect(fade).toMatchObject({ scrolls: true, position: 'sticky' });
    expect(fade.height).toBeGreaterThan(20);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(top);
    expect(complaints).toEqual([]);
    await close();
  });

  it('include sizes in a department if every product comes in all of them, in the size system of each list', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, `${url}/c/women-dresses`);
    const size = page.getByTestId('facets').locator('[data-facet="size"]');
    const value = size.getByRole('link').first();
    const [, count] = /(\d+)$/.exec((await value.textContent()) ?? '') ?? [];
    await value.click();
    await page.waitForURL(/size=/);
    await page.waitForFunction(
      (wanted) => document.querySelector('[data-testid="listing-count"]')?.textContent.startsWith(`${wanted} `),
      count,
    );
    await close();
  });

  it('and the sort order stay reachable on a phone while scrolling, behind one button', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await openPage(page, `${url}/c/women`);
    const button = page.getByTestId('facets').locator('summary').first();
    const top = async () => (await button.boundingBox())?.y ?? -1;
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.locator('header[data-away]').first().waitFor();
    await expect.poll(top).toBeLessThan(10);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => window.scrollTo(0, 2600));
    await page.locator('header:not([data-away])').first().waitFor();
    await expect.poll(top).toBeGreaterThanOrEqual(60);
    expect(await top()).toBeLessThan(120);
    await button.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'Newest' }).click();
    await page.waitForURL(/sort=newest/);
    await drawer.getByRole('button', { name: /Show/ }).click();
    await drawer.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('separate words and numbers in their names', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, `${url}/c/women`);
    await page.getByRole('heading', { level: 1, name: /^Women \d+$/ }).waitFor();
    await page
      .getByTestId('facets')
      .getByRole('link', { name: /^XS \d+$/ })
      .waitFor();
    await openDress(page);
    await page.getByRole('group', { name: /^Color \S/ }).waitFor();
    await close();
  });
});

describe.each(SCREENS)('the size on %s', (_name, viewport) => {
  it('must be selected by the shopper: the button opens the sizes, and the price is there before', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await openDress(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/p\/[^/]+\/[^/]+$/);
    expect(
      await sizes(page).evaluateAll((all) => all.filter((one) => one instanceof HTMLInputElement && one.checked)),
    ).toEqual([]);
    const add = page.getByTestId('add-to-cart');
    expect(await add.textContent()).toBe('Choose a size');
    await add.click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'size');
    await page.getByRole('group', { name: 'Size Choose a size' }).waitFor();

    const second = openSizes(page).nth(1);
    const label = (await second.getAttribute('aria-label')) ?? '';
    await second.check();
    expect(await add.textContent()).toBe('Add to bag');
    await add.click();
    await page.getByTestId('microcart-items').getByText(label, { exact: false }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('preselects the last one used on the next page, opened from a list or directly, without layout shift', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await openDress(page);
    await buyForm(page).locator('input[name="size"][value="m"]').check();
    await page.getByTestId('add-to-cart').getByText('Add to bag').waitFor();
    await page.waitForURL(/-M$/);
    await expect.poll(() => keptAll(page)).toContain('rememberedSizes');
    await openDress(page, 2);
    const address = page.url();
    const chosen = buyForm(page).locator('input[name="size"]:checked');
    await chosen.waitFor({ state: 'attached' });
    expect(await chosen.getAttribute('value')).toBe('m');

    await page.addInitScript(`
      globalThis.shifts = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) shifts += entry.value; })
        .observe({ type: 'layout-shift', buffered: true });
    `);
    await openPage(page, address);
    await chosen.waitFor({ state: 'attached' });
    expect(await chosen.getAttribute('value')).toBe('m');
    expect(await page.evaluate('shifts')).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the sticky bar of a phone', () => {
  it('shows which colour and size it would add to the bag', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await openDress(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const bar = page.getByTestId('sticky-bar');
    await bar.getByRole('button', { name: 'Choose a size' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'size');
    const size = openSizes(page).first();
    const label = (await size.getAttribute('aria-label')) ?? '';
    await size.check();
    const colour = (await buyForm(page).locator('input[name="color"]:checked').getAttribute('aria-label')) ?? '';
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await bar.getByText(`${colour}, ${label}`).waitFor();
    await close();
  });
});

it('a product in one size requires no selection', async () => {
  const { page, close } = await visit(browser, { viewport: DESKTOP });
  await openPage(page, `${url}/search?q=watch`);
  await page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' }).first().getByRole('link').first().click();
  await buyForm(page).waitFor();
  expect(await sizes(page).count()).toBe(0);
  expect(await page.getByTestId('add-to-cart').textContent()).toBe('Add to bag');
  await close();
});
