import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from './support/chromium';
import { PHONE, visit } from './support/visit';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Runs in the page: the selectors of hovered things that hold for fingers too. */
const heldByTouch = () => {
  const found: string[] = [];
  const look = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover: hover')) continue;
      if (rule instanceof CSSStyleRule && rule.selectorText.replaceAll(':not(:hover)', '').includes(':hover'))
        found.push(rule.selectorText);
      if (rule instanceof CSSGroupingRule) look(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) look(cssRules);
  return found;
};

describe('what a finger has touched', () => {
  it.each(['/', '/c/women', '/cart', '/checkout', '/my-account'])('does not stay hovered on %s', async (path) => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(inject('shopUrl') + path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(await page.evaluate(heldByTouch)).toEqual([]);
    await close();
  });
});
