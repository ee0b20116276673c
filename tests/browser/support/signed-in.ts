import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { codeSentTo, linkSentTo } from './mail';
import { goTo } from './visit';

/** Demo users whose sessions are shared by all browser tests, which must not end them. */
export const PEOPLE = ['ada', 'alma', 'imogen', 'lotte', 'mira', 'vincent'] as const;
export type DemoPerson = (typeof PEOPLE)[number];

export type SignedInDevice = Awaited<ReturnType<BrowserContext['storageState']>>;
export type SignedInDevices = Readonly<Record<DemoPerson, SignedInDevice>>;

const signedIn = z.object({ result: z.looseObject({ token: z.string(), refreshToken: z.string() }) });

const HEADERS = {
  'content-type': 'application/json',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

type Session = z.infer<typeof signedIn>['result'];

function deviceWith(url: string, { token, refreshToken, ...user }: Session): SignedInDevice {
  const key = ['account', 'session'];
  const value = JSON.stringify({ current: { user, token, refreshToken } });
  const store = (name: string, kept: string | number) => {
    return { name, autoIncrement: false, indexes: [], records: [{ key, value: kept }] };
  };
  const stores = [store('values', value), store('sizes', Buffer.byteLength(value))];
  const indexedDB = [{ name: 'vitrine', version: 1, stores }];
  const origin = { origin: url, localStorage: [], indexedDB };
  return { cookies: [], origins: [origin] };
}

async function call(address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    headers: HEADERS,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${address}: ${String(response.status)} ${await response.text()}`);
  return response.json();
}

async function sessionByCode(url: string, contact: string): Promise<Session> {
  const phone = encodeURIComponent(contact);
  await call(`${url}/api/user/get-sms-code?phone=${phone}`);
  const code = await codeSentTo(url, contact);
  return signedIn.parse(await call(`${url}/api/user/check-sms-code?phone=${phone}&code=${code}`)).result;
}

/** Signs in by code through the API. The limit is one code per contact in 15 seconds. */
export async function signInByCode(url: string, contact: string): Promise<SignedInDevice> {
  return deviceWith(url, await sessionByCode(url, contact));
}

export const PASSWORD = 'correct horse';

export async function openAccount(url: string, name: string): Promise<string> {
  const email = `${name}-${String(Date.now())}@shop.test`;
  const customer = { email, firstname: 'Eve', lastname: 'Adams' };
  await call(`${url}/api/user/create`, { customer, password: PASSWORD });
  return email;
}

const renewed = z.object({ meta: z.object({ token: z.string(), refreshToken: z.string() }) });

export async function givePassword(url: string, contact: string): Promise<SignedInDevice> {
  const session = await sessionByCode(url, contact);
  const input = { currentPassword: '', newPassword: PASSWORD };
  const answer = await call(`${url}/api/user/change-password?token=${session.token}`, input);
  return deviceWith(url, { ...session, ...renewed.parse(answer).meta });
}

export async function signInByPassword(url: string, username: string): Promise<SignedInDevice> {
  return deviceWith(url, signedIn.parse(await call(`${url}/api/user/login`, { username, password: PASSWORD })).result);
}

export async function enterPassword(page: Page, contact: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await modal.getByLabel('Phone or e-mail').fill(contact);
  await modal.getByRole('button', { name: 'Use a password' }).click();
  await modal.getByLabel(/^Password/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await modal.waitFor({ state: 'hidden' });
}

export function deviceOf(person: DemoPerson): SignedInDevice {
  return inject('devices')[person];
}

/** Returns the single-use sign-in link from the mail. */
export async function linkToSignIn(url: string, contact: string): Promise<string> {
  await call(`${url}/api/user/get-sms-code?phone=${encodeURIComponent(contact)}`);
  const link = await linkSentTo(url, contact);
  return `${url}/my-account${link.slice(link.indexOf('?'))}`;
}

/** Confirms the link; clicks before the question is visible do not count. */
export async function confirmLink(page: Page, contact: string): Promise<void> {
  const yes = page.getByRole('button', { name: `Sign in as ${contact}` });
  await yes.waitFor();
  while (await yes.isVisible()) await yes.click({ timeout: 5000 }).catch(() => undefined);
}

export async function signInByLink(page: Page, url: string, contact: string): Promise<void> {
  await goTo(page, await linkToSignIn(url, contact));
  await confirmLink(page, contact);
  await page.getByTestId('account-person').waitFor();
}
