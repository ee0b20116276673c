import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { signInByCode } from './support/signed-in';
import { DESKTOP, goTo, PHONE, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');
beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const SCREENS = widths(['a phone', PHONE, 'data-phone'], ['a desktop', DESKTOP, 'data-desktop']);

describe.each(SCREENS)('one’s own data on %s', (_name, viewport, name) => {
  it('is downloaded as a file, and deleted with the account by keyboard only', async () => {
    const who = `${name}-${String(Date.now())}@shop.test`;
    const { page, complaints, close } = await visit(browser, { viewport, device: await signInByCode(url, who) });
    await goTo(page, `${url}/my-account/edit`);
    const part = page.getByTestId('your-data');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'Download my data' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { login_email: who } });
    await part.getByRole('button', { name: 'Delete my account' }).press('Enter');
    const tick = part.getByRole('checkbox');
    await tick.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await tick.press(' ');
    await part.getByRole('button', { name: 'Delete permanently' }).press('Enter');
    await page.getByText('Your account is deleted. You will receive a confirmation.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await goTo(page, `${url}/my-account/edit`);
    await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
