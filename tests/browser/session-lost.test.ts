import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchWithoutPictures } from './support/chromium';
import { actAs, endSession } from './support/sessions';
import { buy, findProduct } from './support/shopper';
import { signInByLink } from './support/signed-in';
import { DESKTOP, PHONE, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await launchWithoutPictures();
});
afterAll(() => browser.close());

const modal = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });

const PASSWORD = 'correct horse';

/** Somebody with an account of their own, signed in. */
async function signUp(page: Page, name: string): Promise<string> {
  const contact = `${name}-${Date.now()}@shop.test`;
  const customer = { email: contact, firstname: 'Eve', lastname: 'Adams' };
  await page.request.post(`${url}/api/user/create`, { data: { customer, password: PASSWORD } });
  await page.goto(`${url}/my-account`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInAgain(page, contact);
  return contact;
}

async function signInAgain(page: Page, contact: string): Promise<void> {
  await modal(page).getByLabel('Phone or e-mail').fill(contact);
  await modal(page).getByRole('button', { name: 'Use a password' }).click();
  await modal(page)
    .getByLabel(/^Password/)
    .fill(PASSWORD);
  await page.keyboard.press('Enter');
  await modal(page).waitFor({ state: 'hidden' });
}

describe('a session that the shop has ended (S §4, A §2.8)', () => {
  it('asks to sign in over the page that is shown, and leaves the shopper there with choice, place and bag', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    const contact = await signUp(page, 'lost');
    const product = await findProduct(page, url);
    await buy(page, product);
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    await page.evaluate('scrollTo(0, 120)');
    const where = () => page.evaluate(() => [window.location.href, window.scrollY]);
    const chosen = page.getByTestId('buy-form').locator('input:checked');
    const before = [await where(), await chosen.count()];
    await endSession(page, url);
    await page.getByTestId('add-to-cart').dispatchEvent('click');
    await modal(page).waitFor();
    await signInAgain(page, contact);
    expect([await where(), await chosen.count()]).toEqual(before);
    // The one from before, and the one that was put in as the session ended.
    await expect.poll(() => page.getByTestId('cart-count').textContent()).toBe('2');
    await close();
  });

  it('says so in checkout without a modal; bag and typed details stay, and are there when the customer is back', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    const contact = await signUp(page, 'lost-in-checkout');
    const product = await findProduct(page, url);
    await buy(page, product);
    await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' });
    await page.getByLabel(/^Street/).fill('7 Yard');
    await endSession(page, url);
    await page.getByLabel(/^ZIP code/).fill('10013');
    const notice = page.getByText('Your session has ended. Your bag and what you typed are still here.');
    await notice.waitFor();
    expect(await modal(page).isVisible()).toBe(false);
    const typed = () => Promise.all([/^First name/, /^Street/].map((label) => page.getByLabel(label).inputValue()));
    expect(await typed()).toEqual(['Eve', '7 Yard']);
    await expect.poll(() => page.getByTestId('review-line').count()).toBe(1);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await signInAgain(page, contact);
    await page.waitForLoadState('networkidle');
    expect(await typed()).toEqual(['Eve', '7 Yard']);
    expect(await page.getByTestId('review-line').count()).toBe(1);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await typed()).toEqual(['Eve', '7 Yard']);
    expect(await page.getByTestId('review-line').count()).toBe(1);
    await close();
  });

  it('brings staff back who acted as its user, with a notice, and asks nobody to sign in', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await signInByLink(page, url, 'mira@vitrine.example');
    await actAs(page, url, 'ada@vitrine.example');
    await endSession(page, url);
    await page.goto(`${url}/my-account/orders`);
    await page.getByText('The session as Ada Whitfield has ended. You are yourself again.').waitFor();
    await page.getByTestId('acting-as').waitFor({ state: 'detached' });
    await page
      .getByText(/no orders yet/i)
      .first()
      .waitFor();
    expect(await modal(page).isVisible()).toBe(false);
    await page.goto(`${url}/my-account`);
    await page.getByTestId('account-person').getByText('Mira Okafor').waitFor();
    await close();
  });
});
