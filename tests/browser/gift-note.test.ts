import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct, orderAndSee } from './support/shopper';
import { openPage, reloadPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

describe.each(SCREENS)('a gift order on %s', (_name, viewport) => {
  it('keeps the message written in the bag after a reload, and the next bag is not a gift', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await buy(page, await findProduct(page, url));
    await openPage(page, `${url}/cart`);
    await page.getByLabel('This is a gift').check();
    const words = page.getByLabel('Message to the recipient');
    await words.fill('x'.repeat(300));
    expect(await words.inputValue()).toHaveLength(250);
    await words.fill('Happy birthday, Maren');
    await page.getByText('229 left').waitFor();
    await reloadPage(page);
    expect(await words.inputValue()).toBe('Happy birthday, Maren');

    const order = await orderAndSee(page);
    expect(await order.textContent()).toContain('Gift messageHappy birthday, Maren');

    await buy(page, await findProduct(page, url, 'scarf'));
    await openPage(page, `${url}/cart`);
    expect(await page.getByLabel('This is a gift').isChecked()).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});
