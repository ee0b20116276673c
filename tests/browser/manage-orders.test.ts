import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { nightOrders } from './support/night-orders';
import { deviceOf } from './support/signed-in';
import { DESKTOP, goTo, PHONE, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
let skus: readonly string[];
const url = inject('shopUrl');
const orders = nightOrders(url);

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
  skus = await orders.skus();
});

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}

const SCREENS = widths(['a desktop', DESKTOP], ['a phone', PHONE]);

describe.each(SCREENS)('orders on %s', (_, viewport) => {
  it('of the night are packed and shipped, by keyboard only if there is one', async () => {
    const numbers = await orders.place(skus, { count: 2, lines: 1 });
    const { page, complaints, close } = await visit(browser, { viewport, device: deviceOf('mira') });
    await goTo(page, `${url}/manage/orders`);
    await page.getByRole('link', { name: 'To send' }).click();
    await page.getByRole('link', { name: numbers[0] ?? '', exact: true }).waitFor();
    await expectFits(page);
    for (const number of numbers) {
      const box = page.getByRole('checkbox', { name: `Select order ${number}` });
      await box.focus();
      await page.keyboard.press('Space');
    }
    await page.getByText('2 selected').waitFor();
    expect(await page.getByRole('link', { name: 'Print packing slips' }).getAttribute('href')).toContain(numbers[1]);
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark as sent' });
    await dialog.getByRole('textbox', { name: `Tracking number of ${numbers[0] ?? ''}` }).fill('VT-NIGHT-1');
    await expectFits(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByText('Done', { exact: true }).count()).toBe(2);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await page.keyboard.press('/');
    await page.keyboard.type(numbers[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**q=${numbers[0] ?? ''}**`);
    await page.getByRole('link', { name: 'Clear search and filters' }).click();
    await page.waitForURL(({ search }) => search === '');
    await page.keyboard.press('/');
    await page.keyboard.type(numbers[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('1 entry', { exact: true }).waitFor();
    await page.getByRole('link', { name: numbers[0] ?? '', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Order ${numbers[0] ?? ''}` }).waitFor();
    await page.getByText('VT-NIGHT-1').first().waitFor();
    await expectFits(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('return a line: refunded in part, restocked, with the reason in the history', async () => {
    const [number = ''] = await orders.place(skus, { count: 1, lines: 2 });
    const sku = skus[0] ?? '';
    const stock = () => orders.stock(sku);
    const { page, close } = await visit(browser, { viewport, device: deviceOf('mira') });
    await goTo(page, `${url}/manage/orders/${number}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Delivered', exact: true }).click();
    await page.getByText('Paid', { exact: true }).first().waitFor();
    const before = await stock();

    await page.getByRole('button', { name: 'Return items' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('checkbox').first().check();
    await form.getByRole('textbox', { name: /Refund amount/ }).fill('1.50');
    await form.getByRole('textbox', { name: /^Reason/ }).fill('Worn once');
    await expectFits(page);
    await form.getByRole('button', { name: 'Confirm return' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByText('Reason: Worn once').waitFor();
    await page.getByText('−$').first().waitFor();
    expect(await stock()).toBe(before + 1);

    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await form.getByRole('textbox', { name: /Other, as goodwill/ }).fill('1');
    await form.getByRole('textbox', { name: /^Reason/ }).fill('Came late');
    await form.getByRole('button', { name: /Refund \$/ }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByText('Reason: Came late').waitFor();
    await expectFits(page);
    await goTo(page, `${url}/manage/orders/~refunds`);
    await expect.poll(() => page.getByRole('link', { name: `Order ${number}` }).count()).toBe(2);
    await expectFits(page);
    await close();
  });
});
