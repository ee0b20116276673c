import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { deviceOf, givePassword, signInByPassword } from './support/signed-in';
import { DESKTOP, goTo, PHONE, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const saved = (page: Page) => page.getByText('Saved.').last().waitFor();

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}

describe('settings of the back office', () => {
  it('apply at once: a shipping price is changed, previewed before and after, and reset', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP, device: deviceOf('alma') });
    await goTo(page, `${url}/manage/shipping-methods/express`);
    const price = page.getByRole('textbox', { name: 'Price' }).first();
    const before = await price.inputValue();
    await price.fill('17.5');
    await page.getByRole('button', { name: 'Calculate with the values in the form' }).click();
    await page.getByText('Express delivery: $117.50').first().waitFor();
    await expectFits(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await goTo(page, `${url}/manage/shipping-methods`);
    await page.getByRole('row').filter({ hasText: 'express' }).getByText('17.5').waitFor();
    await goTo(page, `${url}/manage/shipping-methods/express`);
    await price.fill(before);
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('ask before leaving a form with unsaved changes, by a link and by the search', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE, device: deviceOf('alma') });
    await goTo(page, `${url}/manage/settings/site`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const name = page.getByRole('textbox', { name: 'Shop name' });
    await expect.poll(() => name.inputValue()).not.toBe('');
    await name.fill('Vitrine again');
    await page.getByText('Unsaved changes.').waitFor();
    const link = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'People' });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await link.click();
    await expectFits(page);
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    expect(new URL(page.url()).pathname).toBe('/manage/settings/site');
    expect(await page.getByRole('textbox', { name: 'Shop name' }).inputValue()).toBe('Vitrine again');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Order number' }).fill('roles');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL(`${url}/manage/roles`);
    await goTo(page, `${url}/manage/settings/site`);
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the search of the back office', () => {
  it('finds a person and an order by email and opens them by keyboard only, and keeps the shortcut of a list', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP, device: deviceOf('alma') });
    await goTo(page, `${url}/manage`);
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Order number' });
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('ada@vitrine.example');
    const person = page.getByRole('option').filter({ hasText: 'Person' });
    await person.waitFor();
    await page.getByRole('option').filter({ hasText: 'Order' }).first().waitFor();
    await expectFits(page);
    for (let step = 0; step < 12 && (await person.getAttribute('aria-selected')) !== 'true'; step += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ada Whitfield' }).waitFor();
    await goTo(page, `${url}/manage/people`);
    const words = page.getByRole('searchbox', { name: 'Search' });
    await words.waitFor();
    await page.keyboard.press('/');
    expect(await words.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a custom role of the shop', () => {
  it('is created and assigned, and its holder sees exactly its pages', async () => {
    // A second try within 15 seconds would be refused a code for the same contact.
    const holder = `reader-${String(Date.now())}@shop.test`;
    await givePassword(url, holder);
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP, device: deviceOf('alma') });
    await goTo(page, `${url}/manage/roles/~new`);
    await page.getByRole('textbox', { name: 'Name' }).fill('reader-of-reviews');
    await page.getByRole('textbox', { name: 'Description' }).fill('Reads reviews');
    await page.getByRole('checkbox', { name: 'Reviews: view' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await goTo(page, `${url}/manage/people?q=${holder}`);
    await page.getByRole('row').filter({ hasText: holder }).getByRole('link').first().click();
    const own = page.getByRole('group', { name: 'Custom roles' }).getByRole('checkbox', { name: 'Reads reviews' });
    await own.check();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await expectFits(page);

    const given = await visit(browser, { viewport: PHONE, device: await signInByPassword(url, holder) });
    await goTo(given.page, `${url}/manage`);
    const office = given.page.getByRole('navigation', { name: 'Back office' });
    await office.waitFor();
    expect(await office.getByRole('link').allTextContents()).toEqual(['Today', 'Reviews', 'Changes']);
    await goTo(given.page, `${url}/manage/people`);
    await given.page.getByText('This page is for staff only.').waitFor();
    expect(given.complaints).toEqual([]);
    await given.close();

    await own.uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
