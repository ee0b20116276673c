import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { actAs, endSession } from './support/sessions';
import { buy, findProduct } from './support/shopper';
import { deviceOf, enterPassword, openAccount, signInByPassword } from './support/signed-in';
import { DESKTOP, goTo, openPage, PHONE, reloadPage, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const modal = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });

describe('a session that the shop has ended (S §4, A §2.8)', () => {
  it("asks to sign in over the current page, and keeps the shopper's selection, position and bag", async () => {
    const contact = await openAccount(url, 'lost');
    const { page, close } = await visit(browser, { viewport: PHONE, device: await signInByPassword(url, contact) });
    const product = await findProduct(page, url);
    await buy(page, product);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.evaluate('scrollTo(0, 120)');
    const where = () => page.evaluate(() => [window.location.href, window.scrollY]);
    const chosen = page.getByTestId('buy-form').locator('input:checked');
    const before = [await where(), await chosen.count()];
    await endSession(page, url);
    await page.getByTestId('add-to-cart').dispatchEvent('click');
    await modal(page).waitFor();
    await enterPassword(page, contact);
    expect([await where(), await chosen.count()]).toEqual(before);
    await expect.poll(() => page.getByTestId('cart-count').textContent()).toBe('2');
    await close();
  });

  it('shows this in checkout without a modal; bag and input stay, and are there when the customer returns', async () => {
    const contact = await openAccount(url, 'lost-in-checkout');
    const { page, close } = await visit(browser, { viewport: PHONE, device: await signInByPassword(url, contact) });
    const product = await findProduct(page, url);
    await buy(page, product);
    await openPage(page, `${url}/checkout`);
    await page.getByLabel(/^Address/).fill('7 Yard');
    await endSession(page, url);
    await page.getByLabel(/^ZIP code/).fill('10013');
    const notice = page.getByText('Your session has ended. Your bag and what you typed are still here.');
    await notice.waitFor();
    expect(await modal(page).isVisible()).toBe(false);
    const typed = () => Promise.all([/^First name/, /^Address/].map((label) => page.getByLabel(label).inputValue()));
    expect(await typed()).toEqual(['Eve', '7 Yard']);
    await expect.poll(() => page.getByTestId('review-line').count()).toBe(1);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await enterPassword(page, contact);
    await notice.waitFor({ state: 'detached' });
    expect(await typed()).toEqual(['Eve', '7 Yard']);
    expect(await page.getByTestId('review-line').count()).toBe(1);
    await reloadPage(page);
    expect(await typed()).toEqual(['Eve', '7 Yard']);
    expect(await page.getByTestId('review-line').count()).toBe(1);
    await close();
  });

  it('returns staff who acted as its user, with a notice, and asks nobody to sign in', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP, device: deviceOf('mira') });
    await openPage(page, url);
    await actAs(page, url, 'ada@vitrine.example');
    await endSession(page, url);
    await goTo(page, `${url}/my-account/orders`);
    await page.getByText('Your session as Ada Whitfield has ended. You are using your own account again.').waitFor();
    await page.getByTestId('acting-as').waitFor({ state: 'detached' });
    await page
      .getByText(/no orders yet/i)
      .first()
      .waitFor();
    expect(await modal(page).isVisible()).toBe(false);
    await goTo(page, `${url}/my-account`);
    await page.getByTestId('account-person').getByText('Mira Okafor').waitFor();
    await close();
  });
});
