import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { axeViolations } from './support/axe';
import { boxesOf } from './support/boxes';
import { sharedChromium } from './support/chromium';
import { DESKTOP, goTo, openPage, PHONE, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await sharedChromium();
});

const entry = z.looseObject({ image: z.string(), video: z.optional(z.nullable(z.looseObject({ url: z.string() }))) });
const found = z.object({
  items: z.array(
    z.looseObject({
      id: z.number(),
      sku: z.string(),
      slug: z.optional(z.string()),
      name: z.string(),
      reviews_count: z.optional(z.number()),
      media_gallery: z.optional(z.array(entry)),
      custom_options: z.optional(z.array(z.looseObject({ is_require: z.optional(z.boolean()), type: z.string() }))),
      bundle_options: z.optional(z.array(z.unknown())),
    }),
  ),
});
type Found = z.infer<typeof found>['items'][number];

async function productsOf(type: string): Promise<readonly Found[]> {
  const filters = [
    { attribute: 'type_id', value: { eq: type } },
    { attribute: 'stock.is_in_stock', value: { eq: true } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
  ];
  const query = encodeURIComponent(JSON.stringify({ filters }));
  const answer: unknown = await (
    await fetch(`${url}/api/catalog?store=us&type=product&include=*&size=100&searchQuery=${query}`)
  ).json();
  return found.parse(answer).items;
}

async function open(page: Page, product: Found | undefined, choose = ''): Promise<void> {
  if (product === undefined) throw new Error('The demo has no such product');
  await openPage(page, `${url}/p/${product.sku}/${product.slug ?? 'x'}${choose}`);
}

const focused = (page: Page, part: string) =>
  page.waitForFunction((name) => document.activeElement?.closest(`[data-testid="${name}"]`) !== null, part);

describe('the pictures of a product', () => {
  it('can be browsed, opened, zoomed and closed by keyboard, and focus returns to the front one', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    const many = (await productsOf('configurable')).find(({ media_gallery: all = [] }) => all.length >= 3);
    await open(page, many);
    const pictures = page.getByTestId('gallery-picture');
    await pictures.first().focus();
    // Focus loads the key handler; a test is faster than any user.
    const isSecond = () =>
      document.activeElement?.closest('li') === document.querySelector('[data-testid="gallery"] li:nth-child(2)');
    const step = async () => {
      await page.keyboard.press('ArrowRight');
      if (await page.evaluate(isSecond)) return true;
      for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowLeft');
      return false;
    };
    await expect.poll(step).toBe(true);
    await page.locator('[data-testid="gallery"] ol a[aria-current]').waitFor();
    await page.keyboard.press('Enter');
    const viewer = page.locator('.pswp--ui-visible');
    await viewer.waitFor();
    expect(await viewer.getAttribute('role')).toBe('dialog');
    const image = page.locator('.pswp__item[aria-hidden="false"] img.pswp__img').last();
    await image.waitFor();
    await page.locator('.pswp--zoom-allowed').waitFor();
    await page.keyboard.press('z');
    await page.locator('.pswp--zoomed-in').waitFor();
    expect(await axeViolations(page)).toEqual([]); // No story covers the viewer.
    await page.keyboard.press('z');
    await page.locator('.pswp:not(.pswp--zoomed-in)').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.pswp__counter', { hasText: /^1 \// }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.pswp').waitFor({ state: 'detached' });
    await focused(page, 'gallery-picture');
    expect(complaints).toEqual([]);
    await close();
  });

  it('include a video that is loaded only when it is played', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    const withFilm = (await productsOf('configurable')).find(({ media_gallery: all = [] }) =>
      all.some(({ video }) => video),
    );
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/film/')) films.push(request.url());
    });
    await open(page, withFilm);
    expect(films).toEqual([]);
    const film = page.locator('video');
    await film.evaluate((video) => video.scrollIntoView());
    await film.evaluate(async (video) => {
      if (video instanceof HTMLVideoElement) await video.play();
    });
    expect(films.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the sticky add button on a phone', () => {
  it('appears once the button is scrolled away, and disappears when it is back', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    const [product] = (await productsOf('simple')).filter(({ custom_options: options }) => options === undefined);
    await open(page, product);
    expect(await page.getByTestId('sticky-bar').count()).toBe(0);
    await page.locator('#reviews').evaluate((reviews) => reviews.scrollIntoView());
    await page.getByTestId('sticky-bar').waitFor();
    await page.getByTestId('sticky-bar').getByRole('button').click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByTestId('sticky-bar').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
const GALLERY = '[data-testid="gallery"]';

describe('the picture next to the choice', () => {
  it.each([768, 1024])('has more than half of a window of %i pixels and starts at its margin', async (width) => {
    const { page, close } = await visit(browser, { viewport: { width, height: 768 } });
    await open(page, (await productsOf('configurable'))[0]);
    const [gallery, form] = [await boxOf(page, GALLERY), await boxOf(page, '[data-testid="buy-form"]')];
    expect(gallery.width / (form.right - gallery.x)).toBeGreaterThanOrEqual(0.52);
    expect(Math.round(gallery.x)).toBe(Math.round((await boxOf(page, 'main nav a')).x));
    const [strip, small] = [await boxOf(page, `${GALLERY} ul`), await boxOf(page, `${GALLERY} ol`)];
    if (width >= 1024) expect(small.height).toBeLessThanOrEqual(strip.height + 1);
    await close();
  });

  it('has free space for the ruler at its bottom, and icons of the same size as others', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await open(page, (await productsOf('configurable'))[0]);
    const [strip, count] = [await boxOf(page, `${GALLERY} ul`), await boxOf(page, `${GALLERY} ul + div`)];
    expect(count.bottom).toBeLessThan(strip.y + strip.height / 4);
    const sign = await page
      .locator('details summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::after').width);
    expect(sign).toBe('16px');
    await close();
  });

  it('has the share button in line with save and compare, even if texts are in a separate column', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 1920, height: 1080 } });
    await open(page, (await productsOf('configurable'))[0]);
    const [share, form] = [
      await boxOf(page, '[data-testid="share-product"]'),
      await boxOf(page, '[data-testid="buy-form"]'),
    ];
    expect([Math.round(share.right), Math.round(share.bottom)]).toEqual([
      Math.round(form.right),
      Math.round(form.bottom),
    ]);
    expect((await boxOf(page, 'main details')).x).toBeGreaterThan(form.right);
    await close();
  });
});

describe('the size guide', () => {
  it('shows the chart of this kind of product over the page, and is a page of its own without JavaScript', async () => {
    const sized = (await productsOf('configurable'))[0];
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await open(page, sized);
    await page.getByTestId('size-guide').click();
    await page.getByTestId('size-chart').locator('table').first().waitFor();
    await page.keyboard.press('Escape');
    await focused(page, 'size-guide');
    expect(complaints).toEqual([]);
    await close();
    const plain = await visit(browser, { viewport: PHONE, javaScript: false });
    await goTo(plain.page, `${url}/p/${sized?.sku ?? ''}/${sized?.slug ?? 'x'}`);
    await plain.page.getByTestId('size-guide').click();
    await plain.page.locator('main table').first().waitFor();
    expect(await plain.page.locator('main table').count()).toBeGreaterThan(3);
    await plain.close();
  });
});

describe('reviews', () => {
  it('are sorted and continued', async () => {
    const all = [...(await productsOf('configurable')), ...(await productsOf('simple'))];
    const product = [...all].sort((a, b) => (b.reviews_count ?? 0) - (a.reviews_count ?? 0))[0];
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await open(page, product);
    const shown = page.getByTestId('review');
    const before = await shown.count();
    await page.getByTestId('more-reviews').click();
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid="review"]').length > count, before);
    await page.locator('#reviews-sort').selectOption('lowest');
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid="review"]').length === count, before);
    const stars = await shown
      .locator('[role="img"]')
      .evaluateAll((marks) => marks.map((mark) => Number.parseFloat(mark.getAttribute('aria-label') ?? '')));
    expect(stars).toEqual([...stars].sort((a, b) => a - b));
    expect(complaints).toEqual([]);
    await close();
  });

  it('are written by keyboard, show missing fields, and wait for approval with their photos', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    const [product] = await productsOf('downloadable');
    await open(page, product);
    await page.getByTestId('write-review').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('review-form').waitFor();
    await page.getByTestId('send-review').focus();
    await page.keyboard.press('Enter');
    await focused(page, 'stars-input');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    for (const words of ['Does what it says', 'Eight weeks later I ran it.\nTwice.', 'Ada']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(words);
    }
    const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#446688' } }).jpeg();
    const buffer = await picture.toBuffer();
    await page.getByTestId('review-photos').setInputFiles([
      { name: 'run.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'shoes.jpg', mimeType: 'image/jpeg', buffer },
    ]);
    await page.getByRole('img', { name: 'shoes.jpg' }).waitFor();
    const sent = page.waitForResponse((response) => response.url().includes('/api/review/create'));
    await page.getByTestId('send-review').click();
    expect(await (await sent).json()).toMatchObject({ code: 200, result: { status: 2 } });
    await page.getByTestId('review-sent').waitFor();
    await page.keyboard.press('Escape');
    await focused(page, 'write-review');
    await page.keyboard.press('Enter');
    await page.getByTestId('review-form').waitFor();
    expect(await page.getByTestId('review-form').getByRole('textbox').first().inputValue()).toBe('');
    expect(await page.getByText('Does what it says').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

async function fillRequired(page: Page): Promise<void> {
  for (const field of await page.locator('[data-testid="buy-form"] [aria-required="true"]').all()) {
    const tag = await field.evaluate((element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`);
    if (tag.startsWith('SELECT')) await field.selectOption({ index: 1 });
    else await field.fill(tag.endsWith('date') ? '2027-01-31' : 'Ada');
  }
  for (const group of await page.locator('[data-testid="buy-form"] fieldset:has(input[type=checkbox])').all()) {
    if (!(await group.innerText()).includes('optional')) await group.getByRole('checkbox').first().check();
  }
}

const TYPES = widths('configurable', 'simple', 'virtual', 'downloadable', 'grouped', 'bundle');

describe.each(TYPES)('a %s product', (type) => {
  it('is added to the bag at the price of its page', async () => {
    const { page, complaints, apiRequests, close } = await visit(browser, { viewport: DESKTOP });
    const candidates = await productsOf(type);
    expect(candidates.length).toBeGreaterThan(0);
    // Only products that can be bought unchanged: a kit may have a sold-out default.
    let shown = '';
    for (const product of candidates) {
      await open(page, product);
      if (await page.getByTestId('add-to-cart').isDisabled()) continue;
      if ((await page.getByText('Sold out').count()) > 0 && type !== 'configurable') continue;
      shown = (await page.getByTestId('buy-form').getByTestId('price').textContent()) ?? '';
      break;
    }
    expect(apiRequests).toEqual([]);
    await fillRequired(page);
    if (type === 'configurable')
      await page.locator('[data-testid="buy-form"] input[name="size"]:enabled').first().check();
    const price = /\$[\d,.]+/.exec(
      (await page.getByTestId('buy-form').getByTestId('price').textContent()) ?? shown,
    )?.[0];
    await page.getByTestId('add-to-cart').click();
    const bag = page.locator('dialog[open]');
    await bag.waitFor();
    await bag
      .getByText(price ?? '', { exact: false })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('custom options', () => {
  it('change the price when selected, and missing ones are named at their field', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    const virtual = (await productsOf('virtual')).find(({ custom_options: options = [] }) =>
      options.some(({ is_require: required }) => required === true),
    );
    await open(page, virtual);
    await page.getByTestId('add-to-cart').click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    const racket = (await productsOf('simple')).find(({ custom_options: options = [] }) =>
      options.some(({ type }) => type === 'radio'),
    );
    await open(page, racket);
    const price = page.getByTestId('buy-form').getByTestId('price');
    const before = await price.textContent();
    await page.locator('[data-testid="buy-form"] input[type="radio"]').last().check();
    await page.waitForFunction(
      (text) => document.querySelector('[data-testid="buy-form"] [data-testid="price"]')?.textContent !== text,
      before,
    );
    await close();
  });
});

describe('a sold-out product', () => {
  const gone = async (): Promise<Found | undefined> => {
    const filters = [
      { attribute: 'type_id', value: { eq: 'configurable' } },
      { attribute: 'stock.is_in_stock', value: { eq: false } },
      { attribute: 'visibility', value: { in: [4] } },
    ];
    const query = encodeURIComponent(JSON.stringify({ filters }));
    const answer: unknown = await (
      await fetch(`${url}/api/catalog?store=us&type=product&include=*&size=10&searchQuery=${query}`)
    ).json();
    return found.parse(answer).items[0];
  };

  it('has no quantity field, shows similar products first, and offers a stock alert, by keyboard only', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await open(page, await gone());
    const quantity = page.getByTestId('buy-form').locator('[role="spinbutton"], input[inputmode="numeric"]');
    expect(await quantity.count()).toBe(0);
    expect(await page.getByText('No available product variants').count()).toBe(0);
    const titles = await page.locator('main h2').allTextContents();
    const order = titles.filter((title) => ['More like this', 'Reviews'].includes(title));
    expect(order).toEqual(['More like this', 'Reviews']);
    await page.getByTestId('back-in-stock').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('back-in-stock-form').waitFor();
    const email = page.getByTestId('back-in-stock-form').getByLabel('E-mail');
    await email.focus();
    await page.keyboard.type('ann');
    await page.keyboard.press('Enter');
    await page
      .getByText('“ann” is not an e-mail address')
      .or(page.getByText('"ann" is not an e-mail address'))
      .waitFor();
    await email.fill('ann@shop.test');
    await page.keyboard.press('Enter');
    await page.getByText('We will e-mail ann@shop.test when it is back').waitFor();
    await focused(page, 'alert-kept');
    await page.keyboard.press('Escape');
    await focused(page, 'back-in-stock');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a wide window', () => {
  it('has no empty column: the choice starts next to the pictures, and the details next to the choice', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 1920, height: 1080 } });
    const [product] = await productsOf('configurable');
    await openPage(page, `${url}/p/${product?.sku ?? ''}`);
    const [form, strip, details] = await boxesOf(
      page.getByTestId('buy-form'),
      page.locator('article').first().getByRole('region').first(),
      page.getByText('Details', { exact: true }).first(),
    );
    expect(form.left - strip.right).toBeLessThan(100);
    expect(details.left - form.right).toBeLessThan(100);
    expect(details.left).toBeGreaterThan(form.right);
    expect(details.top).toBeLessThan(form.bottom);
    await close();
  });
});
