import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { centsOf, goOnTo, shownSale, shownSales } from './support/blogger-pages';
import { chromiumWithoutPictures } from './support/chromium';
import { codeSentTo } from './support/mail';
import { Merchant } from './support/merchant';
import { addBloggers, type OwnBlogger } from './support/own-bloggers';
import { kept } from './support/sessions';
import { startShop, type ShopProcess } from './support/shop-process';
import { buy, fillCheckout, findProduct, seeTotal, type Buyer } from './support/shopper';
import { DESKTOP, openPage, PHONE, visit } from './support/visit';
import { widths } from './support/widths';

type Blogger = OwnBlogger & Buyer;
const NORA: Blogger = {
  email: 'nora@shop.test',
  firstname: 'Nora',
  lastname: 'Lind',
  code: 'NORA',
  phone: '+1 718 555 0161',
};
const PELLE: Blogger = {
  email: 'pelle@shop.test',
  firstname: 'Pelle',
  lastname: 'Holm',
  code: 'PELLE',
  phone: '+1 718 555 0162',
};
const PDF = Buffer.from('%PDF-1.7 what was paid');
/** Console message before an expired token is refreshed. */
const UNAUTHORIZED = 'error: Failed to load resource: the server responded with a status of 401 (Unauthorized)';

let browser: Browser;
let shop: ShopProcess;
let photo: Buffer;
beforeAll(async () => {
  browser = await chromiumWithoutPictures();
  shop = await startShop({ seed: inject('seed'), movingClock: true });
  await addBloggers(shop.data, [NORA, PELLE]);
  photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b4613c' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await shop.stop();
});

async function signIn(page: Page, contact: string): Promise<void> {
  await openPage(page, `${shop.url}/my-account`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Phone or e-mail').fill(contact);
  await page.keyboard.press('Enter');
  await modal.getByLabel('Code').waitFor();
  await page.keyboard.type(await codeSentTo(shop.url, contact));
  await page.getByTestId('blogger-sidebar').waitFor();
}

async function find(page: Page, words: string): Promise<void> {
  await buy(page, await findProduct(page, shop.url, words));
}

const found = z.object({ items: z.array(z.looseObject({ sku: z.string() })) });

async function findPromo(page: Page, words: string): Promise<void> {
  const asked = page.waitForResponse((answer) => answer.url().includes('is_promo') && answer.url().includes(words));
  await openPage(page, `${shop.url}/search?q=${words}`);
  const [first] = found.parse(await (await asked).json()).items;
  const tiles = page.getByTestId('product-tile');
  await expect.poll(() => tiles.first().getAttribute('data-sku')).toBe(first?.sku);
  const tile = tiles.filter({ hasNotText: 'Sold out' }).first().getByRole('link').first();
  await buy(page, new URL((await tile.getAttribute('href')) ?? '', shop.url).href);
}

async function placeOrder(page: Page): Promise<string> {
  await page.getByTestId('place-order').click();
  const said = page.getByTestId('thank-you').getByText(/order \S+ is (placed|paid)/);
  const [, number] = /order (\S+) is/.exec((await said.textContent()) ?? '') ?? [];
  return number ?? '';
}

async function orderPromo(page: Page, blogger: Blogger): Promise<string> {
  await page
    .getByTestId('blogger-sidebar')
    .getByRole('switch', { name: /^Promo mode/ })
    .check();
  await expect.poll(() => kept(page, ['promo', 'promo'])).toBe('true');
  await page.keyboard.press('Escape');
  await findPromo(page, 'polo');
  await findPromo(page, 'pants');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillCheckout(page, 'promo', blogger);
  const total = page.getByTestId('checkout-totals').getByTestId('total-grand_total').locator('dd');
  await expect.poll(() => total.textContent()).toBe('$0.00');
  return placeOrder(page);
}

async function receive(page: Page): Promise<void> {
  await openPage(page, `${shop.url}/cabinet/products`);
  await page
    .getByTestId('phase-delivering')
    .getByRole('button', { name: /^Mark as arrived/ })
    .click();
  await expect.poll(() => page.getByTestId('phase-for-promotion').getByTestId('promo').count()).toBe(2);
  await expect.poll(() => page.getByTestId('phase-delivering').getByTestId('promo').count()).toBe(0);
}

async function beginPost(page: Page): Promise<void> {
  await page.getByTestId('promo').getByRole('heading').getByRole('link', { name: /Polo/ }).click();
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  const file = { name: 'polo.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.getByTestId('choose-photos').setInputFiles([file]);
  await page.getByText('All uploaded.').waitFor();
  await page.getByLabel('Text').fill('Coral, like the evening.');
}

async function assembleSet(page: Page): Promise<void> {
  await goOnTo(page, 'Products');
  await page.getByRole('link', { name: 'New set' }).click();
  await page.getByRole('button', { name: /Polo/ }).click();
  await page.getByRole('button', { name: /Joggers/ }).click();
  await page.getByText('The set is complete.').waitFor();
  await page.getByLabel('Title').fill('Out of town');
  await page.getByRole('button', { name: 'Save the set' }).click();
  await page.getByText('The set is saved').waitFor();
  await page.getByRole('main').getByText('Out of town').waitFor();
}

async function publishPost(page: Page): Promise<void> {
  await goOnTo(page, 'Products');
  await page.getByTestId('promo').filter({ hasText: 'Draft' }).getByRole('heading').getByRole('link').click();
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByText('All uploaded.').waitFor();
  expect(await page.getByLabel('Text').inputValue()).toBe('Coral, like the evening.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Your post is published').waitFor();
  await page.getByText(/Posted 1 time/).waitFor();
  await goOnTo(page, 'Posts');
  await page.getByRole('main').getByText('Coral, like the evening.').waitFor();
}

async function copyPromoLink(page: Page): Promise<string> {
  await page.locator('header').getByRole('link', { name: 'Menu' }).click();
  await page.getByTestId('blogger-sidebar').getByRole('button', { name: 'Copy: Your promo link' }).click();
  await page.getByText('Copied').first().waitFor();
  await page.keyboard.press('Escape');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function buyByLink(link: string, viewport: typeof PHONE) {
  const { page, complaints, close } = await visit(browser, { viewport });
  await openPage(page, link);
  await find(page, 'jacket');
  await find(page, 'blazer');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillCheckout(page);
  await seeTotal(page);
  const goods = centsOf(
    await page.getByTestId('checkout-totals').getByTestId('total-subtotal').locator('dd').textContent(),
  );
  const number = await placeOrder(page);
  expect(complaints).toEqual([]);
  await close();
  return { number, goods };
}

async function payOut(page: Page, { email }: Blogger, staff: Merchant): Promise<void> {
  const payout = await staff.payOut(email);
  await openPage(page, `${shop.url}/cabinet/sales/payouts`);
  const row = page.getByTestId('payout');
  await row.getByText(/^On its way/).waitFor();
  await staff.sent(payout, PDF);
  await page.reload();
  await row.getByText(/^Sent on/).waitFor();
  await row.getByRole('button').click();
  const paper = page.waitForEvent('download');
  await row.getByRole('link', { name: 'Document' }).click();
  expect(await readFile(await (await paper).path())).toEqual(PDF);
}

async function becomeKnown(page: Page, blogger: Blogger, staff: Merchant): Promise<string> {
  await signIn(page, blogger.email);
  await staff.advance(await orderPromo(page, blogger), { status: 'D', tracking: 'PROMO' });
  await receive(page);
  await beginPost(page);
  await assembleSet(page);
  await publishPost(page);
  return copyPromoLink(page);
}

const SCREENS = widths(['a desktop', DESKTOP, PELLE], ['a phone', PHONE, NORA]);

describe.each(SCREENS)('the journey of a blogger on %s', (_name, viewport, blogger) => {
  it('leads from a free order via a post and a sale to a payout, with correct figures at each step', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const staff = await Merchant.signIn(page, shop.url, 'alma@vitrine.example');
    const link = await becomeKnown(page, blogger, staff);
    expect(link).toBe(`${shop.url}/?promo=${blogger.code}`);

    const { number, goods } = await buyByLink(link, viewport);
    const royalty = Math.floor(goods / 10); // Goods only, without shipping and tax.
    expect(royalty).toBeGreaterThan(2000); // Minimum payout
    const [sales, sale] = [() => shownSales(page, shop.url), () => shownSale(page, shop.url)];
    const nothing = { active: 0, pending: 0, paid: 0, hasNextPayout: false };
    const earned = { ...nothing, total: royalty, sales: 1, profit: royalty };
    expect(await sales()).toEqual({ ...earned, pending: royalty });
    expect(await sale()).toEqual({ royalty, state: 'Pending', movements: ['Order placed'] });

    const { products } = await staff.advance(number, { status: 'D', tracking: 'SOLD' });
    await staff.advance(number, { status: 'O', paid: true });
    expect(await sales()).toEqual({ ...earned, pending: royalty });
    expect(complaints).toEqual([]);
    await shop.monthLater();
    const past = { ...earned, sales: 0, profit: 0 };
    expect(await sales()).toEqual({ ...past, active: royalty, hasNextPayout: true });
    expect(await sale()).toMatchObject({ royalty, state: 'Confirmed' });

    const later = await Merchant.signIn(page, shop.url, 'mira@vitrine.example');
    await payOut(page, blogger, later);
    expect(await sales()).toEqual({ ...past, paid: royalty });
    expect(await sale()).toMatchObject({ royalty, state: 'Paid to you' });

    const [{ sku, price } = { sku: '', price: 0 }] = products;
    await later.advance(number, { returned: [sku], return_reason: 'Too small' });
    const left = Math.floor((goods - Math.round(price * 100)) / 10);
    const back = royalty - left;
    expect(await sales()).toEqual({ ...past, active: -back, paid: royalty, total: left });
    const { movements, ...now } = await sale();
    expect(now).toEqual({ royalty: left, state: 'Paid to you' });
    expect(movements[0]).toMatch(new RegExp(`^Returned${sku}Next payout: \\w+ \\d+, \\d{4}$`));
    expect(complaints.filter((complaint) => complaint !== UNAUTHORIZED)).toEqual([]);
    await close();
  });
});
