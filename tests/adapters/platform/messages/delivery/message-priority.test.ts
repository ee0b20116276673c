import { afterEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { openPostgres } from '../../../../../adapters/database/postgres';
import type { PlatformOptions } from '../../../../../adapters/platform';
import { recordingSender } from '../../../../fixtures/message-sender';
import type { Order } from '../../../../../core/contract';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { createShopDatabase, POSTGRES_URL } from '../../../../fixtures/postgres';
import { signIn } from '../../../../fixtures/signed-in';

const STRANGERS = 40;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function shop(options: Partial<PlatformOptions> = {}) {
  const post = recordingSender();
  const fixture = await openFixturePlatform({ messages: [post], sendMessages: false, ...options });
  ends.push(() => fixture.platform.close());
  return { fixture, post };
}

async function postgresShop() {
  const made = await createShopDatabase(POSTGRES_URL ?? '');
  ends.push(() => made.drop());
  return shop({ database: await openPostgres({ url: made.url }) });
}

/** Requests from an address of their own each, so that no limit ends the flood. */
function fromNetwork({ platform }: FixturePlatform, nth: number, path: string, body?: unknown): Promise<Response> {
  const request = new Request(`http://shop.test${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return platform.fetch(request, { address: `203.0.${String(nth)}.9` });
}

async function flood(fixture: FixturePlatform): Promise<void> {
  for (let nth = 0; nth < STRANGERS; nth += 1) {
    const email = `stranger${String(nth)}@mail.test`;
    const asked = await fromNetwork(fixture, nth, `/api/user/get-sms-code?phone=${encodeURIComponent(email)}`);
    expect(asked.status).toBe(200);
    const customer = { email: `new${String(nth)}@mail.test`, firstname: 'Eve', lastname: 'Stranger' };
    const registered = await fromNetwork(fixture, nth, '/api/user/create', { customer, password: 'a long password 9' });
    expect(registered.status).toBe(200);
    const letter = await fromNetwork(fixture, nth, '/api/newsletter/subscribe', { email: `l${String(nth)}@mail.test` });
    expect(letter.status).toBe(200);
  }
}

async function expectKnownFirst({ fixture, post }: Awaited<ReturnType<typeof shop>>): Promise<void> {
  await signIn(fixture, 'ada@shop.test');
  await fixture.clock.advance(60_000);
  await fixture.platform.messages.send();
  post.seen.length = 0;
  await flood(fixture);
  // Ada asks from an address that the shop has never seen her at.
  await fromNetwork(fixture, 200, `/api/user/get-sms-code?phone=${encodeURIComponent('ada@shop.test')}`);
  await fromNetwork(fixture, 200, '/api/user/reset-password', { email: 'ada@shop.test' });
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
  await resultOf(fixture.call('POST', '/api/order', order));
  await fixture.platform.messages.send();
  expect(post.seen).toHaveLength(3 * STRANGERS + 3);
  expect(post.seen.slice(0, 3).map(({ kind, to }) => `${kind} ${to}`)).toEqual([
    'code ada@shop.test',
    expect.stringMatching(/ ada@shop\.test$/),
    'order ada@shop.test',
  ]);
}

/** @param failed attempts before the stranger's code is requested */
async function expectOrder(
  { fixture, post }: Awaited<ReturnType<typeof shop>>,
  failed: number,
  order: readonly string[],
): Promise<void> {
  await signIn(fixture, 'ada@shop.test');
  await fixture.platform.messages.send();
  post.fails = 'temporary';
  for (let nth = 0; nth < 3; nth += 1) {
    const placed = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    await resultOf(fixture.call('POST', '/api/order', placed));
  }
  for (let attempt = 0; attempt < failed; attempt += 1) {
    await fixture.platform.messages.send();
    await fixture.clock.advance(60 * 60_000);
  }
  post.fails = undefined;
  post.seen.length = 0;
  await fromNetwork(fixture, 1, `/api/user/get-sms-code?phone=${encodeURIComponent('new@mail.test')}`);
  await fixture.platform.messages.send();
  expect(post.seen.map(({ kind }) => kind)).toEqual(order);
}

function guestOrder(fixture: FixturePlatform, email: string, payment: string): Promise<Order> {
  return cartWith(fixture, [{ sku: 'TEE' }]).then((cart) => orderOf(fixture, cart, { email, payment }));
}

describe('messages that strangers request', () => {
  it('wait behind those of confirmed contacts and orders', async () => {
    await expectKnownFirst(await shop());
  });

  it('include emails about unpaid orders of guests, and wait behind those about paid ones', async () => {
    const { fixture, post } = await shop();
    await fromNetwork(fixture, 1, `/api/user/get-sms-code?phone=${encodeURIComponent('new@mail.test')}`);
    const [unpaid, paid] = ['unpaid@mail.test', 'paid@mail.test'];
    await resultOf(fixture.call('POST', '/api/order', await guestOrder(fixture, unpaid, 'cashondelivery')));
    const bought = await guestOrder(fixture, paid, 'card');
    await resultOf(fixture.call('POST', '/api/order', bought));
    await approve(fixture, bought.order_id);
    await fixture.platform.messages.send();
    expect(post.seen.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      `order ${paid}`,
      'code new@mail.test',
      `order ${unpaid}`,
      `order ${paid}`,
    ]);
  });

  it('include emails about cancelled orders of guests', async () => {
    const { fixture, post } = await shop();
    await signIn(fixture, 'ada@shop.test');
    await fixture.clock.advance(60_000);
    const order = await guestOrder(fixture, 'guest@mail.test', 'cashondelivery');
    await resultOf(fixture.call('POST', '/api/order', order));
    await fixture.platform.messages.send();
    post.seen.length = 0;
    const asked = { number: order.order_id, email: 'guest@mail.test' };
    const { proof } = await resultOf<{ proof: string }>(fixture.call('POST', '/api/order/find', asked));
    await resultOf(fixture.call('POST', '/api/order/cancel', { id: order.order_id, proof }));
    await fromNetwork(fixture, 200, `/api/user/get-sms-code?phone=${encodeURIComponent('ada@shop.test')}`);
    await fixture.platform.messages.send();
    const sent = post.seen.map(({ to }) => to);
    expect(sent.indexOf('guest@mail.test')).toBeGreaterThan(sent.indexOf('ada@shop.test'));
  });

  it('precede third attempts of messages that do not expire', async () => {
    await expectOrder(await shop(), 2, ['code', 'order', 'order', 'order']);
  });

  it('wait behind their second attempts, because servers that greylist refuse the first', async () => {
    await expectOrder(await shop(), 1, ['order', 'order', 'order', 'code']);
  });

  it('wait behind a second attempt of another code', async () => {
    const { fixture, post } = await shop();
    await signIn(fixture, 'ada@shop.test');
    await fixture.clock.advance(60_000);
    await fixture.platform.messages.send();
    await fromNetwork(fixture, 200, `/api/user/get-sms-code?phone=${encodeURIComponent('ada@shop.test')}`);
    post.fails = 'temporary';
    await fixture.platform.messages.send();
    post.fails = undefined;
    post.seen.length = 0;
    await flood(fixture);
    await fixture.clock.advance(60_000);
    await fixture.platform.messages.send();
    expect(post.seen[0]).toMatchObject({ kind: 'code', to: 'ada@shop.test' });
  });
});

describe('a code for staff', () => {
  it('does not wait behind those of strangers, even if staff never signed in before', async () => {
    const { fixture, post } = await shop();
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const { token } = await signIn(fixture, 'alma@vitrine.example');
    const document = { email: 'new@shop.test', roles: ['manager'], own_roles: [] };
    await resultOf(fixture.call('POST', `/api/manage/person?token=${token}`, { document }));
    await fixture.platform.messages.send();
    post.seen.length = 0;
    await flood(fixture);
    await fromNetwork(fixture, 200, `/api/user/get-sms-code?phone=${encodeURIComponent('new@shop.test')}`);
    await fixture.platform.messages.send();
    expect(post.seen[0]).toMatchObject({ kind: 'code', to: 'new@shop.test' });
  });
});

describe.skipIf(POSTGRES_URL === undefined)('messages that strangers request, in PostgreSQL', () => {
  it('wait behind those of confirmed contacts and orders', async () => {
    await expectKnownFirst(await postgresShop());
  });

  it('precede second attempts of messages that do not expire', async () => {
    await expectOrder(await postgresShop(), 2, ['code', 'order', 'order', 'order']);
  });
});
