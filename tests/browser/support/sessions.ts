import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

const session = z.looseObject({ token: z.string(), refreshToken: z.string() });
const sessions = z.object({ current: session, previous: z.optional(session) });
const answer = z.object({ result: z.looseObject({ token: z.string(), refreshToken: z.string() }) });
type Sessions = z.infer<typeof sessions>;

const PLACE = ['account', 'session'] as const;

export function kept(page: Page, [collection, key]: readonly [string, string]): Promise<string> {
  return page.evaluate<string>(`new Promise((done) => {
    indexedDB.open('vitrine').onsuccess = ({ target: { result: base } }) => {
      const reading = base.transaction('values').objectStore('values').get(['${collection}', '${key}']);
      reading.onsuccess = () => (base.close(), done(reading.result ?? ''));
    };
  })`);
}

async function keptSessions(page: Page): Promise<Sessions> {
  return sessions.parse(JSON.parse(await kept(page, PLACE)));
}

export async function tokenOf(page: Page): Promise<string> {
  return (await keptSessions(page)).current.token;
}

export async function endSession(page: Page, url: string): Promise<void> {
  const { refreshToken } = (await keptSessions(page)).current;
  await page.request.post(`${url}/api/user/logout`, { data: { refreshToken } });
}

/** Acts as another user through the API, since no page starts it yet, and reloads. */
export async function actAs(page: Page, url: string, contact: string): Promise<void> {
  const staff = (await keptSessions(page)).current;
  const query = new URLSearchParams({ contact, token: staff.token }).toString();
  const { refreshToken, token, ...user } = answer.parse(
    await (await page.request.get(`${url}/api/user/profile?${query}`)).json(),
  ).result;
  const next: Sessions = { current: { user, token, refreshToken }, previous: staff };
  await page.evaluate(`new Promise((done) => {
    indexedDB.open('vitrine').onsuccess = ({ target: { result: base } }) => {
      const writing = base.transaction('values', 'readwrite');
      writing.objectStore('values').put(${JSON.stringify(JSON.stringify(next))}, ${JSON.stringify(PLACE)});
      writing.oncomplete = () => (base.close(), done());
    };
  })`);
  await page.reload();
  await page.getByTestId('acting-as').waitFor();
}
