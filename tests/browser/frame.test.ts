import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { nameWidth } from '../../ui/shell/frame/name-width';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { goTo, openPage, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');
const WIDTHS = [390, 768, 1440] as const;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function open(width: number, path = '/'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openPage(page, url + path);
  return page;
}
const tool = (page: Page, name: string) => page.getByRole('banner').first().getByRole('link', { name, exact: true });

describe.each(widths(...WIDTHS))('the frame at %i px', (width) => {
  it('opens its sidebar by keyboard, announces it, and returns the focus', async () => {
    const page = await open(width);
    const menu = tool(page, 'Menu');
    await menu.focus();
    await page.keyboard.press('Enter');
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await sidebar.getByRole('link', { name: 'Recently viewed' }).waitFor();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await sidebar.waitFor({ state: 'hidden' });
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('closes the search with the button that opened it, which stays reachable', async () => {
    const page = await open(width);
    const search = tool(page, 'Search');
    await search.click();
    const panel = page.getByRole('dialog', { name: 'Search' });
    await panel.waitFor();
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
    await search.click();
    await panel.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('has one bar above it, and none once that is closed', async () => {
    const page = await open(width);
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await page.locator('#announcement').waitFor({ state: 'hidden' });
    expect(await page.getByTestId('bonus-banner').isVisible()).toBe(false);
    await page.context().close();
  });
});

describe('the header', () => {
  it.each(widths(1024, 1440))('draws the focus ring of a button between the words at %i px', async (width) => {
    const page = await open(width, '/c/women');
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const button of await nav.getByRole('button').all()) {
      await button.focus();
      await page.keyboard.press('Shift');
      const over = await button.evaluate((element) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(element);
        const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
        const { left, right } = element.getBoundingClientRect();
        const words = [...element.closest('ul')!.querySelectorAll(':scope > li > a')].map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getBoundingClientRect();
        });
        return words.filter((word) => word.right > left - reach + 1 && word.left < right + reach - 1).length;
      });
      expect(over).toBe(0);
    }
    await page.context().close();
  });

  it('opens a department by its button, marks the current one, and closes it by Escape', async () => {
    const page = await open(1440, '/c/women');
    const button = page.getByRole('button', { name: 'Expand Men' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('nav button[aria-expanded="true"]').waitFor();
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('header nav a[aria-current]').count()).toBe(1);
    await page.context().close();
  });

  it('opens a department when the pointer rests on it for 300 ms, but not when it passes (A §9)', async () => {
    const page = await open(1440);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Men', exact: true });
    const panel = link.locator('xpath=../div');
    const styleOf = (name: 'visibility' | 'transitionDelay') =>
      panel.evaluate((one, property) => getComputedStyle(one)[property], name);
    expect(await styleOf('visibility')).toBe('hidden');
    await link.hover();
    await expect.poll(() => styleOf('transitionDelay')).toBe('0.3s, 0.3s');
    await expect.poll(() => styleOf('visibility')).toBe('visible');
    await page.context().close();
  });

  it.each([480, 768, 1023])(
    'at %i px has its name on the background of the slide, not on its picture',
    async (width) => {
      const page = await open(width);
      const name = await page.getByRole('link', { name: 'Vitrine', exact: true }).first().boundingBox();
      const pictures = await page
        .locator('main section img')
        .evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().top));
      expect(pictures).toHaveLength(3);
      expect(Math.min(...pictures)).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
      await page.context().close();
    },
  );

  it('keeps its name in one line with text of twice the size', async () => {
    const page = await open(390);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const { height, lines } = await page
      .getByRole('link', { name: 'Vitrine', exact: true })
      .first()
      .evaluate((one) => {
        const { fontSize } = getComputedStyle(one);
        const { height } = one.getBoundingClientRect();
        return { height, lines: Math.round(height / parseFloat(fontSize)) };
      });
    expect(height).toBeGreaterThan(0);
    expect(lines).toBe(1);
    await page.context().close();
  });
});

describe('the bag on a phone in landscape', () => {
  it('shows its whole line, and the checkout button below it', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 844, height: 390 } });
    await buy(page, await findProduct(page, url));
    const line = page.getByTestId('microcart-items').locator('li').first();
    await line.scrollIntoViewIfNeeded();
    const box = await line.boundingBox();
    const isSeen = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-testid="microcart-items"]') !== null,
      [(box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 8] as const,
    );
    expect(isSeen).toBe(true);
    const checkout = page.getByRole('link', { name: 'Go to checkout' });
    await checkout.scrollIntoViewIfNeeded();
    expect(((await checkout.boundingBox())?.y ?? 999) < 390).toBe(true);
    await close();
  });
});

describe.each([320, 390, 768, 1440])('the shop name in the footer at %d px', (width) => {
  it('is complete for any shop name', async () => {
    const { page, close } = await visit(browser, { viewport: { width, height: 800 } });
    await goTo(page, url);
    const sign = page.locator('footer [data-name]');
    await sign.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    for (const name of ['Vitrine', 'WWW', 'Mammut', 'Nordlicht Sport & Mode', 'Шуба и мода', '商店 26']) {
      const width = String(nameWidth(name));
      const overflow = () =>
        sign.evaluate(
          (element, given) => {
            element.setAttribute('data-name', given.name);
            element.setAttribute('style', `--name-width: ${given.width}`);
            return element.scrollWidth - element.clientWidth;
          },
          { name, width },
        );
      await expect.poll(overflow, { message: name }).toBeLessThanOrEqual(0);
    }
    await close();
  });
});

describe('the skip link', () => {
  it('exists once, whatever bars are above the page', async () => {
    const page = await open(1440);
    const ways = page.locator('a[href="#content"]:visible');
    expect(await ways.count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await ways.evaluate((way) => way === document.activeElement)).toBe(true);
    await page.context().close();
  });
});
