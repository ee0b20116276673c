import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { kept } from './support/sessions';
import { DESKTOP, goTo, hydrated, openPage, visit, type Visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function hold(page: Page, which: RegExp = /\.js$/): Promise<() => Promise<void>> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    release();
    await hydrated(page);
  };
}

interface Held extends Visit {
  readonly letGo: () => Promise<void>;
}

async function openHeld(path: string, which?: RegExp): Promise<Held> {
  const visited = await visit(browser, { viewport: DESKTOP });
  const letGo = await hold(visited.page, which);
  await goTo(visited.page, url + path, { waitUntil: 'commit' });
  await visited.page.locator('footer').waitFor();
  return { ...visited, letGo };
}

async function productWith(words: string, sign: string): Promise<string> {
  const { page, close } = await visit(browser, { viewport: DESKTOP });
  await goTo(page, `${url}/search?q=${encodeURIComponent(words)}`);
  const tiles = page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' });
  const paths = await tiles.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const path of paths) {
    await goTo(page, url + (path ?? ''));
    if ((await page.locator(sign).count()) > 0) {
      await close();
      return path ?? '';
    }
  }
  throw new Error(`No product for ${words} has ${sign}`);
}

async function stir(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More of/ }).click();
  await page.getByRole('button', { name: /^Fewer of/ }).click();
}

describe('input before the code is loaded', () => {
  it('into the search field is kept, and searched for', async () => {
    const { page, letGo, close } = await openHeld('/search?q=jacket');
    await page.getByRole('searchbox').fill('rain coat');
    await letGo();
    expect(await page.getByRole('searchbox').inputValue()).toBe('rain coat');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/q=rain[+%20]+coat/);
    await close();
  });

  it('into the newsletter field is kept, and subscribed', async () => {
    const { page, letGo, close } = await openHeld('/');
    const email = page.locator('footer input[type=email]');
    await email.fill('early@example.com');
    await letGo();
    expect(await email.inputValue()).toBe('early@example.com');
    await email.press('Enter');
    await page.locator('footer [role=status]').waitFor();
    await close();
  });

  it('into the quantity is kept, and would be added to the bag', async () => {
    const path = await productWith('bottle', '[data-testid=buy-form] input[inputmode=numeric]');
    const { page, letGo, close } = await openHeld(path);
    const quantity = page.getByTestId('buy-form').locator('input[inputmode=numeric]').first();
    await quantity.fill('2');
    await quantity.blur();
    await letGo();
    await page.waitForFunction(() => document.querySelector('input[inputmode=numeric]')?.getAttribute('value') === '2');
    expect(await quantity.inputValue()).toBe('2');
    await close();
  });

  it('selects a choice: price, picture and URL are those of that variant', async () => {
    const path = await productWith('jacket', '[data-testid=buy-form] fieldset:nth-of-type(2) input:not(:disabled)');
    const { page, letGo, close } = await openHeld(path);
    const others = page.getByTestId('buy-form').locator('fieldset input[type=radio]:not(:disabled):not(:checked)');
    const value = await others.last().getAttribute('value');
    const name = await others.last().getAttribute('name');
    await others.last().check({ force: true });
    await letGo();
    await page.waitForFunction((before) => window.location.pathname + window.location.search !== before, path);
    const chosen = page.getByTestId('buy-form').locator(`input[name="${name ?? ''}"]:checked`);
    expect(await chosen.getAttribute('value')).toBe(value);
    await close();
  });

  it('into a custom option is kept through later changes of the page', async () => {
    const path = await productWith('bottle', '[data-testid=buy-form] [id^=option-][type=text]');
    const { page, letGo, close } = await openHeld(path);
    const text = page.getByTestId('buy-form').locator('[id^=option-][type=text]').first();
    await text.fill('For Ada');
    await letGo();
    await stir(page);
    expect(await text.inputValue()).toBe('For Ada');
    await close();
  });

  it('into a custom option is also kept if only the code of the options is late', async () => {
    const path = await productWith('bottle', '[data-testid=buy-form] [id^=option-][type=text]');
    const { page, letGo, close } = await openHeld(path, /\/Extras-[^/]*\.js$/);
    const text = page.getByTestId('buy-form').locator('[id^=option-][type=text]').first();
    await text.pressSequentially('For Grace');
    await letGo();
    await stir(page);
    expect(await text.inputValue()).toBe('For Grace');
    await close();
  });
});

describe('going back before the code is loaded', () => {
  it('ends at the page in the URL', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, `${url}/search?q=jacket`);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const tile = page.getByTestId('product-tile').first().getByRole('link').first();
    const path = (await tile.getAttribute('href')) ?? '';
    await tile.click();
    await page.waitForURL(url + path);
    await page.getByTestId('buy-form').waitFor();
    const letGo = await hold(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByTestId('buy-form').waitFor();
    await page.evaluate(() => window.history.back());
    await page.waitForFunction(() => window.location.search === '?q=jacket');
    await letGo();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    await page.getByTestId('product-tile').first().waitFor();
    expect(new URL(page.url()).search).toBe('?q=jacket');
    await page.goForward();
    await page.getByTestId('buy-form').waitFor();
    expect(page.url()).toBe(url + path);
    await close();
  });
});

describe("a blogger's link", () => {
  it("counts once for shoppers who continue before the page's code has loaded (A §4.4)", async () => {
    const { page, complaints, letGo, close } = await openHeld('/?promo=LOTTE%2B1');
    await page.locator('footer a[href*="/c/"]').first().click();
    await page.waitForURL('**/c/**', { waitUntil: 'commit' });
    await letGo();
    await expect.poll(() => kept(page, ['claims', 'promoCode'])).toContain('LOTTE+1');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
