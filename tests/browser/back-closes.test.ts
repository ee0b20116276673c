import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { DESKTOP, fromTouch, openPage, PHONE, reloadPage, visit, type Visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

interface Overlay {
  readonly name: string;
  readonly opener: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
}

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true });
const tool = (name: string) => (page: Page) =>
  page
    .getByRole('banner')
    .first()
    .getByRole('link', { name: new RegExp(`^${name}`) });
const testId = (id: string) => (page: Page) => page.getByTestId(id).first();

const IN_HEADER: readonly Overlay[] = [
  { name: 'menu', opener: tool('Menu'), shown: dialog('Menu') },
  { name: 'search', opener: tool('Search'), shown: dialog('Search') },
  { name: 'sign-in', opener: tool('Account'), shown: dialog('Sign in') },
  { name: 'wishlist', opener: tool('Wishlist'), shown: dialog('Wishlist') },
  { name: 'bag', opener: tool('Bag'), shown: dialog('Your bag') },
];
const FILTERS: Overlay = {
  name: 'filters',
  opener: (page) => page.getByTestId('facets').locator('summary').first(),
  shown: dialog('Filter'),
};
const ON_WISHLIST: readonly Overlay[] = [
  { name: 'quick add', opener: testId('quick-add'), shown: testId('quick-choice') },
];
const ON_PRODUCT: readonly Overlay[] = [
  { name: 'zoom', opener: testId('gallery-picture'), shown: (page) => page.locator('.pswp') },
  { name: 'size guide', opener: testId('size-guide'), shown: testId('size-chart') },
  { name: 'review', opener: testId('write-review'), shown: testId('review-form') },
];

const path = (page: Page) => new URL(page.url()).pathname;
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function open(page: Page, { opener, shown }: Overlay): Promise<void> {
  await opener(page).click();
  await shown(page).waitFor();
}

async function atPage(page: Page): Promise<void> {
  await page.waitForFunction(() => !('overlays' in { ...window.history.state }));
}

async function closesEach({ page, apiRequests }: Visit, overlays: readonly Overlay[]): Promise<void> {
  const here = page.url();
  for (const overlay of overlays) {
    await open(page, overlay);
    const [scroll, before] = [await place(page), apiRequests.length];
    await page.goBack();
    await overlay.shown(page).waitFor({ state: 'hidden' });
    await page.goForward();
    await atPage(page);
    const pings = apiRequests.slice(before).filter((request) => request.endsWith('/url'));
    const what = { name: overlay.name, url: page.url(), scroll: await place(page), pings };
    expect(what).toEqual({ name: overlay.name, url: here, scroll, pings: [] });
    expect(await overlay.shown(page).isVisible(), overlay.name).toBe(false);
    await open(page, overlay);
    await page.keyboard.press('Escape');
    await overlay.shown(page).waitFor({ state: 'hidden' });
    await atPage(page);
  }
}

const SCREENS = [
  ['a phone', PHONE, true],
  ['a desktop', DESKTOP, false],
] as const;

describe.each(SCREENS)('Back on %s', (name, viewport, hasTouch) => {
  it('closes any overlay, and then goes to the previous page', async () => {
    const seen = await visit(browser, { viewport, hasTouch });
    const { page, complaints, close } = seen;
    await openPage(page, `${url}/c/women-dresses`);
    await fromTouch(page);
    await expect.poll(() => seen.apiRequests).toContain('GET /url');
    await closesEach(seen, [...IN_HEADER, ...(hasTouch ? [FILTERS] : [])]);
    const tile = page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' }).first();
    const heart = tile.getByTestId('wishlist-toggle');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await tile.getByRole('link').click();
    await page.getByTestId('buy-form').waitFor();
    await closesEach(seen, ON_PRODUCT);
    await page.goBack();
    await page.waitForURL(`${url}/c/women-dresses`);
    await openPage(page, `${url}/my-account/wishlist`);
    await testId('quick-add')(page).waitFor();
    await fromTouch(page);
    await closesEach(seen, ON_WISHLIST);
    expect(complaints, name).toEqual([]);
    await close();
  });

  it('closes the topmost of two, and needs one press after a page that was opened from an overlay', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, hasTouch });
    await buy(page, await findProduct(page, url));
    const product = page.url();
    const bag = dialog('Your bag')(page);
    await bag.getByTestId('change-line').click();
    await page.getByTestId('change-choice').waitFor();
    await page.goBack();
    await page.getByTestId('change-choice').waitFor({ state: 'hidden' });
    expect([await bag.isVisible(), page.url()]).toEqual([true, product]);
    await bag.getByRole('link', { name: 'Go to checkout' }).click();
    await page.getByTestId('place-order').waitFor();
    await page.goBack();
    await page.getByTestId('buy-form').waitFor();
    expect([page.url(), await bag.isVisible()]).toEqual([product, false]);

    const search = dialog('Search')(page);
    await tool('Search')(page).click();
    await search.getByRole('combobox').fill('coat');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?/);
    await page.goBack();
    await page.waitForURL(product);
    await page.goForward();
    await page.waitForURL(/\/search\?/);
    await page.goBack();
    await page.getByTestId('buy-form').waitFor();

    const menu = dialog('Menu')(page);
    await tool('Menu')(page).click();
    await menu.getByRole('link', { name: 'Recently viewed' }).click();
    await page.waitForURL(`${url}/recently-viewed`);
    await page.goBack();
    await page.getByTestId('buy-form').waitFor();
    expect(page.url()).toBe(product);

    await tool('Menu')(page).click();
    await menu.getByRole('button', { name: /United States/ }).click();
    await page.locator('dialog[open] a[href^="/en/"]').click();
    await page.waitForURL(/\/en\//);
    await page.goBack();
    await page.waitForURL(product);
    await page.getByTestId('buy-form').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(complaints, name).toEqual([]);
    await close();
  });

  it('leaves the page after a reload with an overlay open', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, hasTouch });
    await openPage(page, `${url}/brands`);
    await openPage(page, `${url}/c/women-dresses`);
    await tool('Menu')(page).click();
    await dialog('Menu')(page).waitFor();
    await page.waitForFunction(() => 'overlays' in { ...window.history.state });
    await reloadPage(page);
    await atPage(page);
    expect([path(page), await dialog('Menu')(page).isVisible()]).toEqual(['/c/women-dresses', false]);
    await page.goBack();
    await page.waitForURL(`${url}/brands`);
    expect(complaints, name).toEqual([]);
    await close();
  });
});

it('closes the filters of a phone, but keeps the selection in them', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: PHONE, hasTouch: true });
  await openPage(page, `${url}/c/women-dresses`);
  await open(page, FILTERS);
  const sheet = FILTERS.shown(page);
  await sheet
    .getByRole('link', { name: /^Black/ })
    .first()
    .click();
  await page.waitForURL(/black/);
  const filtered = page.url();
  await page.waitForFunction(() => 'overlays' in { ...window.history.state });
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(filtered);
  await page.goBack();
  await page.waitForURL(`${url}/c/women-dresses`);
  expect(complaints).toEqual([]);
  await close();
});
