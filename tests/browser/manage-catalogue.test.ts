import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { startShop, type ShopProcess } from './support/shop-process';
import { signInByCode, type SignedInDevice } from './support/signed-in';
import { DESKTOP, goTo, PHONE, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
let shop: ShopProcess;
let manager: SignedInDevice;
let admin: SignedInDevice;
let changes = 0;
beforeAll(async () => {
  browser = await chromiumWithoutPictures();
  shop = await startShop({ seed: inject('seed') });
  manager = await signInByCode(shop.url, 'mira@vitrine.example');
  admin = await signInByCode(shop.url, 'alma@vitrine.example');
});
afterAll(async () => {
  await shop.stop();
});

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}

const saved = (page: Page) => page.getByText('Saved.').last().waitFor();

async function openSimple(page: Page, at: number): Promise<string> {
  await goTo(page, `${shop.url}/manage/products?type=simple`);
  await page.getByRole('row').nth(at).getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Price', exact: false }).first().waitFor();
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

const priceField = (page: Page) => page.getByRole('textbox', { name: 'Price (required)' }).first();

const SCREENS = widths(['a phone', PHONE, 1], ['a desktop', DESKTOP, 2]);

describe.each(SCREENS)('the catalogue on %s', (_, viewport, at) => {
  it('shows the stock of a variant in its row as soon as it is changed', async () => {
    const { page, close } = await visit(browser, { viewport, device: manager });
    await goTo(page, `${shop.url}/manage/products?type=configurable`);
    await page.getByRole('row').nth(at).getByRole('link').first().click();
    const pieces = page.getByRole('textbox', { name: /^Quantity of / }).nth(1);
    const label = await page.locator('label', { hasText: /^Quantity of / }).nth(1).innerText(); // prettier-ignore
    const sku = label.replace('Quantity of ', '');
    const line = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: sku }) })
      .first();
    const count = String(7000 + at);
    await pieces.fill(count);
    await page.getByRole('button', { name: `Save the stock of ${sku}`, exact: true }).click();
    await line.getByText(count, { exact: true }).waitFor();
    await expectFits(page);
    await close();
  });

  it('updates a changed price on the open page of a shopper with its next request', async () => {
    const staff = await visit(browser, { viewport, device: manager });
    await goTo(staff.page, `${shop.url}/manage/products?type=simple`);
    await expectFits(staff.page);
    const sku = await openSimple(staff.page, at);
    await expectFits(staff.page);
    const shopper = await visit(browser, { viewport });
    await goTo(shopper.page, `${shop.url}/search?q=${sku}`);
    await shopper.page.locator('main a[href*="/p/"]').first().click();
    await shopper.page.waitForURL(/\/p\//);
    await shopper.page.getByTestId('buy-form').waitFor();
    const asks = () => shopper.apiRequests.filter((request) => request.includes('version')).length;
    const special = staff.page.getByRole('textbox', { name: 'Special price', exact: true }).first();
    if ((await special.inputValue()) !== '') await special.fill('');
    changes += 1;
    const price = `12${String(changes)}4.50`; // Different on each retry.
    await priceField(staff.page).fill(price);
    await staff.page.keyboard.press('Control+s');
    await saved(staff.page);
    const before = asks();
    await shopper.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await shopper.page
      .getByText(`$1,${price.slice(1)}`)
      .first()
      .waitFor();
    expect(asks() - before).toBe(1);
    expect(shopper.complaints).toEqual([]);
    await shopper.close();
    await staff.close();
  });

  it("shows two managers of one product each other's changes, and loses neither", async () => {
    const mine = await visit(browser, { viewport, device: manager });
    const notified = mine.page.waitForResponse((answer) => answer.url().includes('/manage/presence'));
    const sku = await openSimple(mine.page, at + 2);
    expect((await notified).status()).toBe(200);
    const other = await visit(browser, { viewport, device: admin });
    await goTo(other.page, `${shop.url}/manage/products/${encodeURIComponent(sku)}`);
    await other.page.getByText(/^Mira.* has had this open since .*not changed anything yet/).waitFor();
    await priceField(other.page).fill(`36${String(at)}1`);
    await other.page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await saved(other.page);
    await priceField(mine.page).fill(`36${String(at)}2`);
    const alma = mine.page.getByText(/^Alma.* has had this open since/);
    await alma.waitFor();
    await expectFits(mine.page);
    await goTo(other.page, `${shop.url}/manage/coupons`);
    const isGone = async () => {
      await mine.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return alma.count();
    };
    await expect.poll(isGone).toBe(0);
    const germanTab = mine.page.getByRole('tab', { name: 'Deutsch' });
    await germanTab.click();
    const german = mine.page.getByRole('tabpanel', { name: 'Deutsch' }).getByRole('textbox', { name: 'Name' });
    // Unique per viewport: the same name again would change nothing.
    const name = `Ein neuer Name ${String(at)}`;
    await german.fill(name);
    await mine.page.keyboard.press('Control+s');
    const dialog = mine.page.getByRole('dialog', { name: 'Someone else has changed this' });
    await dialog.getByRole('radio', { name: `Theirs: 36${String(at)}1` }).check();
    await expectFits(mine.page);
    await dialog.getByRole('button', { name: 'Save both' }).click();
    await saved(mine.page);
    await dialog.waitFor({ state: 'detached' });
    await mine.page.getByText(`→ ${name}`).waitFor();
    expect(await mine.page.getByText('Unsaved changes.').count()).toBe(0);
    expect(await priceField(mine.page).inputValue()).toBe(`36${String(at)}1`);
    expect(await german.inputValue()).toBe(name);
    await other.close();
    await mine.close();
  });

  it('previews the changes of a price list, and reverts them', async () => {
    const { page, close } = await visit(browser, { viewport, device: manager });
    const sku = await openSimple(page, at + 4);
    await goTo(page, `${shop.url}/manage/prices`);
    const csv = `sku,price,special_price\n${sku},777,-\nNOWHERE,1,\n`;
    await page
      .getByLabel('Price list (CSV)')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('No product or variant has the SKU NOWHERE').waitFor();
    await expectFits(page);
    await page.getByRole('button', { name: 'Change 1 SKU' }).click();
    await page.getByRole('heading', { name: 'Price list applied.' }).waitFor();
    await goTo(page, `${shop.url}/manage/products/${encodeURIComponent(sku)}`);
    await expect.poll(() => priceField(page).inputValue()).toBe('777');
    await goTo(page, `${shop.url}/manage/prices`);
    await page.getByRole('button', { name: 'Undo: list.csv' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Price list undone.').waitFor();
    await goTo(page, `${shop.url}/manage/products/${encodeURIComponent(sku)}`);
    await expect.poll(() => priceField(page).inputValue()).not.toBe('777');
    await close();
  });
});
