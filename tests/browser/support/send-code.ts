import type { Page } from 'playwright-core';

/** Requests a code. The limit is one per contact in 15 seconds, so tests use different contacts. */
export async function sendCode(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: /^Code/ }).waitFor();
}
