import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
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

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height, width: box.width };
}
const near = (a: number, b: number) => expect(Math.abs(a - b), `${String(a)} and ${String(b)}`).toBeLessThanOrEqual(1);

describe('home', () => {
  it.each([390, 768])('keeps the small picture of its spread in the corner of the large one at %i px', (width) =>
    at(width, '/', async (page) => {
      const pictures = page.getByTestId('editorial').locator('img');
      const [large, small] = [await boxOf(pictures.first()), await boxOf(pictures.nth(1))];
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
        const name = await boxOf(tiles.nth(i).locator('a'));
        expect(name.top).toBeGreaterThanOrEqual((await boxOf(tiles.nth(i).locator('img'))).bottom - 1);
        lines.push(Math.round(name.bottom - name.top));
      }
      expect(new Set(lines).size).toBe(1);
    }),
  );

  it.each([390, 1024, 1920])('has the large picture of its slides as high as the two next to it at %i px', (width) =>
    at(width, '/', async (page) => {
      const frames = page.locator('section[aria-roledescription="carousel"] div:has(> img)');
      const boxes = [await boxOf(frames.nth(0)), await boxOf(frames.nth(1)), await boxOf(frames.nth(2))] as const;
      near(boxes[0].top, boxes[1].top);
      near(boxes[0].bottom, boxes[2].bottom);
      if (width < 1024) near(boxes[0].left, (await boxOf(page.locator('h2').first())).left);
    }),
  );

  it.each([1024, 1366, 1920])('has a long title below the header, and its arrows below the words, at %i px', (width) =>
    at(width, '/', async (page) => {
      const slide = page.locator('section[aria-roledescription="carousel"]');
      const title = slide.locator('h2');
      await title.evaluate((words) => (words.textContent = 'Regen ist eine Jahreszeit'));
      expect((await boxOf(title)).top).toBeGreaterThanOrEqual((await boxOf(page.locator('header').first())).bottom);
      const arrow = await boxOf(slide.getByRole('button').first());
      expect(arrow.top).toBeGreaterThanOrEqual((await boxOf(slide.getByRole('link'))).bottom);
      expect(arrow.right).toBeLessThan((await boxOf(slide.locator('img').first())).left);
    }),
  );

  it('breaks the title of its slide before the article, not behind it', () =>
    at(1920, '/', async (page) => {
      const title = await page.locator('section[aria-roledescription="carousel"] h2').textContent();
      expect(title).toBe('Rain is a\u00a0season');
    }));

  it('ends in a band of colour that the footer follows at once', () =>
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
  it.each(['en', 'de', 'ru', 'uk', 'zh'])('has room for all of its entries at 1024 px in %s', (language) =>
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

  it('opens a panel no higher than its words need, with the whole picture next to them', () =>
    at(1440, '/', async (page) => {
      const last = page.locator('header nav > ul > li:has(button)').last();
      await last.locator('button').focus();
      await page.keyboard.press('Enter');
      const panel = last.locator('> div');
      await panel.locator('img').waitFor();
      const [box, picture] = [await boxOf(panel), await boxOf(panel.locator('img'))];
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
      near((await boxOf(tiles.last())).right, 1440 - (await boxOf(tiles.first())).left);
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
      const dot = (await boxOf(tile.locator('[data-value]').first())).top + 6;
      const price = (await boxOf(tile.getByTestId('price'))).bottom;
      near(dot - price, 10);
    }),
  );

  it('keeps what is chosen in the column of the filters', () =>
    at(1440, '/c/women', async (page) => {
      const colours = page.locator('[data-facet="color"] li a');
      await openPage(page, url + ((await colours.first().getAttribute('href')) ?? ''));
      const [chosen, other] = [
        colours.and(page.locator('[aria-current]')),
        colours.and(page.locator(':not([aria-current])')),
      ];
      near(
        (await boxOf(chosen.locator('span').first())).left,
        (await boxOf(other.first().locator('span').first())).left,
      );
    }));
});

describe('the wish list', () => {
  it('counts what is in it in letters that can be read at 390 px', () =>
    at(390, '/c/women', async (page) => {
      await page.getByTestId('wishlist-toggle').first().click();
      await page.getByTestId('wishlist-button').getByText('1').waitFor();
      await openPage(page, `${url}/my-account/wishlist`);
      const count = page.locator('h1 sup');
      await count.waitFor();
      expect(await count.evaluate((sign) => parseFloat(getComputedStyle(sign).fontSize))).toBeGreaterThanOrEqual(14);
    }));
});

describe('the bar over checkout', () => {
  it('says in one line next to the name that it is safe, at 390 px', () =>
    at(390, '/', async (page) => {
      await buy(page, await findProduct(page, url, 'snood'));
      await openPage(page, `${url}/checkout`);
      const secure = page.getByTestId('checkout-header').getByText('Secure checkout');
      await secure.waitFor();
      const { bottom, top } = await boxOf(secure);
      expect(bottom - top).toBeLessThan(20);
    }));
});
