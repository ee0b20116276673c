import type { Browser, BrowserContext, Page } from 'playwright-core';
import { linkSentTo } from './mail';

/** One code in 15 seconds (A §9): several other files may sign the same person in. In seconds. */
const MOST_WAITED = 90;

/** Has a code sent, as soon as the shop sends that person another one. */
async function askForCode(page: Page, url: string, contact: string): Promise<void> {
  const asked = `${url}/api/user/get-sms-code?phone=${encodeURIComponent(contact)}`;
  for (let waited = 0; waited < MOST_WAITED; waited += 1) {
    const answer = await page.request.get(asked);
    if (answer.ok()) return;
    if (answer.status() !== 429) throw new Error(`No code for ${contact}: ${String(answer.status())}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`No code for ${contact} in ${String(MOST_WAITED)} seconds`);
}

/**
 * The link that signs somebody of the demo in, from the mail with the code (A §4.2). It does so once.
 * @param url of the shop
 */
export async function linkToSignIn(page: Page, url: string, contact: string): Promise<string> {
  await askForCode(page, url, contact);
  const link = await linkSentTo(page, url, contact);
  return `${url}/my-account${link.slice(link.indexOf('?'))}`;
}

/** Signs somebody of the demo in by such a link, on the page that is given. */
export async function signInByLink(page: Page, url: string, contact: string): Promise<void> {
  await page.goto(await linkToSignIn(page, url, contact));
  await page.getByTestId('account-person').waitFor();
}

/** What a device keeps of somebody who is signed in: `visit` begins with it. A file signs a person in once with it. */
export type SignedInDevice = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs somebody of the demo in on a device of its own. */
export async function signInOnce(browser: Browser, url: string, contact: string): Promise<SignedInDevice> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await signInByLink(await context.newPage(), url, contact);
  const device = await context.storageState({ indexedDB: true });
  await context.close();
  return device;
}
