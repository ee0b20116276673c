import type { Page } from 'playwright-core';
import { linkSentTo } from './mail';

/**
 * The link that signs somebody of the demo in, from the mail with the code (A §4.2). It does so once.
 * @param url of the shop
 */
export async function linkToSignIn(page: Page, url: string, contact: string): Promise<string> {
  const asked = `${url}/api/user/get-sms-code?phone=${encodeURIComponent(contact)}`;
  // One code in 15 seconds (A §9): another file may just have signed the same person in.
  for (let tries = 0; tries < 16 && (await page.request.get(asked)).status() === 429; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  const link = await linkSentTo(page, url, contact);
  return `${url}/my-account${link.slice(link.indexOf('?'))}`;
}

/** Signs somebody of the demo in by such a link, on the page that is given. */
export async function signInByLink(page: Page, url: string, contact: string): Promise<void> {
  await page.goto(await linkToSignIn(page, url, contact));
  await page.getByTestId('account-person').waitFor();
}
