import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { boxesOf } from './support/boxes';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { openPage, visit } from './support/visit';

const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function at(width: number, path: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
  await openPage(page, url + path);
  await look(page);
  await close();
}

const near = (a: number, b: number) => expect(Math.abs(a - b), `${String(a)} and ${String(b)}`).toBeLessThanOrEqual(1);

describe('the home page layout', () => {
  it.each([390, 768])('keeps the small picture of its spread in the corner of the large one at %i px', (width) =>
    at(width, '/', async (page) => {
      const pictures = page.getByTestId('editorial').locator('img');
      const [large, small] = await boxesOf(pictures.first(), pictures.nth(1));
      expect(small.width / large.width).toBeLessThanOrEqual(0.34);
      near(small.right, large.right);
      near(small.bottom, large.bottom);
    }),
  );

  it.each([390, 768, 1024, 1440])('names its departments below their pictures, in one line, at %i px', (width) =>
    at(width, '/', async (page) => {
      const tiles = page.locator('main li', { has: page.locator('a.display[href*="/c/"]') });
      const count = await tiles.count();
      expect(count).toBeGreaterThan(3);
      const lines: number[] = [];
      for (let i = 0; i < count; i += 1) {
        const [name, picture] = await boxesOf(tiles.nth(i).locator('a'), tiles.nth(i).locator('img'));
        expect(name.top).toBeGreaterThanOrEqual(picture.bottom - 1);
        lines.push(Math.round(name.bottom - name.top));
      }
      expect(new Set(lines).size).toBe(1);
    }),
  );

  it.each([390, 1024, 1920])('has the large picture of its slides as high as the two next to it at %i px', (width) =>
    at(width, '/', async (page) => {
      const frames = page.locator('section[aria-roledescription="carousel"] div:has(> img)');
      const [large, upper, lower, title] = await boxesOf(
        frames.nth(0),
        frames.nth(1),
        frames.nth(2),
        page.locator('h2').first(),
      );
      near(large.top, upper.top);
      near(large.bottom, lower.bottom);
      if (width < 1024) near(large.left, title.left);
    }),
  );

  it.each([1024, 1366, 1920])('has a long title below the header, and its arrows below the text, at %i px', (width) =>
    at(width, '/', async (page) => {
      const slide = page.locator('section[aria-roledescription="carousel"]');
      const title = slide.locator('h2');
      await title.evaluate((words) => (words.textContent = 'Regen ist eine Jahreszeit'));
      const [header, words, arrow, link, picture] = await boxesOf(
        page.locator('header').first(),
        title,
        slide.getByRole('button').first(),
        slide.getByRole('link'),
        slide.locator('img').first(),
      );
      expect(words.top).toBeGreaterThanOrEqual(header.bottom);
      expect(arrow.top).toBeGreaterThanOrEqual(link.bottom);
      expect(arrow.right).toBeLessThan(picture.left);
    }),
  );

  it('breaks the title of its slide before the article, not after it', () =>
    at(1920, '/', async (page) => {
      const title = await page.locator('section[aria-roledescription="carousel"] h2').textContent();
      expect(title).toBe('Rain is a\u00a0season');
    }));

  it('ends with a coloured band directly above the footer', () =>
    at(1440, '/', async (page) => {
      // Measured at once: rows above change from their estimated height when reached.
      const gap = () =>
        page.evaluate(() => {
          const [story, footer] = ['[data-testid="story"]', 'body footer'].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          return Math.round((footer?.top ?? 0) - (story?.bottom ?? 0));
        });
      expect(await gap()).toBe(0);
    }));
});

describe('the menu on a wide screen', () => {
  it.each(['en', 'de', 'ru', 'uk', 'zh'])('has space for all of its entries at 1024 px in %s', (language) =>
    at(1024, '/', async (page) => {
      if (language !== 'en') {
        await page.locator('footer select').selectOption(language);
        await page.waitForFunction((wanted) => document.documentElement.lang.startsWith(wanted), language);
      }
      const entries = page.locator('header nav > ul > li');
      const tops = await entries.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(5);
      expect(new Set(tops).size).toBe(1);
    }),
  );

  it('keeps one gap between its entries', () =>
    at(1440, '/', async (page) => {
      const sides = await page
        .locator('header nav > ul > li > a')
        .evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        );
      const gaps = sides.slice(1).map(([left = 0], i) => Math.round(left - (sides[i]?.[1] ?? 0)));
      expect(new Set(gaps)).toEqual(new Set([0]));
    }));

  it('opens a panel no higher than its text needs, with the whole picture beside it', () =>
    at(1440, '/', async (page) => {
      const last = page.locator('header nav > ul > li:has(button)').last();
      await last.locator('button').focus();
      await page.keyboard.press('Enter');
      const panel = last.locator('> div');
      await panel.locator('img').waitFor();
      const [box, picture] = await boxesOf(panel, panel.locator('img'));
      expect(box.bottom - box.top).toBeLessThan(260);
      expect(picture.width / (picture.bottom - picture.top)).toBeCloseTo(324 / 489, 1);
      expect(picture.bottom).toBeLessThan(box.bottom);
    }));
});

describe('a row of products', () => {
  it('of four fills its line, and has no buttons to scroll with', () =>
    at(1440, '/', async (page) => {
      const row = page.locator('main section', { has: page.getByTestId('product-tile') }).first();
      expect(await row.locator('header button').first().isVisible()).toBe(true);
      await row.evaluate((element) => {
        for (const item of [...element.querySelectorAll('li:has(> article)')].slice(4)) item.remove();
      });
      expect(await row.locator('header button').first().isVisible()).toBe(false);
      const tiles = row.getByTestId('product-tile');
      const [first, last] = await boxesOf(tiles.first(), tiles.last());
      near(last.right, 1440 - first.left);
    }));
});

describe('a list of products', () => {
  it.each([
    [1024, 3],
    [1440, 4],
  ])('at %i px has %i in a row', (width, columns) =>
    at(width, '/c/women', async (page) => {
      const tops = await page
        .locator('#products article')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }),
  );

  it.each([390, 1440])('has its colours 10 px below the price at %i px', (width) =>
    at(width, '/c/women', async (page) => {
      const tile = page
        .getByTestId('product-tile')
        .filter({ has: page.locator('[data-value]') })
        .first();
      const [dot, price] = await boxesOf(tile.locator('[data-value]').first(), tile.getByTestId('price'));
      near(dot.top + 6 - price.bottom, 10);
    }),
  );

  it('keeps selected filters in the filter column', () =>
    at(1440, '/c/women', async (page) => {
      const colours = page.locator('[data-facet="color"] li a');
      await openPage(page, url + ((await colours.first().getAttribute('href')) ?? ''));
      const [chosen, other] = [
        colours.and(page.locator('[aria-current]')),
        colours.and(page.locator(':not([aria-current])')),
      ];
      const [above, below] = await boxesOf(chosen.locator('span').first(), other.first().locator('span').first());
      near(above.left, below.left);
    }));
});

describe('the wishlist', () => {
  it('shows its count in a readable size at 390 px', () =>
    at(390, '/c/women', async (page) => {
      await page.getByTestId('wishlist-toggle').first().click();
      await page.getByTestId('wishlist-button').getByText('1').waitFor();
      await openPage(page, `${url}/my-account/wishlist`);
      const count = page.locator('h1 sup');
      await count.waitFor();
      expect(await count.evaluate((sign) => parseFloat(getComputedStyle(sign).fontSize))).toBeGreaterThanOrEqual(14);
    }));
});

describe('the checkout header', () => {
  it('shows in one line next to the name that it is secure, at 390 px', () =>
    at(390, '/', async (page) => {
      await buy(page, await findProduct(page, url, 'snood'));
      await openPage(page, `${url}/checkout`);
      const secure = page.getByTestId('checkout-header').getByText('Secure checkout');
      await secure.waitFor();
      const [{ bottom, top }] = await boxesOf(secure);
      expect(bottom - top).toBeLessThan(20);
    }));
});
