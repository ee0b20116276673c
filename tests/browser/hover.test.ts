import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { DESKTOP, goTo, openPage, PHONE, visit } from './support/visit';

let browser: Browser;
beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const heldByTouch = () => {
  const found: string[] = [];
  const look = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover: hover')) continue;
      // Excluded selectors such as `:not(:has(nav:hover))` are safe for touch.
      const kept = rule instanceof CSSStyleRule ? rule.selectorText : '';
      if (kept.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '').includes(':hover')) found.push(kept);
      if (rule instanceof CSSGroupingRule) look(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) look(cssRules);
  return found;
};

describe('the header over a picture', () => {
  it('has the colours that the picture requires, for touch too', async () => {
    const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await goTo(page, inject('shopUrl'));
    const header = page.locator('header[data-ground="dark"][data-top]');
    expect(await header.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)');
    await context.close();
  });

  it('has dark text on a light background while a department is open', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, inject('shopUrl'));
    const header = page.locator('header[data-ground="dark"][data-top]');
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await header.getByRole('link', { name: 'Women' }).hover();
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(ground).toBe(paper);
    await close();
  });
});

describe('a touched element', () => {
  it.each(['/', '/c/women', '/cart', '/checkout', '/my-account'])('does not stay hovered on %s', async (path) => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await openPage(page, inject('shopUrl') + path);
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(await page.evaluate(heldByTouch)).toEqual([]);
    await close();
  });
});
