import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../browser/support/chromium';
import { openSettled, settled } from '../browser/support/settled';
import { buy, fillCheckout, findProduct, orderAndSee, seeTotal } from '../browser/support/shopper';
import { startShop } from '../browser/support/shop-process';

const PICTURES = join('docs', 'pictures');
const FOLDER = join(PICTURES, 'full');
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const SCREENS = [PHONE, DESKTOP];
const MAX_WIDTH = 720;
/** Height in pixels of a band; a blank band means that content failed to load. */
const BAND = 320;
const BLANK = 1;

const AS_SEEN = `
  [data-testid="development-strip"], [data-testid="cookie-notice"] { display: none !important }
  * { content-visibility: visible !important }
`;

/**
 * Captures a full page after scrolling, so that lazy content is drawn.
 * @throws Error when part of the page is blank
 */
async function takeWhole(page: Page, name: string): Promise<void> {
  await page.addStyleTag({ content: AS_SEEN });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 1 };
  const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await whole()); top += height / 2) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await settled(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(page);
  const png = await page.screenshot({ fullPage: true });
  const picture = sharp(png).resize({ width: Math.min(width, MAX_WIDTH) });
  await writeFile(join(FOLDER, `${name}.webp`), await picture.clone().webp({ quality: 68, effort: 6 }).toBuffer());
  await refuseBlank(await picture.png().toBuffer(), name);
}

async function refuseBlank(png: Buffer, name: string): Promise<void> {
  const { width, height } = await sharp(png).metadata();
  for (let top = 0; top + BAND <= height; top += BAND / 2) {
    const band = sharp(png).extract({ left: 0, top, width, height: BAND });
    const { channels } = await sharp(await band.png().toBuffer()).stats();
    if (channels.slice(0, 3).every(({ stdev }) => stdev < BLANK)) {
      throw new Error(`The picture of ${name} is blank from ${String(top)} to ${String(top + BAND)}`);
    }
  }
}

async function takeAll(browser: Browser, url: string, screen: { readonly width: number; readonly height: number }) {
  const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  const size = String(screen.width);
  await openSettled(page, url);
  await takeWhole(page, `home-${size}`);
  await openSettled(page, `${url}/c/women`);
  await takeWhole(page, `category-${size}`);
  const product = await findProduct(page, url);
  await openSettled(page, product);
  await takeWhole(page, `product-${size}`);
  await buy(page, product);
  await orderAndSee(page);
  await takeWhole(page, `order-${size}`);
  await context.close();
}

const README_WIDTH = 1200;
const QUALITY = { quality: 72, effort: 6 } as const;

async function firstScreen(page: Page, name: string): Promise<void> {
  await page.addStyleTag({ content: AS_SEEN });
  await settled(page);
  const picture = sharp(await page.screenshot()).resize({ width: README_WIDTH });
  await writeFile(join(PICTURES, `${name}.webp`), await picture.webp(QUALITY).toBuffer());
}

async function homeOnBoth(browser: Browser, url: string): Promise<void> {
  const shots: Buffer[] = [];
  for (const viewport of [DESKTOP, PHONE]) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-US' });
    const page = await context.newPage();
    await openSettled(page, url);
    await page.addStyleTag({ content: AS_SEEN });
    await settled(page);
    shots.push(
      await sharp(await page.screenshot())
        .resize({ height: 675 })
        .png()
        .toBuffer(),
    );
    await context.close();
  }
  const widths = await Promise.all(shots.map(async (shot) => (await sharp(shot).metadata()).width));
  const gap = 24;
  const width = widths.reduce((sum, one) => sum + one, gap);
  const both = sharp({ create: { width, height: 675, channels: 3, background: '#ffffff' } }).composite(
    shots.map((input, at) => ({ input, top: 0, left: at === 0 ? 0 : (widths[0] ?? 0) + gap })),
  );
  await writeFile(join(PICTURES, 'home.webp'), await both.webp(QUALITY).toBuffer());
}

async function takeFirstScreens(browser: Browser, url: string): Promise<void> {
  await homeOnBoth(browser, url);
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  await openSettled(page, `${url}/c/women`);
  await firstScreen(page, 'category');
  const product = await findProduct(page, url);
  await openSettled(page, product);
  await firstScreen(page, 'product');
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('merino');
  await firstScreen(page, 'search');
  await buy(page, product);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillCheckout(page, 'banktransfer');
  await seeTotal(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await firstScreen(page, 'checkout');
  await context.close();
}

/** Takes the pictures of `docs/pictures` from a fresh shop. */
export async function takePictures(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const [shop, browser] = await Promise.all([startShop(), launchChromium()]);
  try {
    await takeFirstScreens(browser, shop.url);
    for (const screen of SCREENS) await takeAll(browser, shop.url, screen);
  } finally {
    await browser.close();
    await shop.stop();
  }
}
