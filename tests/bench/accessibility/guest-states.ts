import type { Page } from 'playwright-core';
import { openSettled, settled } from '../../browser/support/settled';
import { buy, choose, fillCheckout, findProduct, seeTotal } from '../../browser/support/shopper';
import type { PageState } from './page-state';

const role = (page: Page, ...[kind, options]: Parameters<Page['getByRole']>) => page.getByRole(kind, options).first();
const press = (page: Page, ...of: Parameters<Page['getByRole']>) => role(page, ...of).click();
const shows = (page: Page, id: string) => page.getByTestId(id).first().waitFor();
const openSearch = async (page: Page) => {
  await press(page, 'link', { name: 'Search', exact: true });
  await role(page, 'dialog', { name: 'Search' }).waitFor();
};
const typed = async (page: Page, words: string) => {
  await openSearch(page);
  await Promise.all([
    page.waitForResponse(/\/api\/catalog/),
    page.locator('input[role="combobox"]:visible').fill(words),
  ]);
  await settled(page);
};
const openProduct = (words: string) => async (page: Page, url: string) => {
  await openSettled(page, await findProduct(page, url, words));
  await shows(page, 'buy-form');
};
const fillBag = async (page: Page, url: string) => buy(page, await findProduct(page, url));
const toCheckout = async (page: Page, url: string) => {
  await fillBag(page, url);
  await press(page, 'link', { name: 'Go to checkout' });
  await shows(page, 'place-order');
};
const order = async (page: Page, url: string) => {
  await toCheckout(page, url);
  await fillCheckout(page, 'banktransfer');
  await seeTotal(page);
  await page.getByTestId('place-order').click();
  await page.locator('[data-testid="thank-you"][data-state="placed"]').waitFor();
};
const guest = (name: string, path: string, reach?: PageState['reach']): PageState => ({
  name,
  viewer: 'guest',
  path,
  ...(reach && { reach }),
});

const BROWSING: readonly PageState[] = [
  guest('home', '/'),
  guest('home, menu open', '/', async (page) => {
    await press(page, 'link', { name: 'Menu' });
    await role(page, 'dialog', { name: 'Menu' }).waitFor();
  }),
  guest('home, stores and languages', '/', async (page) => {
    await press(page, 'link', { name: 'Menu' });
    await role(page, 'dialog', { name: 'Menu' }).waitFor();
    await press(page, 'button', { name: /United States/ });
  }),
  guest('search panel, nothing typed', '/', openSearch),
  guest('search panel, words', '/', (page) => typed(page, 'merino')),
  guest('search panel, nothing found', '/', (page) => typed(page, 'qqzzxx')),
  guest('a department', '/c/women'),
  guest('a category, filtered and sorted', '/c/women-dresses?color=navy&sort=price:asc'),
  guest('a category with nothing left', '/c/women-dresses?color=navy&size=xxl&price=0-10'),
  guest('a collection of categories', '/c/gifts-and-services'),
  guest('new', '/new'),
  guest('sale', '/sale'),
  guest('brands', '/brands'),
  guest('a brand', '/brands/norrland'),
  guest('search without words', '/search'),
  guest('search', '/search?q=red+jacket'),
  guest('search, nothing found', '/search?q=qqzzxx'),
  guest('compare, empty', '/compare'),
  guest('recently viewed, empty', '/recently-viewed'),
  guest('no such page', '/no/such/page'),
  guest('the error page', '/error'),
];

const PRODUCTS: readonly PageState[] = [
  guest('a product', '/', openProduct('jacket')),
  guest('a product, chosen', '/', async (page, url) => choose(page, await findProduct(page, url))),
  guest('a product, just added', '/', fillBag),
  guest('a product, enlarged', '/', async (page, url) => {
    await openProduct('jacket')(page, url);
    await page.getByTestId('gallery-picture').first().click();
    await role(page, 'dialog').waitFor();
    await settled(page);
  }),
  guest('a product, size guide', '/', async (page, url) => {
    await openProduct('shirt')(page, url);
    await page.getByTestId('size-guide').click();
    await page.getByTestId('size-chart').locator('table').first().waitFor();
  }),
  guest('a product, writing a review', '/', async (page, url) => {
    await openProduct('jacket')(page, url);
    await page.getByTestId('write-review').click();
    await page.getByTestId('send-review').click();
  }),
  guest('a set', '/', openProduct('Winter Trio')),
  guest('a kit', '/', openProduct('Training Kit')),
  guest('a gift card', '/', openProduct('gift card')),
  guest('a service', '/', openProduct('stringing')),
  guest('a download', '/', openProduct('e-book')),
  guest('wishlist, a piece', '/c/women', async (page, url) => {
    await page.locator('main').getByTestId('wishlist-toggle').first().click();
    await openSettled(page, `${url}/my-account/wishlist`);
  }),
];

const ORDERING: readonly PageState[] = [
  guest('the bag, empty', '/cart'),
  guest('the bag', '/', async (page, url) => {
    await fillBag(page, url);
    await openSettled(page, `${url}/cart`);
  }),
  guest('checkout, empty', '/checkout'),
  guest('checkout', '/', toCheckout),
  guest('checkout, nothing filled in', '/', async (page, url) => {
    await toCheckout(page, url);
    await page.getByTestId('place-order').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await settled(page);
  }),
  guest('checkout, filled in', '/', async (page, url) => {
    await toCheckout(page, url);
    await fillCheckout(page, 'banktransfer');
    await seeTotal(page);
  }),
  guest('thanks for an order', '/', order),
  guest('an order at its own address', '/', async (page, url) => {
    await order(page, url);
    await press(page, 'link', { name: 'View order' });
    await page.locator('[data-testid="order-page"][data-level="all"]').waitFor();
  }),
  guest('an order looked up, refused', '/order', async (page) => {
    await page
      .getByLabel(/number/i)
      .first()
      .fill('999999');
    await page.locator('main').getByLabel('E-mail').fill('nobody@example.com');
    await page.locator('main').getByRole('button').first().click();
    await settled(page);
  }),
  guest('a payment that failed', '/failed-payment'),
  guest('signing in', '/my-account', async (page) => {
    await role(page, 'button', { name: 'Sign in' }).click();
    await role(page, 'dialog').waitFor();
  }),
];

const READING: readonly PageState[] = [
  '/delivery',
  '/returns',
  '/size-guide',
  '/about',
  '/privacy',
  '/terms-of-use',
  '/order',
].map((path) => guest(path.slice(1), path));

export const GUEST_STATES: readonly PageState[] = [...BROWSING, ...PRODUCTS, ...ORDERING, ...READING];
