import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { DESKTOP, goTo, openPage, PHONE, reloadPage, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const spoken = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang.slice(0, 2), document.documentElement.dir]);
const bagCount = (page: Page) => page.getByTestId('cart-count').textContent();

async function served(page: Page): Promise<string> {
  return (await page.request.get(page.url())).text();
}

describe('the interface language', () => {
  it('can be changed in the sidebar of a phone without affecting the bag, and persists across visits and countries', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await buy(page, await findProduct(page, url));
    await openPage(page, `${url}/delivery`);
    await page.getByRole('banner').first().getByRole('link', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'United States, English' }).click();
    const list = page.getByRole('dialog', { name: 'Choose language and country' });
    await list.getByRole('button', { name: 'Deutsch' }).click();
    const german = page.getByRole('dialog', { name: 'Sprache und Land wählen' });
    await german.getByRole('button', { name: 'Deutsch', exact: true }).and(page.locator('[aria-current]')).waitFor();
    expect(await spoken(page)).toEqual(['de', 'ltr']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Deutsch');
    await german.getByRole('button', { name: 'Zurück' }).click();
    await page.getByRole('button', { name: 'United States, Deutsch' }).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /Warenkorb/ })
      .first()
      .waitFor();
    expect(await bagCount(page)).toBe('1');

    expect(await served(page)).toMatch(/<html lang="de[^"]*" dir="ltr">/);
    await openPage(page, `${url}/c/women`);
    expect(await spoken(page)).toEqual(['de', 'ltr']);
    await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
    expect(await bagCount(page)).toBe('1');
    await page.getByRole('banner').first().getByRole('link', { name: 'Menü', exact: true }).click();
    await page.getByRole('button', { name: 'United States, Deutsch' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^International/ })
      .click();
    await page.waitForURL(`${url}/en/c/women`);
    await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is the one selected before the footer was interactive, including the names of payment and delivery methods', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await goTo(page, `${url}/delivery`, { waitUntil: 'domcontentloaded' });
    await page.locator('footer select').selectOption('de');
    await page.locator('html[lang^="de"]').waitFor();
    await page.getByRole('list', { name: 'Zahlungsarten' }).getByText('Nachnahme').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
  it('is changed in the footer of a desktop without scrolling the page', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, `${url}/c/men`);
    await page.getByRole('combobox', { name: 'Language' }).focus();
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Українська' });
    await page.getByRole('combobox', { name: 'Мова' }).waitFor();
    expect(await spoken(page)).toEqual(['uk', 'ltr']);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    expect(
      await page
        .getByRole('contentinfo')
        .first()
        .evaluate((foot) => foot.getBoundingClientRect().top),
    ).toBeLessThan(DESKTOP.height);
    await reloadPage(page);
    expect(await page.getByRole('combobox', { name: 'Мова' }).inputValue()).toBe('uk');
    expect(await served(page)).toMatch(/<html lang="uk[^"]*" dir="ltr">/);
    expect(complaints).toEqual([]);
    await close();
  });
});
