import type { Page } from 'playwright-core';
import { vi } from 'vitest';

/** Presses Enter until the code is sent: another file may have signed the same person in a moment ago (one code in 15 seconds, A §9). */
export function sendCode(page: Page): Promise<void> {
  return vi.waitFor(
    async () => {
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('textbox', { name: /^Code/ }).waitFor({ timeout: 2000 });
    },
    { timeout: 40_000 },
  );
}

/** Complaints but for the one of a code that was asked for too early. */
export function besidesWaiting(complaints: readonly string[]): readonly string[] {
  return complaints.filter((complaint) => !complaint.includes('429 (Too Many Requests)'));
}
