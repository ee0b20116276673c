import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { deviceOf } from './support/signed-in';
import { DESKTOP, fromTouch, goTo, openPage, PHONE, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');
const ADMIN = 'alma@vitrine.example';

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}

const saved = (page: Page) => page.getByText('Saved.').last().waitFor();

async function makeCoupon(page: Page, code: string, value: string): Promise<void> {
  await goTo(page, `${url}/manage/coupons`);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('textbox', { name: 'Value' }).fill(value);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await page.waitForURL(`${url}/manage/coupons/${code}`);
}

let codes = 0;
/** Unique, because a retry finds what the first attempt created. */
const newCode = (): string => `SPRING-${String((codes += 1)).padStart(3, '0')}`;

describe.each(SCREENS)('the back office on %s', (_, viewport) => {
  it('edits coupons: created, refused with a reason, found, changed, removed, and each change reverted', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, device: deviceOf('mira') });
    const code = newCode();
    await makeCoupon(page, code, '15');
    await expectFits(page);

    await page.getByRole('textbox', { name: 'Value' }).fill('150');
    await page.keyboard.press('Control+s');
    await page.getByText('value must be at most 100 percent').waitFor();
    expect(
      await page.getByRole('textbox', { name: 'Value' }).evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.getByRole('textbox', { name: 'Value' }).fill('20');
    await page.keyboard.press('Control+s');
    await saved(page);
    await page.getByText('value: 15 → 20').waitFor();
    await expectFits(page);

    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Discounts' }).click();
    await page.getByRole('searchbox').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('1 entry', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('fixed');
    await page.getByText('No results found.').waitFor();
    await page.getByRole('link', { name: 'Clear search and filters' }).click();
    await page.getByRole('link', { name: code }).click();

    await page.getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: `Remove ${code}?` });
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.waitForURL(`${url}/manage/coupons`);
    await expectFits(page);
    await goTo(page, `${url}/manage/changes`);
    const removal = page.getByRole('listitem').filter({ hasText: `removed Coupons: ${code}` });
    await removal.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The change was undone.').waitFor();
    await goTo(page, `${url}/manage/coupons/${code}`);
    await expect.poll(() => page.getByRole('textbox', { name: 'Value' }).inputValue()).toBe('20');
    expect(complaints.filter((one) => !one.includes('400'))).toEqual([]);
    await close();
  });

  it('shows both versions to two people who change the same record, and loses neither', async () => {
    const mine = await visit(browser, { viewport, device: deviceOf('mira') });
    const shared = newCode();
    await makeCoupon(mine.page, shared, '10');
    const other = await visit(browser, { viewport, device: deviceOf('alma') });
    await goTo(other.page, `${url}/manage/coupons/${shared}`);
    await other.page.getByRole('textbox', { name: 'Value' }).fill('30');
    await other.page.getByLabel('Active').uncheck();
    await other.page.getByRole('button', { name: 'Save' }).click();
    await saved(other.page);

    await mine.page.getByRole('textbox', { name: 'Value' }).fill('12');
    await mine.page.getByRole('combobox', { name: 'Type' }).selectOption('fixed');
    await mine.page.getByRole('button', { name: 'Save' }).click();
    const dialog = mine.page.getByRole('dialog', { name: 'Someone else has changed this' });
    await dialog.getByText(`${ADMIN} saved another version`).waitFor();
    await dialog.getByRole('radio', { name: 'Theirs: 30' }).check();
    await expectFits(mine.page);
    await dialog.getByRole('button', { name: 'Save both' }).click();
    await saved(mine.page);
    expect(await mine.page.getByRole('textbox', { name: 'Value' }).inputValue()).toBe('30');
    expect(await mine.page.getByRole('combobox', { name: 'Type' }).inputValue()).toBe('fixed');
    expect(await mine.page.getByLabel('Active').isChecked()).toBe(false);
    await other.close();
    await mine.close();
  });

  it('keeps unsaved input across a reload', async () => {
    const { page, close } = await visit(browser, { viewport, device: deviceOf('mira') });
    await makeCoupon(page, newCode(), '10');
    await page.getByRole('textbox', { name: 'Value' }).fill('17');
    await page.getByText('Unsaved changes.').waitFor();
    const isKept = () =>
      Object.entries(localStorage).some(
        ([name, text]) => name.startsWith('vitrine.edit.') && String(text).includes('17'),
      );
    await page.waitForFunction(isKept);
    await page.reload();
    await page.getByText('Your unsaved changes are back.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Value' }).inputValue()).toBe('17');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Value' }).inputValue()).toBe('10');
    await close();
  });
});

describe('content for shoppers', () => {
  it('is written by staff: a page is created, hidden until it is published, and shown at its URL', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP, device: deviceOf('mira') });
    await goTo(page, `${url}/manage/pages/~new`);
    await page.getByRole('textbox', { name: 'URL handle' }).fill('night-run');
    const english = page.getByRole('tabpanel', { name: 'English' });
    await english.getByRole('textbox', { name: 'Title', exact: false }).first().fill('Night run');
    const text = english.getByRole('textbox', { name: 'Text', exact: true });
    await text.pressSequentially('## The meeting\nWe meet at ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.insertText('nine');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.insertText('.');
    await english.getByRole('button', { name: 'Edit as HTML: Text' }).click();
    const written = await text.inputValue();
    expect(written).toBe('<h2>The meeting</h2>\n<p>We meet at <strong>nine</strong>.</p>');
    await text.fill(`${written}<script>bad()</script>`);
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await page.waitForURL(`${url}/manage/pages/*`);
    await expectFits(page);
    expect((await page.request.get(`${url}/i/night-run`)).status()).toBe(404);
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await expect.poll(async () => (await page.request.get(`${url}/i/night-run`)).status()).toBe(200);
    const shown = await (await page.request.get(`${url}/i/night-run`)).text();
    expect(shown).toContain('We meet at <strong>nine</strong>.');
    expect(shown).not.toContain('bad()');
    await close();
  });

  it('of other shoppers is moderated by staff', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, device: deviceOf('mira') });
    await goTo(page, `${url}/manage/reviews?status=approved`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('declined');
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await expectFits(page);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('approved');
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await close();
  });
});

describe('the back office for other users', () => {
  it('asks them to sign in or denies access, and the server sends everyone the same page', async () => {
    const stranger = await visit(browser, { viewport: DESKTOP });
    await goTo(stranger.page, `${url}/manage/coupons`);
    await stranger.page.getByRole('button', { name: 'Sign in' }).waitFor();
    await stranger.close();
    const { page, close } = await visit(browser, { viewport: DESKTOP, device: deviceOf('ada') });
    await goTo(page, `${url}/manage/coupons`);
    await page.getByText('This page is for staff only.').waitFor();
    const response = await page.request.get(`${url}/manage/coupons`);
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(await response.text()).toContain('noindex');
    await close();
  });

  it('loads none of its code', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, url);
    await fromTouch(page);
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(scripts.filter((name) => /manage|RecordForm|hook-form/i.test(new URL(name).pathname))).toEqual([]);
    await close();
  });
});
