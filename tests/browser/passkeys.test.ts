import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { appCode } from '../fixtures/authenticator';
import { chromiumWithoutPictures } from './support/chromium';
import { newManager } from './support/new-manager';
import { enterPassword, givePassword, signInByCode, signInByPassword } from './support/signed-in';
import { goTo, openPage, visit } from './support/visit';
import { addAuthenticator } from './support/virtual-authenticator';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const BEGIN = '**/api/user/passkey-sign-in/begin*';

const part = (page: Page) => page.getByTestId('passkeys');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await openPage(page, `${url}/my-account/edit`);
  await part(page).getByRole('button', { name: 'Add a passkey' }).press('Enter');
  expect(await focused(page)).toBe('passkey-name');
  await expectFits(page);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await part(page).getByText('The passkey was added.').waitFor();
  expect(await focused(page)).toBe('passkeys');
}

async function signOut(page: Page): Promise<void> {
  await goTo(page, `${url}/my-account`);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL((address) => address.pathname === '/');
}

async function openSignIn(page: Page) {
  await openPage(page, `${url}/my-account`);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await modal.getByLabel('Phone or e-mail').waitFor();
  return modal;
}

describe.each(SCREENS)('passkeys on %s', (_name, viewport) => {
  it('are added, renamed, used to sign in by the suggestions of the field and by the button, and removed', async () => {
    const contact = `key-${String(viewport.width)}-${String(Date.now())}@shop.test`;
    const device = await signInByCode(url, contact);
    const { page, complaints, close } = await visit(browser, { viewport, device });
    const owner = await addAuthenticator(page);
    await addPasskey(page, 'Laptop');
    await part(page).getByRole('button', { name: 'Rename Laptop' }).click();
    await page.keyboard.type('My key');
    await page.keyboard.press('Enter');
    await part(page).getByText('The passkey was renamed.').waitFor();
    await expectFits(page);

    await signOut(page);
    await openPage(page, `${url}/my-account`);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await page.getByTestId('account-person').waitFor();

    await signOut(page);
    await owner.confirms(false);
    const suggested = page.waitForResponse(BEGIN);
    const modal = await openSignIn(page);
    await suggested;
    expect(await modal.getByLabel('Phone or e-mail').getAttribute('autocomplete')).toBe('username webauthn');
    await expectFits(page);
    // Between the end of the conditional request and the browser's dialog; only one can be answered.
    await page.route(BEGIN, async (route) => {
      await owner.confirms(true);
      await route.continue();
    });
    await modal.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await page.getByTestId('account-person').waitFor();

    await goTo(page, `${url}/my-account/edit`);
    await part(page).getByRole('button', { name: 'Remove My key' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the passkey “My key”?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await part(page).getByText('The passkey was removed.').waitFor();
    expect(await part(page).getByRole('listitem').count()).toBe(0);
    expect(await focused(page)).toBe('passkeys');
    expect(complaints).toEqual([]);
    await close();
  });

  it('replace the code of staff who set the app up first', async () => {
    const staff = `staff-key-${String(viewport.width)}-${String(Date.now())}@shop.test`;
    await newManager(browser, url, staff);
    await givePassword(url, staff);
    const device = await signInByPassword(url, staff);
    const { page, complaints, close } = await visit(browser, { viewport, device });
    const owner = await addAuthenticator(page);
    await goTo(page, `${url}/my-account/edit`);
    const factor = page.getByTestId('second-factor');
    await factor.getByRole('button', { name: 'Set up' }).click();
    const secret = await factor.getByTestId('factor-secret').innerText();
    await factor.getByRole('textbox', { name: /^Code from your app/ }).fill(appCode(secret, Date.now()));
    await factor.getByRole('button', { name: 'I have saved them' }).click();
    await addPasskey(page, 'Office');
    await signOut(page);

    await owner.confirms(false);
    await openSignIn(page);
    await enterPassword(page, staff);
    await goTo(page, `${url}/manage`);
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    await expectFits(page);
    await owner.confirms(true);
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
