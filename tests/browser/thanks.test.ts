import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, fillCheckout, findProduct, seeTotal } from './support/shopper';
import { DESKTOP, goTo, reloadPage, visit } from './support/visit';
import { SCREENS, widths } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function order(page: Page, payment: string): Promise<string> {
  await buy(page, await findProduct(page, url));
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillCheckout(page, payment);
  await seeTotal(page);
  const total = await page.getByTestId('checkout-totals').getByTestId('total-grand_total').locator('dd').textContent();
  await page.getByTestId('place-order').click();
  return total ?? '';
}

const thanks = (page: Page, state: string) => page.locator(`[data-testid="thank-you"][data-state="${state}"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe.each(SCREENS)('the order confirmation on %s', (_name, viewport) => {
  it.each(widths('banktransfer', 'cashondelivery'))('stays after a reload: %s', async (payment) => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const total = await order(page, payment);
    await page.waitForURL(/\/successful-payment\?order=/);
    for (const look of ['placed', 'reloaded']) {
      if (look === 'reloaded') await reloadPage(page);
      await thanks(page, 'placed').waitFor();
      expect(await page.title()).toMatch(/^Thank you/);
      await expect.poll(() => focused(page)).toBe('H1');
      const summary = page.getByTestId('order-summary');
      expect(await summary.getByTestId('order-line').count()).toBe(1);
      expect(await summary.locator('img').count()).toBe(1);
      expect(await summary.textContent()).toContain('12 Engine Street');
      expect(await summary.getByTestId('total-grand_total').textContent()).toContain(total);
      const bank = page.getByTestId('bank-transfer');
      expect(await bank.count()).toBe(payment === 'banktransfer' ? 1 : 0);
      if (payment === 'banktransfer') expect(await bank.textContent()).toContain('000123456789');
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows after a reload whether an unpaid order can be paid, and that a paid one is', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await order(page, 'card');
    await page.waitForURL(/\/pay\//);
    const id = new URL(page.url()).pathname.split('/').pop() ?? '';
    await goTo(page, `${url}/successful-payment?order=${id}`);
    await page.reload();
    await thanks(page, 'waiting').waitFor();
    expect(await page.getByTestId('order-line').count()).toBe(1);
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.waitForURL(/\/pay\//);
    await page.locator('button[value="approve"]').click();
    await thanks(page, 'paid').waitFor();
    await page.reload();
    await thanks(page, 'paid').waitFor();
    expect(await page.getByTestId('order-summary').textContent()).toContain('Card');
    expect(await page.getByTestId('order-summary').textContent()).toContain('Arrives');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the printed confirmation', () => {
  it('is the order under the name of the shop, and nothing else of the page', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await order(page, 'banktransfer');
    await thanks(page, 'placed').waitFor();
    await page.emulateMedia({ media: 'print' });
    const seen = (selector: string) => page.locator(selector).first().isVisible();
    expect(await seen('footer')).toBe(false);
    expect(await seen('header')).toBe(false);
    expect(await seen('[data-testid="bank-transfer"]')).toBe(true);
    expect(await page.getByTestId('thank-you').locator('p').first().textContent()).toBe('Vitrine');
    expect(await page.getByTestId('thank-you').locator('p').first().isVisible()).toBe(true);
    await close();
  });
});
