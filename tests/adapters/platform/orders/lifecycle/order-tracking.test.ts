import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TrackedOrder } from '../../../../../core/contract/orders/order-tracking';
import type { CustomerOrder, OrderResult, SignedIn } from '../../../../../core/contract';
import { seedPeople } from '../../../../../adapters/demo';
import { cartWith, orderOf, resultOf, type CartLine, type OrderOptions } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const HOUR_MS = 60 * 60 * 1000;
const EMAIL = 'ada@shop.test';
let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

interface Placed extends OrderResult {
  readonly key: string;
}

async function ordered(lines: readonly CartLine[], inputs: OrderOptions = {}, token = ''): Promise<Placed> {
  const order = await orderOf(fixture, await cartWith(fixture, lines, inputs.store), inputs);
  const path = token === '' ? '/api/order' : `/api/order?token=${token}`;
  return { ...(await resultOf<OrderResult>(fixture.call('POST', path, order))), key: order.order_id };
}
const ask = (what: string, body: object, token = '') =>
  fixture.call('POST', `/api/order/${what}${token === '' ? '' : `?token=${token}`}`, body);
const find = (number: string, email = EMAIL) => ask('find', { number, email });
const proofOf = async (key: string) => (await resultOf<{ proof: string }>(find(key))).proof;
const track = (body: object, token = '') => resultOf<TrackedOrder>(ask('track', body, token));
let mira: SignedIn;
const format = (body: object) => resultOf(fixture.call('POST', `/api/manage/order?token=${mira.token}`, body));
const kindsTo = async (contact = EMAIL) => (await fixture.platform.outbox.list(contact)).map(({ kind }) => kind);
async function staff(): Promise<void> {
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  mira = await signIn(fixture, 'mira@vitrine.example');
}

/** A forwarded link must never reveal personal data. */
const PERSONAL = ['ada', 'byron', 'shop.test', 'broadway', '10004', '555', 'vt77'] as const;

describe('the order page', () => {
  it('shows its items and status to anyone with its key, but nothing about the shopper', async () => {
    await staff();
    const { key, number } = await ordered([{ sku: 'TEE', qty: 2 }]);
    await format({ id: number, status: 'D', tracking: 'VT77', link: 'https://parcels.example/VT77' });
    const shown = await track({ id: key });
    expect(shown).toMatchObject({
      level: 'link',
      order: { number, order_status: 'D', products: [{ sku: 'TEE', count: 2 }] },
    });
    expect(shown.order.totals.map(({ code }) => code)).toContain('grand_total');
    const text = JSON.stringify({ ...shown, order: { ...shown.order, products: [] } }).toLowerCase();
    for (const word of PERSONAL) expect(text).not.toContain(word);
    const { customer, delivery, invoice, receipt } = shown.order;
    const nowhere = { name: '', address: '', city: '', zip: '', country: '' };
    expect({ customer, invoice, receipt, link: delivery.link, parcel: delivery.number }).toEqual({
      customer: { name: '', phone_formatted: null, email: '', shipping_address: nowhere, billing_address: nowhere },
      ...{ invoice: null, receipt: null, link: null, parcel: null },
    });
    expect(shown.order.may.account).toBe(false);
    for (const what of ['cancel', 'return', 'account']) {
      const body = { id: key, request: 'r1', reason: 'too-small', lines: [{ sku: 'TEE', qty: 1 }] };
      expect(await ask(what, body)).toMatchObject({ status: 403, json: { meta: { error: 'proof_needed' } } });
    }
  });

  it('shows everything to a shopper who has confirmed its email address, for two hours and for this order only', async () => {
    const { key } = await ordered([{ sku: 'TEE' }]);
    const other = await ordered([{ sku: 'CAP' }]);
    const proof = await proofOf(key);
    const shown = await track({ id: key, proof });
    expect(shown).toMatchObject({
      level: 'all',
      order: { customer: { email: EMAIL }, may: { account: true, cancel: true } },
    });
    expect(shown.order.customer.shipping_address.address).not.toBe('');
    expect((await track({ id: other.key, proof })).level).toBe('link');
    expect((await track({ id: key, proof: `${proof}x` })).level).toBe('link');
    await fixture.clock.advance(2 * HOUR_MS);
    expect((await track({ id: key, proof })).level).toBe('link');
  });

  it('opens by its key and address too, if the number was tried too often', async () => {
    const { key, number } = await ordered([{ sku: 'TEE' }]);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await find(number, `eve${String(tries)}@shop.test`)).status).toBe(404);
    expect((await find(number)).status).toBe(429);
    expect((await find(key)).status).toBe(200);
    await fixture.clock.advance(HOUR_MS);
    expect((await find(` ${number} `, 'ADA@Shop.Test')).status).toBe(200);
    expect((await find(`#${number}`)).status).toBe(200);
    expect((await find(`No. ${number}`)).status).toBe(200);
  });

  it('opens for its owner while attackers on nine networks and a neighbour try its number and address', async () => {
    const { number } = await ordered([{ sku: 'TEE' }]);
    const findFrom = async (address: string, of: string, email: string) => {
      const body = JSON.stringify({ number: of, email });
      const headers = { 'content-type': 'application/json' };
      const request = new Request('http://shop.test/api/order/find', { method: 'POST', headers, body });
      return (await fixture.platform.fetch(request, { address })).status;
    };
    const networks = Array.from({ length: 9 }, (_, at) => `203.0.${String(at)}.9`);
    for (const address of networks) {
      for (let tries = 0; tries < 7; tries += 1)
        expect(await findFrom(address, number, 'eve@shop.test')).toBe(tries < 5 ? 404 : 429);
      for (let tries = 0; tries < 32; tries += 1)
        expect(await findFrom(address, String(tries), EMAIL)).toBe(tries < 5 ? 404 : 429);
    }
    expect(await findFrom('203.0.0.77', number, 'eve@shop.test')).toBe(429);
    expect(await findFrom('198.51.100.7', number, EMAIL)).toBe(200);
    // Prevents enumerating numbers from many networks.
    for (let tries = 0; tries < 728; tries += 1) {
      const address = `10.${String(Math.floor(tries / 250))}.${String(tries % 250)}.9`;
      expect(await findFrom(address, String(tries), EMAIL)).toBe(404);
    }
    expect(await findFrom('192.0.99.1', '1', EMAIL)).toBe(404);
    expect(await findFrom('192.0.99.1', '2', EMAIL)).toBe(429);
  });

  it('counts ten wrong pairs per network across all contacts, also concurrently, and no correct ones', async () => {
    const { key, number } = await ordered([{ sku: 'TEE' }]);
    const findFrom = async (address: string, of: string, email: string) => {
      const body = JSON.stringify({ number: of, email });
      const request = new Request('http://shop.test/api/order/find', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return (await fixture.platform.fetch(request, { address })).status;
    };
    for (let tries = 0; tries < 9; tries += 1) expect(await findFrom('203.0.113.9', number, EMAIL)).toBe(200);
    const wrong = await Promise.all(
      Array.from({ length: 15 }, (_, at) =>
        findFrom(`203.0.113.${String(at)}`, String(at), `eve${String(at)}@shop.test`),
      ),
    );
    expect(wrong.filter((status) => status === 404)).toHaveLength(10);
    expect(wrong.filter((status) => status === 429)).toHaveLength(5);
    expect(await findFrom('203.0.113.9', number, EMAIL)).toBe(429);
    // A key cannot be guessed, so others' attempts do not block it.
    expect(await findFrom('203.0.113.9', key, EMAIL)).toBe(200);
    expect(await findFrom('198.51.100.7', number, EMAIL)).toBe(200);
  });

  it('opens by its number for its signed-in owner and for nobody else', async () => {
    await staff();
    const ada = await signIn(fixture, 'ada@vitrine.example');
    const { number } = await ordered([{ sku: 'TEE' }], {}, ada.token);
    expect(await track({ id: number }, ada.token)).toMatchObject({ level: 'all', order: { may: { account: false } } });
    const stranger = await signIn(fixture, 'lotte@vitrine.example');
    for (const token of ['', stranger.token]) expect((await ask('track', { id: number }, token)).status).toBe(404);
  });
});

describe('promise 1: a number alone never opens an order', () => {
  it('gives the same answer for existing and unknown numbers, with any address, and counts all attempts', async () => {
    const { number } = await ordered([{ sku: 'TEE' }]);
    const [known, unknown, empty] = [
      await find(number, 'eve@shop.test'),
      await find('9999999'),
      await find(number, ' '),
    ];
    expect(known).toEqual(unknown);
    expect(empty).toEqual(unknown);
    for (let guess = 0; guess < 40; guess += 1) {
      const { status } = await find(String(Number(number) + guess - 20), `eve${String(guess % 10)}@shop.test`);
      expect(status).toBe(404);
      expect((await ask('track', { id: String(guess) })).status).toBe(404);
    }
    const through = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => find(String(guess), 'mallory@shop.test')),
    );
    expect(through.filter(({ status }) => status === 429)).toHaveLength(35);
  });
});

describe('an order found by its number and email address', () => {
  it('shows its status, but no personal data, key, files or gift cards, and allows no action', async () => {
    await staff();
    const { key, number } = await ordered([{ sku: 'TEE', qty: 2 }]);
    await format({ id: number, status: 'D', tracking: 'VT77', link: 'https://parcels.example/VT77' });
    const found = await resultOf<{ order_id: string; proof: string }>(find(number));
    expect(found).toMatchObject({ order_id: number, number });
    const asking = { id: number, proof: found.proof };
    const shown = await track(asking);
    expect(shown).toMatchObject({
      level: 'number',
      order: {
        number,
        order_id: number,
        order_status: 'D',
        products: [{ sku: 'TEE', count: 2 }],
        may: { account: false, again: false },
        returns: [],
      },
    });
    const text = JSON.stringify({ ...shown, order: { ...shown.order, products: [] } }).toLowerCase();
    for (const word of [...PERSONAL, key.toLowerCase()]) expect(text).not.toContain(word);
    const { products } = shown.order;
    expect(JSON.stringify(products)).not.toContain(key);
    for (const what of ['cancel', 'return', 'account', 'gift-card']) {
      const body = { ...asking, request: 'r1', reason: 'too-small', lines: [{ sku: 'TEE', qty: 1 }], card: 'none' };
      expect(await ask(what, body)).toMatchObject({ status: 403, json: { meta: { error: 'proof_needed' } } });
    }
    // A proof of the number is not valid for the key or another order.
    expect((await track({ id: key, proof: found.proof })).level).toBe('link');
    const other = await ordered([{ sku: 'CAP' }], { payment: 'card' });
    expect((await ask('track', { id: other.number, proof: found.proof })).status).toBe(404);
    const { proof } = await resultOf<{ proof: string }>(find(other.number));
    expect(JSON.stringify(await track({ id: other.number, proof }))).not.toContain(other.key);
    await fixture.clock.advance(2 * HOUR_MS);
    expect((await ask('track', asking)).status).toBe(404);
  });

  it('has its link emailed only to its own address, a few times, and the link shows everything', async () => {
    const { key, number } = await ordered([{ sku: 'TEE' }]);
    const { proof } = await resultOf<{ proof: string }>(find(number));
    expect((await ask('link', { id: number })).status).toBe(404);
    for (let times = 0; times < 4; times += 1)
      expect((await ask('link', { id: number, proof })).status).toBe(times < 3 ? 200 : 429);
    const mails = (await fixture.platform.outbox.list(EMAIL)).filter(({ kind }) => kind === 'order-link');
    expect(mails).toHaveLength(3);
    const [, mailed = ''] = /\/order\/\d+\?key=([\w-]+)/.exec(mails[0]?.text ?? '') ?? [];
    expect(mailed).toBe(key);
    expect(await track({ id: mailed, proof: await proofOf(mailed) })).toMatchObject({ level: 'all' });
  });
});

describe('promise 2: the buyer always sees the confirmation', () => {
  it.each(['cashondelivery', 'banktransfer', 'card'])('paid by %s, signed in or not', async (payment) => {
    await staff();
    const ada = await signIn(fixture, 'ada@vitrine.example');
    for (const token of ['', ada.token]) {
      const { key, number } = await ordered([{ sku: 'TEE' }], { payment }, token);
      expect(await resultOf<CustomerOrder>(fixture.call('GET', `/api/order/${key}`))).toMatchObject({ number });
      expect(await track({ id: key })).toMatchObject({ level: 'link', order: { number } });
      expect(await track({ id: key, proof: await proofOf(key) })).toMatchObject({ level: 'all' });
    }
  });
});

describe('promise 3: guests find their orders in their account once the address is confirmed', () => {
  it('creates an account with one click: it shows none of the orders before the emailed link is opened, and all after', async () => {
    const orders = [await ordered([{ sku: 'TEE' }]), await ordered([{ sku: 'CAP' }]), await ordered([{ sku: 'TEE' }])];
    const { key } = orders[0]!;
    const proof = await proofOf(key);
    expect((await ask('account', { id: key, proof })).status).toBe(200);
    for (const one of orders)
      expect((await track({ id: one.key, proof: await proofOf(one.key) })).order.may.account).toBe(true);
    const ada: SignedIn = await signIn(fixture, EMAIL);
    const history = await resultOf<{ total_count: number }>(
      fixture.call('GET', `/api/user/order-history?token=${ada.token}`),
    );
    expect(history.total_count).toBe(3);
    expect(await kindsTo()).toContain('account');
    for (const one of orders) {
      const found = await track({ id: one.key, proof: await proofOf(one.key) });
      expect(found).toMatchObject({ level: 'all', order: { may: { account: false } } });
    }
  });

  it('gives the same response if there is an account, and emails only its owner', async () => {
    await signIn(fixture, EMAIL);
    const { key } = await ordered([{ sku: 'TEE' }]);
    const answer = await ask('account', { id: key, proof: await proofOf(key) });
    expect(answer).toMatchObject({ status: 200, json: { result: true } });
  });
});

describe('promise 4: shoppers can cancel and return without the shop while the rules allow it', () => {
  it('cancels once, restores stock and sends an email, but not once it is packed', async () => {
    await staff();
    const { key } = await ordered([{ sku: 'CAP', qty: 2 }]);
    const proof = await proofOf(key);
    expect(await resultOf<TrackedOrder>(ask('cancel', { id: key, proof }))).toMatchObject({
      order: { canceled: true, may: { cancel: false, return: [], again: true } },
    });
    expect((await ask('cancel', { id: key, proof })).status).toBe(200);
    expect((await kindsTo()).filter((kind) => kind === 'order-canceled')).toHaveLength(1);
    const packed = await ordered([{ sku: 'TEE' }]);
    await format({ id: packed.number, status: 'AB' });
    const late = await ask('cancel', { id: packed.key, proof: await proofOf(packed.key) });
    expect(late).toMatchObject({ status: 409, json: { meta: { error: 'too_late' } } });
    expect((await track({ id: packed.key })).order.may.cancel).toBe(false);
  });

  it('lets exactly one win when cancelling and packing concurrently', async () => {
    await staff();
    for (let round = 0; round < 5; round += 1) {
      const { key, number } = await ordered([{ sku: 'TEE' }]);
      const proof = await proofOf(key);
      const both = [
        () => ask('cancel', { id: key, proof }),
        () => fixture.call('POST', `/api/manage/order?token=${mira.token}`, { id: number, status: 'AB' }),
      ];
      const answers = await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((one) => one()));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('starts a return by line, once, with an email to both sides; each unit can be returned once', async () => {
    await staff();
    const { key, number } = await ordered([{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }]);
    const proof = await proofOf(key);
    const input = {
      id: key,
      proof,
      request: 'r-1',
      reason: 'too-small',
      note: 'runs small',
      lines: [{ sku: 'TEE', qty: 1 }],
    };
    expect(await ask('return', input)).toMatchObject({ status: 409, json: { meta: { error: 'not_returnable' } } });
    await format({ id: number, status: 'O' });
    for (let tries = 0; tries < 2; tries += 1) {
      const { returns, may } = (await resultOf<TrackedOrder>(ask('return', input))).order;
      expect(returns).toMatchObject([{ number: `${number}-R1`, reason: 'too-small', lines: [{ sku: 'TEE', qty: 1 }] }]);
      expect(returns[0]?.address.length).toBeGreaterThan(0);
      expect(may.return).toEqual([
        { sku: 'TEE', qty: 1 },
        { sku: 'CAP', qty: 1 },
      ]);
    }
    expect((await ask('return', { ...input, request: 'r-2', lines: [{ sku: 'TEE', qty: 2 }] })).status).toBe(409);
    const mail = (await fixture.platform.outbox.list(EMAIL)).filter(({ kind }) => kind === 'order-return');
    expect(mail.map(({ text }) => text)).toEqual([expect.stringContaining(`${number}-R1`)]);
    const task = (await fixture.platform.outbox.list()).find(({ kind }) => kind === 'return-task');
    expect(task?.text).toContain('runs small');
    const done = await fixture.platform.orders.show(number);
    const names = done.kind === 'done' ? done.order.history.flatMap(({ what }) => what.map(({ name }) => name)) : [];
    expect(names).toContain('return-started');
    await format({ id: number, returned: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' });
    expect((await track({ id: key, proof })).order.may.return).toContainEqual({ sku: 'TEE', qty: 1 });
  });
});
