import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sharedChromium } from './support/chromium';
import { startShop, type ShopProcess } from './support/shop-process';
import { signInByCode, type SignedInDevice } from './support/signed-in';
import { DESKTOP, goTo, PHONE, visit } from './support/visit';

let browser: Browser;
let shop: ShopProcess;
let url: string;
let admin: SignedInDevice;
let manager: SignedInDevice;
beforeAll(async () => {
  browser = await sharedChromium();
  shop = await startShop({ seed: inject('seed') });
  ({ url } = shop);
  admin = await signInByCode(url, 'alma@vitrine.example');
  manager = await signInByCode(url, 'mira@vitrine.example');
});
afterAll(async () => {
  await shop.stop();
});

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const VITRINE = 'rgb(246, 242, 234)';
const FJORD = 'rgb(243, 247, 248)';
const same = (page: Page) => page.getByText('No unpublished changes.').waitFor();

async function shopperSees(): Promise<string> {
  const { page, close } = await visit(browser, { viewport: DESKTOP, javaScript: false });
  await goTo(page, url);
  const paper = await paperOf(page);
  await close();
  return paper;
}

describe('the design editor (A §2.1)', () => {
  it('drafts a design that is shown on the real pages, publishes it, and reverts it', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP, device: admin });
    await goTo(page, `${url}/admin`);
    await page.getByRole('radio', { name: 'Vitrine' }).check();
    await same(page);
    const before = await shopperSees();
    const shown = page.frameLocator('iframe');
    await shown.getByRole('banner').waitFor();
    await page.getByRole('radio', { name: 'Fjord' }).check();
    const body = shown.locator('body');
    await expect.poll(() => body.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(FJORD);
    await page.getByText('Draft saved, not published yet.').waitFor();
    expect(await shopperSees()).toBe(before);

    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Fjord' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await same(page);
    expect(await shopperSees()).toBe(FJORD);

    const history = page.getByRole('region', { name: 'Earlier versions' });
    await history.getByRole('button', { name: /^Undo/ }).first().click();
    await page.getByText('The change was undone.').waitFor();
    expect(await shopperSees()).toBe(before);
    expect(before).toBe(VITRINE);
    await close();
  });

  it('opens on a phone, showing one side at a time', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, device: admin });
    await goTo(page, `${url}/admin/design`);
    await page.getByRole('heading', { name: 'Design' }).waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.frameLocator('iframe').getByRole('banner').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await close();
  });

  it('protects drafts from framing without a key, and from caching with one', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP, device: admin });
    await goTo(page, `${url}/admin/design`);
    const src = await page.locator('iframe').getAttribute('src');
    const draft = await page.request.get(url + (src ?? ''));
    expect(draft.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(draft.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    const other = await page.request.get(`${url}/?design-draft=1.guessed`);
    expect(other.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await close();
  });
});

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

describe('the developer menu (A §2.12)', () => {
  it('updates the skins for a manager, and lets them act as a customer', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP, device: manager });
    await goTo(page, url);
    await page.getByRole('link', { name: 'Menu' }).click();
    const menu = page.getByTestId('developer-menu');
    await menu.getByRole('button', { name: 'Update skins' }).click();
    const notice = page.getByTestId('notice').filter({ hasText: 'The skins are updated' });
    await notice.waitFor();
    await expect.poll(() => notice.evaluate(isOnTop)).toBe(true);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole('button', { name: 'Sign in as a user' }).click();
    await menu.getByRole('textbox').fill('ada@vitrine.example');
    await page.keyboard.press('Enter');
    await page.getByText('You are logged in as ada@vitrine.example').waitFor();
    await menu.waitFor({ state: 'detached' });
    await close();
  });
});
