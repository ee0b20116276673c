import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { appCode } from '../fixtures/authenticator';
import { chromiumWithoutPictures } from './support/chromium';
import { newManager } from './support/new-manager';
import { deviceOf, enterPassword, givePassword, signInByPassword } from './support/signed-in';
import { DESKTOP, goTo, openPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');
const HALF_MINUTE_MS = 30_000;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

/** Resets the second factor as an admin, as after losing all recovery codes. */
async function isReset(email: string): Promise<void> {
  const { page, complaints, close } = await visit(browser, { viewport: DESKTOP, device: deviceOf('alma') });
  await goTo(page, `${url}/manage/people?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Sam Staff' }).first().click();
  await page.getByRole('button', { name: 'Reset two-step sign-in' }).click();
  const question = page.getByRole('dialog', { name: 'Reset the two-step sign-in of Sam Staff?' });
  await question.waitFor();
  await expectFits(page);
  await question.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByText('Two-step sign-in was reset.').waitFor();
  await page.getByRole('button', { name: 'Reset two-step sign-in' }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}

async function signOut(page: Page): Promise<void> {
  await goTo(page, `${url}/my-account`);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL((address) => address.pathname === '/');
}

async function signInAgain(page: Page, contact: string): Promise<void> {
  await openPage(page, `${url}/my-account`);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await enterPassword(page, contact);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.each(SCREENS)('a second factor on %s', (_name, viewport) => {
  it('is set up in the account, requested in place of the back office after the next sign-in, and opens it', async () => {
    const staff = `staff-${String(viewport.width)}-${String(Date.now())}@shop.test`;
    await newManager(browser, url, staff);
    await givePassword(url, staff);
    const { page, complaints, close } = await visit(browser, {
      viewport,
      device: await signInByPassword(url, staff),
    });
    await goTo(page, `${url}/my-account/edit`);
    const part = page.getByTestId('second-factor');
    await part.getByRole('button', { name: 'Set up' }).click();
    const secret = await part.getByTestId('factor-secret').innerText();
    await part.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await expectFits(page);
    const field = part.getByRole('textbox', { name: /^Code from your app/ });
    await field.fill('000000');
    await part.getByText('This code is incorrect').waitFor();
    const now = Date.now();
    await field.fill(appCode(secret, now));
    const codes = part.getByTestId('recovery-codes');
    await codes.waitFor();
    expect(await codes.getByRole('listitem').count()).toBe(10);
    const [recovery = '', another = ''] = await codes.getByRole('listitem').allInnerTexts();
    await expectFits(page);
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await part.getByText(/^On since/).waitFor();
    expect(await focused(page)).toBe('second-factor');
    await signOut(page);

    await signInAgain(page, staff);
    await goTo(page, `${url}/manage/products`);
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    expect(await focused(page)).toBe('factor-code');
    const code = page.getByRole('textbox', { name: /^Code from your app/ });
    expect([await code.getAttribute('autocomplete'), await code.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    await page.keyboard.type(appCode(secret, now));
    await page.getByText('was already used').waitFor();
    expect(await focused(page)).toBe('factor-code');
    await expectFits(page);
    await page.keyboard.type(appCode(secret, now + HALF_MINUTE_MS));
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    await goTo(page, `${url}/manage`);
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();

    await signOut(page);
    await signInAgain(page, staff);
    await goTo(page, `${url}/manage`);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.keyboard.type(recovery);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
    await goTo(page, `${url}/my-account/edit`);
    await part.getByRole('button', { name: 'New recovery codes' }).click();
    expect(await focused(page)).toBe('factor-renew');
    await part.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.keyboard.type(another);
    await page.keyboard.press('Enter');
    await codes.waitFor();
    expect(await codes.getByRole('listitem').allInnerTexts()).not.toContain(recovery);
    await expectFits(page);
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await part.getByText(/Recovery codes left: 10/).waitFor();
    await isReset(staff);
    expect(complaints.filter((complaint) => !complaint.includes('400 (Bad Request)'))).toEqual([]);
    await close();
  });
});
