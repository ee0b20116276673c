import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { deviceOf } from './support/signed-in';
import { DESKTOP, fromTouch, goTo, openPage, PHONE, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

async function expectFits(page: Page): Promise<void> {
  expect(await isWide(page)).toBe(false);
}

const cabinetScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /cabinet(?!-title)|blogger/i.test(new URL(name).pathname)),
  );

describe.each(SCREENS)("the blogger's cabinet on %s", (_name, viewport) => {
  it('starts with the products by phase', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, device: deviceOf('lotte') });
    await goTo(page, `${url}/cabinet`);
    for (const phase of ['delivering', 'for-promotion', 'promoted']) {
      const list = page.getByTestId(`phase-${phase}`);
      await list.getByTestId('promo').first().waitFor();
      const count = Number(await list.getByRole('heading', { level: 2 }).locator('span').textContent());
      expect(await list.getByTestId('promo').count(), phase).toBe(Math.min(count, 6));
    }
    await expectFits(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows earnings, each order with its calculation, payouts and instructions', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, device: deviceOf('lotte') });
    await goTo(page, `${url}/cabinet/sales`);
    await page.getByTestId('statistics').waitFor();
    await page.getByTestId('balance').waitFor();
    await page.getByRole('radio', { name: 'Year' }).check();
    await page.getByText('As a table').click();
    await expectFits(page);
    const nav = page.getByRole('navigation', { name: 'Blogger dashboard' });

    await nav.getByRole('link', { name: 'Orders' }).click();
    const sale = page.getByTestId('sale').first();
    await sale.waitFor();
    expect(new URL(page.url()).pathname).toBe('/cabinet/sales/orders');
    await sale.getByRole('button').click();
    await page.getByTestId('ledger').getByRole('row').nth(1).waitFor();
    const [earned] = (await sale.getByTestId('sale-royalty').textContent())?.match(/[\d.,]+/) ?? [];
    expect(await page.getByTestId('sale-steps').textContent()).toContain(earned ?? 'an amount');
    await expectFits(page);

    await nav.getByRole('link', { name: 'Payouts' }).click();
    await page.getByTestId('payout').last().getByRole('button').click();
    await page.getByTestId('payout-orders').waitFor();
    await expectFits(page);

    await nav.getByRole('link', { name: 'Instructions' }).click();
    const instruction = page.getByTestId('wiki').first().getByRole('link');
    const name = (await instruction.locator('b').textContent()) ?? '';
    await instruction.click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByRole('link', { name: 'All instructions' }).waitFor();
    await expectFits(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is in the sidebar of a blogger, with agreements to read', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, device: deviceOf('lotte') });
    await openPage(page, url);
    await page.locator('header').getByRole('link', { name: 'Menu' }).click();
    const side = page.getByTestId('blogger-sidebar');
    await side.getByRole('switch', { name: /^Promo mode/ }).waitFor();
    await side.getByRole('button', { name: 'Copy: Your promo link' }).waitFor();
    await side.getByRole('link', { name: 'User agreement for bloggers' }).click();
    await page.getByRole('heading', { level: 1, name: 'User agreement for bloggers' }).waitFor();
    await expect.poll(() => page.locator('main p').count()).toBeGreaterThan(1);
    await expectFits(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a post', () => {
  it('starts with advice on good photos, and opens the camera on touch screens', async () => {
    const { page, complaints, close } = await visit(browser, {
      viewport: PHONE,
      hasTouch: true,
      device: deviceOf('lotte'),
    });
    await goTo(page, `${url}/cabinet/products`);
    const row = page.getByTestId('phase-for-promotion').getByTestId('promo').first();
    await row.getByRole('link', { name: /^New post: / }).click();
    const advice = page.getByRole('dialog', { name: 'Good photos' });
    await advice.waitFor();
    await advice.getByRole('button', { name: 'Got it' }).click();
    await advice.waitFor({ state: 'detached' });
    await page.getByTestId('post-guide').waitFor();
    const camera = page.getByText('Take a photo');
    expect(await camera.isVisible()).toBe(true);
    await expectFits(page);
    await page.setViewportSize(DESKTOP);
    expect(await camera.isVisible()).toBe(true);
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    expect(await camera.isVisible()).toBe(false);
    expect(await page.getByText('Choose photos').isVisible()).toBe(true);
    await expectFits(page);
    await page.reload();
    await page.getByRole('button', { name: 'Tips for good photos' }).waitFor();
    expect(await advice.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a cabinet page for other users', () => {
  it('is the same uncached server page for everyone, without figures', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    const answer = await page.request.get(`${url}/cabinet/sales/orders`);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
    const html = await answer.text();
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/Lotte|Bergqvist|royalty|data-testid="sale"/);
    await goTo(page, `${url}/cabinet/sales/orders`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor();
    await openPage(page, url);
    await fromTouch(page);
    expect(await cabinetScripts(page)).toEqual([]);
    await close();
  });
});
