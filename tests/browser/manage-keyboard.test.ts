import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { nightOrders } from './support/night-orders';
import { deviceOf } from './support/signed-in';
import { DESKTOP, goTo, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');
beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const MAX_STEPS = 150;

function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const label = [...(labels ?? [])].map((one) => one.textContent).join(' ');
    const name = element.getAttribute('aria-label') ?? (label === '' ? element.textContent : label);
    const { outlineStyle, outlineWidth, boxShadow, borderTopColor } = getComputedStyle(element);
    const isMarked =
      (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || borderTopColor !== '';
    return { name: name.trim(), isMarked };
  });
}

async function tabTo(page: Page, name: RegExp | string, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const now = await focused(page);
    if (now !== undefined && (typeof name === 'string' ? now.name === name : name.test(now.name))) {
      expect(now.isMarked, `the focus on ${now.name} is seen`).toBe(true);
      return;
    }
    if (now !== undefined) seen.push(now.name);
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${String(name)}: ${seen.slice(-40).join(' | ')}`);
}

async function press(page: Page, name: RegExp | string, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).toBeDefined();
}

async function expectSaid(page: Page, text: string): Promise<void> {
  await page.locator('[role="status"], [role="alert"], [aria-live]').getByText(text).first().waitFor();
}

async function expectDone(page: Page): Promise<void> {
  await expectSaid(page, 'Saved.');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocus(page);
}

async function opened(path: string) {
  const shown = await visit(browser, { viewport: DESKTOP, device: deviceOf('alma') });
  await goTo(shown.page, url + path);
  return shown;
}

describe('the back office by keyboard only', () => {
  it('changes the price of a product', async () => {
    const { page, close } = await opened('/manage/products');
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    await page.getByRole('table').waitFor();
    await page.keyboard.press('/');
    await expect.poll(async () => (await focused(page))?.name).toContain('Search');
    await page.keyboard.type('jacket');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=jacket/);
    await page
      .getByRole('row')
      .nth(1)
      .filter({ hasText: /jacket/i })
      .waitFor();
    await press(page, /^[A-Z]+-[A-Z0-9-]+$/);
    await page.waitForURL(/\/manage\/products\/.+/);
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    const sku = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await press(page, new RegExp(`^${sku}-`));
    await tabTo(page, /^Price(?! lists)/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('199');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved.').last().waitFor();
    await expectFocus(page);
    await close();
  });

  it('drafts a design, publishes it, and reverts it', async () => {
    const { page, close } = await opened('/admin/design');
    await page.getByText('No unpublished changes.').waitFor();
    await tabTo(page, 'Vitrine');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Draft saved, not published yet.').waitFor();
    await expectFocus(page);
    await tabTo(page, 'Publish', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('No unpublished changes.').waitFor();
    await expectFocus(page);
    await press(page, /^Undo .+/);
    await page.getByText('The change was undone.').waitFor();
    await expectFocus(page);
    await close();
  });

  it('sorts the entries of a menu, and discards the change', async () => {
    const { page, close } = await opened('/manage/menus/drawer');
    await page.getByText('Custom menu').waitFor();
    await page.getByText('Women', { exact: true }).first().waitFor();
    await press(page, 'Move down: Men', 'Space');
    await expectFocus(page);
    const names = await page.locator('summary').allTextContents();
    expect(names.slice(0, 2)).toEqual(['Women', 'Men']);
    await close();
  });

  it('packs and ships overnight orders: many from the list, one from its page', async () => {
    const orders = nightOrders(url);
    const [first = '', second = '', third = ''] = await orders.place(await orders.skus(), { count: 3, lines: 1 });
    const { page, close } = await opened('/manage/orders');
    await page.getByRole('link', { name: first, exact: true }).waitFor();
    await press(page, 'To send');
    await page.waitForURL(/needs=sending/);
    await expectFocus(page);
    await page.getByRole('link', { name: first, exact: true }).waitFor();
    await press(page, `Select order ${second}`, 'Space');
    await expectSaid(page, '1 selected');
    await press(page, `Select order ${first}`, 'Space');
    await expectSaid(page, '2 selected');
    await press(page, 'Mark as sent');
    await tabTo(page, `Tracking number of ${first}`);
    await page.keyboard.type('VT-NIGHT-7');
    await page.keyboard.press('Enter');
    await expectSaid(page, '2 of 2 done');
    await expectFocus(page);
    await press(page, 'Close');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(page);

    await page.getByRole('link', { name: first, exact: true }).waitFor({ state: 'detached' });
    await press(page, third);
    await page.getByRole('heading', { name: `Order ${third}` }).waitFor();
    await expectFocus(page);
    await press(page, 'Send');
    await expectFocus(page);
    await press(page, 'Send');
    await expectDone(page);
    await press(page, 'Delivered');
    await page.getByRole('button', { name: 'Delivered', exact: true }).waitFor({ state: 'detached' });
    await expectDone(page);
    await close();
  });

  it('returns one line of an order, refunds part of it, and restocks it', async () => {
    const orders = nightOrders(url);
    const skus = await orders.skus();
    const [number = ''] = await orders.place(skus, { count: 1, lines: 2 });
    const stock = () => orders.stock(skus[0] ?? '');
    const { page, close } = await opened(`/manage/orders/${number}`);
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
    await press(page, 'Send');
    await page.getByRole('dialog').waitFor();
    await press(page, 'Send');
    await expectDone(page);
    await press(page, 'Delivered');
    await page.getByRole('button', { name: 'Delivered', exact: true }).waitFor({ state: 'detached' });
    const before = await stock();

    await press(page, 'Return items');
    await page.getByRole('dialog').waitFor();
    await press(page, /^1 × /, 'Space');
    await tabTo(page, /^Refund amount/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1.50');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focused(page))?.name).toMatch(/^Reason/);
    expect(await page.getByRole('textbox', { name: /^Reason/ }).getAttribute('aria-describedby')).toBeTruthy();
    await page.getByText('Enter a reason.').waitFor();
    await page.keyboard.type('Worn once');
    await page.keyboard.press('Enter');
    await expectDone(page);
    expect((await focused(page))?.name).toBe('Return items');
    await page.getByText('Reason: Worn once').waitFor();
    await page.getByText('−$1.50').first().waitFor();
    expect(await stock()).toBe(before + 1);
    await close();
  });
});
