import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { keptAll } from './support/kept-on-device';
import { codeSentTo, linkSentTo } from './support/mail';
import { confirmLink } from './support/signed-in';
import { kept } from './support/sessions';
import { sendCode } from './support/send-code';
import { buy, fillCheckout, findProduct, seeTotal } from './support/shopper';
import { DESKTOP, goTo, openPage, PHONE, reloadPage, visit } from './support/visit';
import { widths } from './support/widths';

const url = inject('shopUrl');
/** A phone number, because codes are rate limited per contact. */
const ADA = '+12125550110';
const LATER = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const modal = (page: Page) => page.getByRole('dialog');
const bagCount = (page: Page) =>
  page
    .locator('header')
    .getByRole('link', { name: /bag|cart/i })
    .first()
    .innerText();

async function openSignIn(page: Page): Promise<void> {
  await openPage(page, `${url}/my-account`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await modal(page).getByLabel('Phone or e-mail').waitFor();
}

async function isSignedIn(page: Page): Promise<void> {
  await modal(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Sign out' }).first().waitFor();
}

const SCREENS = widths(['phone', PHONE], ['desktop', DESKTOP]);

describe.each(SCREENS)('signing in on a %s', (name, viewport) => {
  it(
    'uses a code with the keyboard only, asks for a name, and returns to the requested page',
    async () => {
      const contact = `eve-${name}-${Date.now()}@shop.test`;
      const { page, complaints, close } = await visit(browser, { viewport });
      await openPage(page, `${url}/my-account/orders`);
      await page.getByRole('button', { name: 'Sign in' }).focus();
      await page.keyboard.press('Enter');
      await modal(page).getByLabel('Phone or e-mail').waitFor();
      await page.keyboard.type(contact);
      await page.keyboard.press('Enter');
      await modal(page).getByLabel('Code').waitFor();
      await page.keyboard.type(await codeSentTo(url, contact));
      await modal(page).getByLabel('Your name').waitFor();
      await page.keyboard.type('Eve Adams');
      await page.keyboard.press('Enter');
      await modal(page).waitFor({ state: 'hidden' });
      await page
        .getByText(/no orders yet/i)
        .first()
        .waitFor();
      expect(new URL(page.url()).pathname).toBe('/my-account/orders');
      expect(complaints).toEqual([]);
      await close();
    },
    LATER,
  );

  it(
    'registers with a password, which signs in again; a forgotten one is set again by the emailed link, which signs in automatically',
    async () => {
      const contact = `ann-${name}-${Date.now()}@shop.test`;
      const { page, close } = await visit(browser, { viewport });
      await openSignIn(page);
      await modal(page).getByRole('button', { name: 'Create an account' }).click();
      await modal(page).getByLabel('First name').fill('Ann');
      await modal(page).getByLabel('Last name').fill('Lee');
      await modal(page).getByLabel('E-mail').fill(contact);
      await modal(page)
        .getByLabel(/^Password/)
        .fill('correct horse');
      await page.keyboard.press('Enter');
      await isSignedIn(page);
      await page.getByRole('button', { name: 'Sign out' }).first().click();
      await page.waitForURL(`${url}/`);
      await openSignIn(page);
      await modal(page).getByLabel('Phone or e-mail').fill(contact);
      await modal(page).getByRole('button', { name: 'Use a password' }).click();
      await modal(page)
        .getByLabel(/^Password/)
        .fill('wrong');
      await page.keyboard.press('Enter');
      await modal(page).getByText('Incorrect login or password').waitFor();
      await modal(page).getByRole('button', { name: 'Forgotten your password?' }).click();
      await modal(page).getByRole('button', { name: 'Send the link' }).click();
      await modal(page)
        .getByText(/an e-mail with a link is on its way/)
        .waitFor();

      const notified: string[] = [];
      page.on('request', (request) => notified.push(request.url()));
      const link = await linkSentTo(url, contact);
      await openPage(page, url + link);
      expect(new URL(page.url()).search).toBe('');
      await page.getByLabel(/^Password/).fill('another horse');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await page.waitForURL(`${url}/my-account`);
      await isSignedIn(page);
      const token = new URL(url + link).searchParams.get('token') ?? '-';
      expect(notified.slice(1).filter((address) => address.includes(token))).toEqual([]);
      await close();
    },
    LATER,
  );
});

describe('a sign-in link (A §4.2)', () => {
  it(
    'signs in on any page and names the user; its secret is in no URL, and a second use asks to sign in',
    async () => {
      const contact = `link-${Date.now()}@shop.test`;
      const { page, close } = await visit(browser, { viewport: DESKTOP });
      await openSignIn(page);
      await modal(page).getByLabel('Phone or e-mail').fill(contact);
      await page.keyboard.press('Enter');
      await modal(page).getByLabel('Code').waitFor();
      const query = new URL(url + (await linkSentTo(url, contact))).search;
      await goTo(page, `${url}/delivery${query}`);
      await page.getByText(`Signed in as ${contact}`).waitFor();
      expect(page.url()).toBe(`${url}/delivery`);
      await close();

      const second = await visit(browser, { viewport: PHONE });
      await goTo(second.page, `${url}/${query}`);
      await confirmLink(second.page, contact);
      await modal(second.page).getByLabel('Phone or e-mail').waitFor();
      expect(await modal(second.page).getByLabel('Phone or e-mail').inputValue()).toBe(contact);
      expect(new URL(second.page.url()).search).toBe('');
      await second.close();
    },
    LATER,
  );
});

describe('signing in during a visit', () => {
  it('keeps the bag, checkout input and scroll position, in at most four requests; signing out leaves nothing', async () => {
    const { page, apiRequests, close } = await visit(browser, { viewport: DESKTOP });
    await buy(page, await findProduct(page, url));
    const bag = await bagCount(page);
    await openPage(page, `${url}/checkout`);
    await fillCheckout(page);
    await seeTotal(page);
    await page.getByRole('textbox', { name: /^Address/ }).fill('77 Difference Lane');
    await page.getByRole('button', { name: 'Sign in' }).scrollIntoViewIfNeeded();
    await page.evaluate('scrollTo(0, 120)');
    const place = await page.evaluate<number>('scrollY');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await modal(page).getByLabel('Phone or e-mail').fill(ADA);
    await sendCode(page);
    expect(await page.evaluate<number>('scrollY')).toBe(place);
    const before = apiRequests.length;
    await page.keyboard.type(await codeSentTo(url, ADA));
    await modal(page).waitFor({ state: 'hidden' });
    await page
      .getByRole('group', { name: 'Your addresses' })
      .or(page.getByRole('radiogroup', { name: 'Your addresses' }))
      .waitFor();
    await seeTotal(page);
    const sent = apiRequests.slice(before);
    expect(sent[0]).toBe('POST /api/user/check-sms-code');
    expect(sent.length - 1, sent.join('\n')).toBeLessThanOrEqual(4);
    expect(await page.evaluate<number>('scrollY')).toBe(place);
    expect(await page.getByRole('textbox', { name: /^Address/ }).inputValue()).toBe('77 Difference Lane');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');

    await openPage(page, `${url}/my-account`);
    await expect.poll(() => bagCount(page)).toBe(bag);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.waitForURL(`${url}/`);
    await page.getByText("You're logged out").waitFor();
    const left = await keptAll(page);
    for (const word of [
      'Whitfield',
      ADA,
      'ada@vitrine.example',
      'ada@example.com',
      '77 Difference Lane',
      'Byron',
      'refreshToken',
      'rememberedSizes',
      'recentlyViewed',
      '/portrait/',
    ])
      expect(left, word).not.toContain(word);
    expect(await kept(page, ['cart', 'us.cart'])).toContain('"cartItems":[]');
    await close();
  });

  it('creates an account in checkout for a shopper who requests one', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    const contact = `new-${Date.now()}@shop.test`;
    await buy(page, await findProduct(page, url));
    await openPage(page, `${url}/checkout`);
    await fillCheckout(page);
    await page.getByLabel('E-mail').first().fill(contact);
    await page.getByLabel('Save my details in an account').check();
    await page.getByLabel(/^Password/).fill('correct horse');
    const [field, note, strength] = await page.evaluate(() => {
      const password = document.getElementById('personal-password');
      const said = document.querySelector('[data-strength]');
      const shown = [password, document.getElementById('personal-password-note'), said];
      return shown.map((element) => element?.getBoundingClientRect().toJSON() as DOMRect); // sound: what it is JSON of
    });
    expect(note?.top).toBeGreaterThanOrEqual(field?.bottom ?? Infinity);
    expect(strength?.top).toBeGreaterThanOrEqual(note?.bottom ?? Infinity);
    expect(field?.width).toBe((await page.getByLabel('E-mail').first().boundingBox())?.width);
    await seeTotal(page);
    await page.getByTestId('place-order').click();
    const thanks = page.getByTestId('thanks-account');
    await thanks.getByText(`Please see our e-mail to ${contact}.`).waitFor();
    await reloadPage(page);
    await thanks.getByText(`Please see our e-mail to ${contact}.`).waitFor();
    await thanks.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => modal(page).getByLabel('Phone or e-mail').inputValue()).toBe(contact);
    await modal(page).getByRole('button', { name: 'Use a password' }).click();
    await modal(page)
      .getByLabel(/^Password/)
      .waitFor();
    await page.keyboard.type('correct horse');
    await page.keyboard.press('Enter');
    await modal(page).waitFor({ state: 'hidden' });
    await thanks.waitFor({ state: 'detached' });
    await goTo(page, `${url}/my-account`);
    await isSignedIn(page);
    await close();
  });

  it('sets a new password behind a link whose page is reloaded before, and leaves no trace of it on the device', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    const email = `reset-${Date.now()}@shop.test`;
    const customer = { email, firstname: 'Eve', lastname: 'Adams' };
    await page.request.post(`${url}/api/user/create`, { data: { customer, password: 'correct horse' } });
    await page.request.post(`${url}/api/user/reset-password`, { data: { email } });
    const link = await linkSentTo(url, email);
    const token = new URL(link, url).searchParams.get('token') ?? 'none';
    const sent: string[] = [];
    await openPage(page, url + link);
    page.on('request', (request) => sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    const field = page.getByLabel(/^Password/);
    await field.waitFor();
    for (let time = 0; time < 2; time += 1) {
      await reloadPage(page);
      await field.waitFor();
    }
    expect(page.url()).toBe(`${url}/create-password`);
    expect(sent.filter((line) => line.includes(token))).toEqual([]);
    expect(await keptAll(page)).not.toContain(token);
    await field.fill('battery staple');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/my-account$/);
    await page.getByRole('button', { name: 'Sign out' }).first().waitFor();
    expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(token);
    expect(complaints).toEqual([]);
    await close();
  });
});
