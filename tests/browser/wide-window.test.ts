import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { boxesOf } from './support/boxes';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { DESKTOP, openPage, visit } from './support/visit';

const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function edges(column: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const box = await column.boundingBox();
  if (box === null) throw new Error('The column is not shown');
  return { left: box.x, right: box.x + box.width };
}

it('no column next to the summary is empty', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 1920, height: 1080 } });
  await buy(page, await findProduct(page, url));
  await openPage(page, `${url}/cart`);
  const line = await edges(page.getByTestId('cart-line').first());
  const summary = await edges(
    page.locator('section', { has: page.getByRole('link', { name: 'Go to checkout' }) }).last(),
  );
  expect(summary.left - line.right).toBeLessThan(120);
  await openPage(page, `${url}/checkout`);
  await page.getByTestId('place-order').waitFor();
  const field = await edges(page.getByLabel('Last name'));
  const button = await edges(page.getByTestId('place-order'));
  expect(button.left - field.right).toBeLessThan(260);
  await close();
});

describe('at 1440 × 900', () => {
  it('total and button of checkout are visible for any order length, and its lines scroll under them', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await buy(page, await findProduct(page, url));
    await openPage(page, `${url}/checkout`);
    const line = page.getByTestId('review-line').first();
    await line.evaluate((one) => Array.from({ length: 12 }, () => one.after(one.cloneNode(true))));
    const button = await page.getByTestId('place-order').boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.height);
    const list = page.getByTestId('review-line').last();
    await list.scrollIntoViewIfNeeded();
    const [last, totals] = await boxesOf(list, page.getByTestId('checkout-totals'));
    expect(last.bottom).toBeLessThanOrEqual(totals.top);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await close();
  });

  it('every page starts at the left edge of the header, with a title of one size', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    const found: string[] = [];
    for (const path of ['/c/women', '/brands', '/order', '/returns', '/size-guide', '/cart']) {
      await openPage(page, url + path);
      const title = page.locator('main h1');
      const { left, right } = await edges(title);
      const size = await title.evaluate((one) => getComputedStyle(one).fontSize);
      found.push(`${String(Math.round(left))} ${size}`);
      // A long text stands beside its title and not below it, with the other half of the page empty.
      if (path === '/returns')
        expect((await edges(page.locator('main article p').first())).left).toBeGreaterThan(right);
    }
    expect(new Set(found)).toEqual(new Set(['56 72px']));
    await close();
  });

  it('the newsletter form ends at the margin, and the language field has the height of the others', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, url);
    const { right } = await edges(page.getByRole('button', { name: 'Subscribe' }));
    expect(Math.round(right)).toBe(DESKTOP.width - 56);
    expect((await page.locator('footer select').boundingBox())?.height).toBe(44);
    await close();
  });
});

it('home shows the promises of the shop in one line from 1024 on, and in two rows of two below', async () => {
  for (const [width, lines] of [
    [1024, 1],
    [768, 2],
  ] as const) {
    const { page, close } = await visit(browser, { viewport: { width, height: 800 } });
    await openPage(page, url);
    const tops = await page
      .locator('main ul:has(> li > b) > li')
      .evaluateAll((items) => items.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops).size], String(width)).toEqual([4, lines]);
    await close();
  }
});

it('the story of home has the heading of its rows, and the pictures of departments are whole', async () => {
  const { page, close } = await visit(browser, { viewport: DESKTOP });
  await openPage(page, url);
  const looks = await page.locator('#story, #editorial').evaluateAll((heads) =>
    heads.map((head) => {
      const { fontFamily, textTransform } = getComputedStyle(head);
      return `${textTransform} ${fontFamily}`;
    }),
  );
  expect([looks.length, new Set(looks).size]).toEqual([2, 1]);
  await openPage(page, `${url}/c/women`);
  const picture = page.locator('main ul a img').first();
  const box = await picture.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeGreaterThan(1.2);
  await close();
});
