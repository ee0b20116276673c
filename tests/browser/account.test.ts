import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { boxesOf } from './support/boxes';
import { chromiumWithoutPictures } from './support/chromium';
import { deviceOf, givePassword, signInByCode, signInByPassword } from './support/signed-in';
import { DESKTOP, goTo, openPage, PHONE, reloadPage, twoFrames, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');
const HISTORY_OF = { phone: 'vincent', desktop: 'imogen' } as const;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const noteShifts = () => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) document.documentElement.dataset['shift'] = JSON.stringify(entry);
  }).observe({ type: 'layout-shift', buffered: true });
};
const orders = (page: Page) => page.getByTestId('order');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const SCREENS = widths(['a desktop', DESKTOP, 'desktop'], ['a phone', PHONE, 'phone']);

describe.each(SCREENS)('the account on %s', (_name, viewport, device) => {
  it('shows the history and an order at its own URL, and reorders it', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, device: deviceOf(HISTORY_OF[device]) });
    await goTo(page, `${url}/my-account`);
    await page.getByTestId('last-order').waitFor();
    const [nav, title] = await boxesOf(
      page.getByRole('navigation', { name: 'My account' }),
      page.getByRole('heading', { level: 1 }),
    );
    expect(nav.top).toBeLessThanOrEqual(title.top);
    expect(await isWide(page)).toBe(false);

    await goTo(page, `${url}/my-account/orders`);
    await orders(page).first().waitFor();
    const html = await (await page.request.get(`${url}/my-account/orders`)).text();
    expect(html).not.toMatch(/Marlow|Hale|vincent|imogen/);
    const place = orders(page).filter({ hasText: 'Delivered' }).first();
    const number = (await place.getAttribute('data-number')) ?? '';
    await place.getByRole('button').first().click();
    await page.getByTestId('order-details').waitFor();
    expect(pathOf(page)).toBe(`/my-account/orders/${number}`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-order'))).toBe(number);
    expect(await isWide(page)).toBe(false);
    await page.goBack();
    await page.getByTestId('order-details').waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/my-account/orders');

    await page.addInitScript(noteShifts);
    await openPage(page, `${url}/my-account/orders/${number}`);
    expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined();
    await page.getByRole('region', { name: new RegExp(`Order ${number}`) }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.waitForFunction(
      () => (window.history.state as { scroll?: number } | null)?.scroll === 600, // sound: the shop writes it
    );
    await reloadPage(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined();
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.waitForURL(/\/cart$/);
    await page.getByTestId('cart-line').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('changes name and addresses', async () => {
    const nora = await signInByCode(url, `nora-${device}-${String(Date.now())}@shop.test`);
    const { page, complaints, close } = await visit(browser, { viewport, device: nora });
    await goTo(page, `${url}/my-account/edit`);
    await page.getByRole('button', { name: 'Add an address' }).click();
    const form = page.getByRole('form', { name: 'New address' });
    await form.getByLabel('First name').fill('Nora');
    await form.getByLabel('Last name').fill('Byron');
    await form.getByLabel('Phone').fill('+1 617 555 0100');
    await form.getByRole('textbox', { name: /^Address/ }).fill('7 Yard');
    await page.setViewportSize({ width: 700, height: 844 });
    const [street, house] = await boxesOf(
      form.getByRole('textbox', { name: /^Address/ }),
      form.getByRole('textbox', { name: /^Apt/ }),
    );
    expect(street.top).toBe(house.top);
    await page.setViewportSize(viewport);
    await form.getByLabel('City').fill('Boston');
    await form.getByLabel('ZIP code').fill('02108');
    await form.getByLabel('State').selectOption({ label: 'Massachusetts' });
    expect(await isWide(page)).toBe(false);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByTestId('address').filter({ hasText: '7 Yard' }).waitFor();
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Account data has successfully been updated').first().waitFor();
    await page.reload();
    await page.getByTestId('address').filter({ hasText: '7 Yard' }).waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Byron');
    expect(complaints).toEqual([]);
    await close();
  });

  it('ends sessions on other devices', async () => {
    const sam = `sam-${device}-${String(Date.now())}@shop.test`;
    const lost = await visit(browser, { viewport, device: await givePassword(url, sam) });
    const { page, complaints, close } = await visit(browser, { viewport, device: await signInByPassword(url, sam) });
    await goTo(page, `${url}/my-account/edit`);
    const sessions = page.getByTestId('sessions');
    await sessions.waitFor();
    expect(await sessions.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Chrome, .+ · This device/),
      expect.stringMatching(/^Chrome/),
    ]);
    expect(await isWide(page)).toBe(false);
    await sessions.getByRole('button', { name: /^Sign out: Chrome/ }).press('Enter');
    await sessions.getByText('Device signed out.').waitFor();
    expect(await sessions.getByRole('listitem').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sessions');
    await goTo(lost.page, `${url}/my-account`);
    await lost.page.getByRole('button', { name: 'Sign in' }).first().waitFor();
    expect(complaints).toEqual([]);
    await lost.close();
    await close();
  });
});

describe('the account', () => {
  it('loads more orders below the fold, opens the payment of one, and then shows it as paid', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP, device: deviceOf('ada') });
    await goTo(page, `${url}/my-account/orders`);
    await orders(page).first().waitFor();
    expect(await orders(page).count()).toBe(10);
    const more = page.getByRole('button', { name: 'Show more orders' });
    await more.evaluate((button: HTMLElement) => {
      button.focus({ preventScroll: true });
      button.click();
    });
    await expect.poll(() => orders(page).count()).toBe(20);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const next = await orders(page).nth(10).getAttribute('data-number');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-order'))).toBe(next);
    // Scrolled so that only the list's end is visible; the browser's scroll anchoring would move the orders above.
    const foot = await more.evaluate((button) => {
      window.scrollBy(0, button.getBoundingClientRect().top - 72);
      return window.scrollY;
    });
    await expect.poll(() => orders(page).count()).toBeGreaterThan(20);
    await twoFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(foot);

    // Opening one closes another above; the pressed one must stay under the pointer.
    const head = (index: number) => orders(page).nth(index).getByRole('button').first();
    const topOf = (index: number) => head(index).evaluate((button) => Math.round(button.getBoundingClientRect().top));
    await head(3).click();
    await page.getByTestId('order-details').waitFor();
    await head(6).evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 500));
    const top = await topOf(6);
    await head(6).click();
    await expect.poll(() => head(6).getAttribute('aria-expanded')).toBe('true');
    expect(Math.abs((await topOf(6)) - top)).toBeLessThanOrEqual(1);
    const unpaid = orders(page).filter({ hasText: 'Not paid yet' }).first();
    const number = (await unpaid.getAttribute('data-number')) ?? '';
    await unpaid.getByRole('button').first().click();
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.waitForURL(/\/pay\//);
    await page.locator('button[value="approve"]').click();
    await page.waitForURL(/\/successful-payment/);
    await goTo(page, `${url}/my-account/orders/${number}`);
    await page.getByTestId('order-details').waitFor();
    expect(await page.getByTestId('order-paid').textContent()).toBe('Paid');
    expect(await page.getByRole('link', { name: 'Pay now' }).count()).toBe(0);
    await close();
  });

  it('can be operated by keyboard alone, at 320 pixels', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 320, height: 640 }, device: deviceOf('lotte') });
    await goTo(page, `${url}/my-account/orders`);
    await orders(page).first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-order') ?? '');
    for (let step = 0; step < 30 && (await focused()) === ''; step += 1) await page.keyboard.press('Tab');
    const number = await focused();
    expect(number).not.toBe('');
    await page.keyboard.press('Enter');
    await page.getByTestId('order-details').waitFor();
    expect(await focused()).toBe(number);
    expect(await isWide(page)).toBe(false);
    await page.keyboard.press('Enter');
    await page.getByTestId('order-details').waitFor({ state: 'detached' });
    expect(await focused()).toBe(number);
    await close();
  });
});
