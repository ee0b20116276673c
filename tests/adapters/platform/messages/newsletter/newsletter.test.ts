import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const DAY_MS = 24 * 60 * 60 * 1000;
const READER = 'reader@shop.test';

let shop: FixturePlatform;
beforeEach(async () => {
  shop = await openFixturePlatform();
});
afterEach(() => shop.platform.close());

const subscribe = (email = READER, store = 'us') =>
  resultOf<boolean>(shop.call('POST', '/api/newsletter/subscribe', { email, store }));
const mails = () => shop.platform.outbox.list(READER);
const open = (path: string, method: 'GET' | 'POST' = 'GET') =>
  shop.platform.fetch(new Request(`http://shop.test${path}`, { method }));

async function page(): Promise<string> {
  const path = /\/api\/newsletter\/[\w-]+/.exec((await mails())[0]?.text ?? '')?.[0];
  if (path === undefined) throw new Error('No mail leads to a page');
  return path;
}

async function listed(): Promise<
  readonly { readonly email: string; readonly confirmed: string | null; readonly leave: string }[]
> {
  await seedPeople(shop.platform.people, { now: shop.clock.now() });
  const { token } = await signIn(shop, 'mira@vitrine.example');
  const { items } = await resultOf<{ items: { email: string; confirmed: string | null; leave: string }[] }>(
    shop.call('GET', `/api/manage/subscribers?token=${token}`),
  );
  return items;
}

describe('the newsletter', () => {
  it('asks an address to confirm first, subscribes it by the button behind the link, and sends one welcome email', async () => {
    expect(await subscribe('Reader@shop.test')).toBe(true);
    expect(await mails()).toMatchObject([
      { kind: 'newsletter-confirm', subject: 'Confirm your newsletter subscription' },
    ]);
    const path = await page();
    // Mail programs prefetch links, so GET must not subscribe.
    expect(await (await open(path)).text()).toContain('Confirm subscription');
    expect(await mails()).toHaveLength(1);
    for (const _ of [1, 2]) expect(await (await open(`${path}/confirm`, 'POST')).text()).toContain('Unsubscribe');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter', 'newsletter-confirm']);
    expect((await mails())[0]?.text).toContain(path);
    // The answer must not reveal who is subscribed.
    expect(await subscribe()).toBe(true);
    expect(await mails()).toHaveLength(2);
    expect(await listed()).toMatchObject([
      { email: READER, confirmed: '2026-01-01T00:00:00.000Z', leave: expect.stringContaining(path) as string },
    ]);
  });

  it('is cancelled by the button behind the link of each issue, and can be subscribed to again', async () => {
    await subscribe();
    const path = await page();
    await open(`${path}/confirm`, 'POST');
    expect(await (await open(`${path}/leave`, 'POST')).text()).toContain('You are not subscribed');
    expect(await (await open(path)).text()).toContain('You are not subscribed');
    await subscribe();
    expect((await mails())[0]?.kind).toBe('newsletter-confirm');
    expect(await page()).not.toBe(path);
  });

  it('sends at most three confirmation requests a day, however many people enter the address', async () => {
    for (let time = 0; time < 5; time += 1) expect(await subscribe()).toBe(true);
    expect(await mails()).toHaveLength(3);
    expect(await listed()).toMatchObject([{ email: READER, confirmed: null }]);
  });

  it('deletes addresses that are not confirmed within a week', async () => {
    await subscribe();
    await shop.clock.advance(6 * DAY_MS);
    await shop.platform.retention.run();
    expect(await listed()).toHaveLength(1);
    await shop.clock.advance(2 * DAY_MS);
    await shop.platform.retention.run();
    expect(await (await open(await page())).text()).toContain('You are not subscribed');
  });

  it('uses the language of the store of the subscription', async () => {
    await subscribe(READER, 'de');
    expect((await mails())[0]?.subject).toBe('Möchtest du unseren Newsletter?');
    expect(await (await open(await page())).text()).toContain('Ja, schreibt mir');
  });

  it('shows nothing for an unknown key', async () => {
    const answer = await open('/api/newsletter/0000', 'GET');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain('You are not subscribed');
  });
});
