import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { axeViolations } from './support/axe';
import { chromiumWithoutPictures } from './support/chromium';
import { DESKTOP, openPage } from './support/visit';

/* Forced colors drop backgrounds and shadows. */
const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

type Part = '::before' | '::after' | undefined;
const style = (of: Locator, name: 'backgroundColor' | 'boxShadow' | 'textDecorationLine', part?: Part) =>
  of.evaluate((element, [property, pseudo]) => getComputedStyle(element, pseudo)[property], [name, part] as const);
const ground = (of: Locator, part?: Part) => style(of, 'backgroundColor', part);

describe('forced colors of the system', () => {
  it('distinguish selected, current, saved and sold-out items, and show product colours', async () => {
    const context = await browser.newContext({
      viewport: DESKTOP,
      forcedColors: 'active',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await openPage(page, `${url}/c/women-dresses?size=m&sort=newest`);
    const canvas = await ground(page.locator('body'));
    const sizes = page.locator('[data-facet="size"] a');
    expect(await ground(page.locator('[data-facet="size"] a[aria-current]'))).not.toBe(await ground(sizes.first()));
    const sort = page.getByRole('navigation', { name: 'Sort by' });
    expect(await style(sort.locator('a[aria-current]'), 'textDecorationLine')).toBe('underline');
    expect(await style(sort.locator('a:not([aria-current])').first(), 'textDecorationLine')).toBe('none');
    const swatch = page.locator('[data-facet="color"] a > span:first-child');
    const [one, other] = [await ground(swatch.first()), await ground(swatch.nth(1))];
    expect(new Set([canvas, one, other]).size).toBe(3);
    const here = page.locator('header nav a[aria-current]');
    expect(await ground(here, '::after')).not.toBe(canvas);
    const heart = page.getByTestId('wishlist-toggle').first();
    expect(await ground(heart, '::before')).not.toBe(await ground(heart));

    await page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' }).first().getByRole('link').first().click();
    const form = page.getByTestId('buy-form');
    await form.waitFor();
    await form.locator('input[name="size"]:enabled').first().check();
    const box = (of: string) => form.locator(`input[name="size"]${of} + span`).first();
    expect(await ground(box(':checked'))).not.toBe(await ground(box(':not(:checked)')));
    const colour = (of: string) => form.locator(`input[name="color"]${of} + span`).first();
    expect(await ground(colour(':checked'))).not.toBe(canvas);
    expect(await style(colour(':checked'), 'boxShadow')).toContain('4px');
    expect(await ground(form.getByTestId('stock'), '::before')).not.toBe(canvas);
    const saved = form.locator('button[aria-pressed]').first();
    const unsaved = await ground(saved, '::before');
    expect(unsaved).not.toBe(canvas);
    await saved.click();
    await form.locator('button[aria-pressed="true"]').first().waitFor();
    expect(await ground(saved, '::before')).not.toBe(unsaved);
    // axe reads the page's own colors, not the system's.
    expect(await axeViolations(page, ['color-contrast'])).toEqual([]);
    await context.close();
  });

  it('draw given stars in the text color, which every system contrasts with the background', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, forcedColors: 'active', serviceWorkers: 'block' });
    const page = await context.newPage();
    await openPage(page, `${url}/search?q=top%20rated%20shoes`);
    const path = (await page.getByTestId('product-tile').first().getByRole('link').first().getAttribute('href')) ?? '';
    await openPage(page, url + path);
    const stars = page.locator('main [role="img"][aria-label*="out of 5"]').first();
    await stars.waitFor({ state: 'attached' });
    const color = (of: Locator, part?: Part) =>
      of.evaluate((element, pseudo) => getComputedStyle(element, pseudo).color, part);
    const text = await color(page.locator('body'));
    expect(await color(stars.locator('span'), '::before')).toBe(text);
    expect(await color(stars, '::before')).not.toBe(text);
    await context.close();
  });
});
