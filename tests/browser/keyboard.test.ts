import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { codeSentTo } from './support/mail';
import { sendCode } from './support/send-code';
import { goTo, openPage, PHONE, reloadPage, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');
/** A phone number: a code was just sent to her e-mail address, which is rate limited. */
const WHO = '+442079460130';

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const MAX = 60;

interface Focus {
  readonly name: string;
  readonly isOnBody: boolean;
  readonly isSeen: boolean;
}

function focus(page: Page): Promise<Focus> {
  return page.evaluate(async () => {
    // Styles are applied on the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { activeElement: element, body } = document;
    if (element === null || element === body) return { name: '', isOnBody: true, isSeen: false };
    const { outlineStyle, boxShadow, borderTopColor } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const isOnScreen = width > 0 && bottom > 0 && top < window.innerHeight;
    const isField = element instanceof HTMLInputElement && borderTopColor !== '';
    const isDrawn = outlineStyle !== 'none' || boxShadow !== 'none' || isField;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? '';
    return { name: name.replace(/\s+/g, ' ').trim(), isOnBody: false, isSeen: isOnScreen && isDrawn };
  });
}

async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MAX; step += 1) {
    await page.keyboard.press(key);
    const here = await focus(page);
    // After the page's last control, focus moves to the browser UI.
    if (here.isOnBody && (await page.evaluate(() => document.querySelector('dialog[open]') === null))) continue;
    expect(here, `on the way to ${String(name)}`).toMatchObject({ isOnBody: false, isSeen: true });
    if (name.test(here.name)) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

const isOpen = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

describe('the keyboard alone, on a phone', () => {
  it('skips to the content, signs in by a code from the menu, opens and closes an order, and signs out', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await openPage(page, url);
    await page.keyboard.press('Tab');
    expect(await focus(page)).toMatchObject({ name: 'Skip to content', isSeen: true });
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    await reloadPage(page);
    await tabTo(page, /^Menu$/);
    await page.keyboard.press('Enter');
    await isOpen(page, 'Menu');
    await tabTo(page, /^Sign in$/);
    await page.keyboard.press('Enter');
    await isOpen(page, 'Sign in');
    await expect.poll(async () => (await focus(page)).name).toContain('Phone or e-mail');
    await page.keyboard.type(WHO);
    await sendCode(page);
    await isOpen(page, 'Enter the code');
    await expect.poll(() => focus(page)).toMatchObject({ isSeen: true });
    await page.keyboard.type(await codeSentTo(url, WHO));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(async () => (await focus(page)).isOnBody).toBe(false);

    await goTo(page, `${url}/my-account/orders`);
    await page.getByTestId('order').first().waitFor();
    await tabTo(page, /Order \d+/);
    await page.keyboard.press('Enter');
    await page.getByTestId('order-details').waitFor();
    expect(await focus(page)).toMatchObject({ isOnBody: false, isSeen: true });
    await page.keyboard.press('Enter');
    await page.getByTestId('order-details').waitFor({ state: 'detached' });
    expect(await focus(page)).toMatchObject({ isOnBody: false, isSeen: true });

    await tabTo(page, /^My account$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByTestId('account-person').waitFor();
    await tabTo(page, /^Sign out$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/`);
    await page.getByText("You're logged out").waitFor();
    await expect.poll(async () => (await focus(page)).isOnBody).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});
