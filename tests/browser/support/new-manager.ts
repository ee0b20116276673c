import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { tokenOf } from './sessions';
import { deviceOf } from './signed-in';
import { DESKTOP, goTo, visit } from './visit';

/** Adds a manager, so that tests do not alter demo users that others sign in as. */
export async function newManager(browser: Browser, url: string, email: string): Promise<void> {
  const { page, close } = await visit(browser, { viewport: DESKTOP, device: deviceOf('alma') });
  await goTo(page, `${url}/manage`);
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
  const data = { document: { email, firstname: 'Sam', lastname: 'Staff', roles: ['manager'], own_roles: [] } };
  const answer = await page.request.post(`${url}/api/manage/person?token=${await tokenOf(page)}`, { data });
  expect(answer.status()).toBe(200);
  await close();
}
