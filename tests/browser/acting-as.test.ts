import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { actAs } from './support/sessions';
import { buy, findProduct } from './support/shopper';
import { deviceOf } from './support/signed-in';
import { DESKTOP, goTo, PHONE, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const bar = (page: Page) => page.getByRole('region', { name: 'Acting as someone else' });
const bagCount = (page: Page) => page.getByTestId('cart-count');
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const SCREENS = widths(
  ['a manager on a phone', PHONE, { device: 'mira', name: 'Mira Okafor', orders: 0 }, 'Vincent Marlow'],
  ['an admin at a desk', DESKTOP, { device: 'alma', name: 'Alma Reyes', orders: 1 }, 'Imogen Hale'],
);

describe.each(SCREENS)('%s who acts as a customer (A §4.3)', (_who, viewport, staff, customer) => {
  it('sees on every page who acts as whom, and returns to their own name, bag and orders', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, device: deviceOf(staff.device) });
    const product = await findProduct(page, url);
    await buy(page, product);
    await bagCount(page).waitFor();
    await actAs(page, url, `${customer.split(' ')[0]?.toLowerCase() ?? ''}@vitrine.example`);

    for (const path of ['/', '/c/women', new URL(product).pathname, '/cart', '/checkout', '/my-account/orders']) {
      await goTo(page, url + path);
      await bar(page).getByText(`You are acting as ${customer}`).waitFor();
      await bar(page)
        .getByRole('button', { name: `Return to ${staff.name}` })
        .waitFor();
      expect(await bar(page).boundingBox(), path).toMatchObject({ x: 0, width: viewport.width });
      expect(await isWide(page), path).toBe(false);
      if (path === '/cart') {
        await page.getByRole('heading', { level: 1, name: /bag/ }).waitFor();
        await expect.poll(() => bagCount(page).count()).toBe(0);
        const link = `a[href*="${new URL(product).pathname}"]`;
        const ofStaff = page.getByRole('main').locator(`${link}:not([data-testid="best-goods"] *)`);
        expect(await ofStaff.count()).toBe(0);
      }
    }
    await page.getByTestId('order').first().waitFor();

    await bar(page).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByTestId('order').count()).toBe(staff.orders);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await expect.poll(() => bagCount(page).textContent()).toBe('1');
    await goTo(page, `${url}/my-account`);
    await page.getByTestId('account-person').getByText(staff.name).waitFor();
    expect(await bar(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
