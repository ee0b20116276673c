import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderResult, SignedIn, StaffOrderMade, StockAnswer, User } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { pausingDatabase } from '../../../../fixtures/pausing-database';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let stored: Awaited<ReturnType<typeof pausingDatabase>>;
let ada: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  stored = await pausingDatabase();
  fixture = await openFixturePlatform({ database: stored.database });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ada = await signIn(fixture, 'ada@vitrine.example');
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const { email: _email, ...ADDRESS } = NEW_YORK;
const INPUT = {
  key: 'form-0001',
  store: 'us',
  email: 'grace@shop.test',
  lines: [
    { sku: 'TEE', qty: 1 },
    { sku: 'CAP', qty: 1 },
  ],
  shipping_address: ADDRESS,
  shipping_method_code: 'standard',
  payment_method_code: 'card',
};
const post = (body: object, token = staff.token) => fixture.call('POST', `/api/manage/order-new?token=${token}`, body);
const made = async (changes: object = {}): Promise<ManagedOrder> => {
  const { order } = await resultOf<StaffOrderMade>(post({ ...INPUT, ...changes }));
  if (order === null) throw new Error('Only calculated');
  return order;
};
const quoted = (changes: object = {}) => resultOf<StaffOrderMade>(post({ ...INPUT, ...changes, dry_run: true }));
const manage = (path: string, body: object) =>
  resultOf<ManagedOrder>(fixture.call('POST', `/api/manage/${path}?token=${staff.token}`, body));
const show = (id: string) =>
  resultOf<ManagedOrder>(fixture.call('GET', `/api/manage/order?token=${staff.token}&id=${id}`));
const stock = async (sku: string) =>
  (await resultOf<StockAnswer>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;
const idOf = async ({ token }: SignedIn) =>
  (await resultOf<User>(fixture.call('GET', `/api/user/profile-account?token=${token}`))).id;
const page = (link: string, answer?: string) =>
  fixture.platform.fetch(
    new Request(
      link,
      answer === undefined ? {} : { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' },
    ),
  );

describe('an order created by staff', () => {
  it('costs the same as its cart at checkout, and names its author', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }, { sku: 'CAP' }]));
    const placed = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
    const { order: none, quote } = await quoted({ payment_method_code: 'cashondelivery' });
    expect(none).toBeNull();
    const own = await made({ payment_method_code: 'cashondelivery', total: quote?.total, note: 'Rang at noon' });
    const [shown, theirs] = [own, await show(placed.number)];
    expect(shown.totals).toEqual(theirs.totals);
    expect(shown.products.map(({ sku, count, price }) => ({ sku, count, price }))).toEqual(
      theirs.products.map(({ sku, count, price }) => ({ sku, count, price })),
    );
    expect(quote).toMatchObject({ total: placed.price, shipping: { method: 'standard' }, payment: 'cashondelivery' });
    expect(shown).toMatchObject({ paid: false, made_by: 'mira@vitrine.example' });
    expect(shown.history[0]).toMatchObject({
      who: 'mira@vitrine.example',
      what: [
        { name: 'placed', to: 'grace@shop.test' },
        { name: 'note', to: 'Rang at noon' },
      ],
    });
    expect(theirs.made_by).toBeUndefined();
    expect((await fixture.platform.outbox.list('grace@shop.test')).map(({ kind }) => kind)).toEqual(['order']);
  });

  it('is created once per key, however often it is sent concurrently', async () => {
    const [tee, cap] = [await stock('TEE'), await stock('CAP')];
    const all = [...(await Promise.all([made(), made(), made(), made()])), await made()];
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    expect([await stock('TEE'), await stock('CAP')]).toEqual([tee - 1, cap - 1]);
    expect((await fixture.platform.outbox.list('grace@shop.test')).map(({ kind }) => kind)).toEqual(['order']);
    expect(await post({ ...INPUT, lines: [{ sku: 'TEE', qty: 2 }] })).toMatchObject({
      status: 409,
      json: { meta: { error: 'other-order' } },
    });
    // A form that is sent again shows another total, or none, though the order is the same.
    expect((await made({ total: 1 })).number).toBe(all[0]?.number);
    const other = await made({ key: 'form-0002' });
    expect(all.map(({ number }) => number)).not.toContain(other.number);
  });

  it('reports that its key is already used for another order, even a concurrent one', async () => {
    const isQuote = (read: unknown) => typeof read === 'object' && read !== null && 'quote' in read;
    const late = await stored.between(
      isQuote,
      () => post({ ...INPUT, lines: [{ sku: 'TEE', qty: 2 }] }),
      () => made(),
    );
    expect(late).toMatchObject({ status: 409, json: { meta: { error: 'other-order' } } });
  });

  it('is paid by the link that staff copy, which never contains the secret of the order', async () => {
    const order = await made();
    const [mail] = await fixture.platform.outbox.list('grace@shop.test');
    const secret = /\/pay\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(secret).toMatch(/^[\w-]{40,}$/);
    expect(order).toMatchObject({ paid: false, pays_on_page: true });
    const link = order.pay_link?.link ?? '';
    const opened = await (await page(link)).text();
    const answered = await page(link, 'approve');
    const paid = await show(order.number);
    const after = await (await page(link)).text();
    for (const text of [JSON.stringify([order, paid]), opened, after, answered.headers.get('location') ?? '']) {
      expect(text).not.toContain(secret);
    }
    expect(answered.status).toBe(303);
    expect(paid).toMatchObject({ paid: true, payment_state: 'paid' });
    expect(paid.pay_link).toBeUndefined();
    expect((await page(link.replace(/key=.*/, 'key=none'))).status).toBe(404);
  });

  it('reserves its stock until the link expires, and is then cancelled', async () => {
    const tee = await stock('TEE');
    const { number, pay_link: pay } = await made();
    expect(await stock('TEE')).toBe(tee - 1);
    await fixture.clock.advance(25 * 60 * 60 * 1000);
    await fixture.platform.payments.check();
    staff = await signIn(fixture, 'mira@vitrine.example');
    expect(Date.parse(pay?.until ?? '')).toBeLessThan(fixture.clock.now());
    const shown = await show(number);
    expect(shown).toMatchObject({ canceled: true, paid: false });
    expect(shown.pay_link).toBeUndefined();
    expect(await stock('TEE')).toBe(tee);
    expect((await page(pay?.link ?? '')).status).toBe(404);
  });

  it('is paid by bank transfer once staff record the payment', async () => {
    const order = await made({ payment_method_code: 'cashondelivery' });
    expect(order).toMatchObject({ paid: false, payment_state: 'not-paid' });
    expect(order.pay_link).toBeUndefined();
    expect(await manage('order', { id: order.number, paid: true })).toMatchObject({ paid: true });
  });

  it('belongs to its customer, and does not change their cart', async () => {
    const own = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us&token=${ada.token}`));
    const { email: _none, ...rest } = INPUT;
    const { order } = await resultOf<StaffOrderMade>(post({ ...rest, customer: await idOf(ada) }));
    const again = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us&token=${ada.token}`));
    expect(again).toBe(own);
    const history = await resultOf<{ items: readonly { number: string }[] }>(
      fixture.call('GET', `/api/user/order-history?token=${ada.token}`),
    );
    expect(history.items.map(({ number }) => number)).toContain(order?.number);
  });
});

describe('an invalid staff order', () => {
  it('is refused by field, with the limit', async () => {
    const fields = async (changes: object) => {
      const { status, json } = await post({ ...INPUT, ...changes });
      expect(status).toBe(400);
      return JSON.stringify(json);
    };
    expect(await fields({ lines: [{ sku: 'NONE', qty: 1 }] })).toContain('lines.0.sku');
    expect(await fields({ shipping_address: { ...ADDRESS, city: '' } })).toContain('shipping_address.city');
    expect(await fields({ email: 'nobody' })).toContain('email must be');
    expect(await fields({ customer: 987_654 })).toContain('customer does not match');
    expect(await fields({ shipping_method_code: 'rocket' })).toContain('shipping_method_code');
    expect(await fields({ payment_method_code: 'promo' })).toContain('payment_method_code');
    expect(await fields({ store: 'nowhere' })).toContain('store must be one of');
    expect(await fields({ coupon: 'NONE' })).toContain('coupon_not_valid');
    expect((await fixture.platform.outbox.list('grace@shop.test')).length).toBe(0);
  });

  it('is refused without stock, at a different total than shown, and without the permission', async () => {
    const cap = await stock('CAP');
    expect(await post({ ...INPUT, lines: [{ sku: 'CAP', qty: cap + 1 }] })).toMatchObject({
      status: 409,
      json: { meta: { error: 'not-in-stock', sku: 'CAP' } },
    });
    expect(await post({ ...INPUT, total: 1 })).toMatchObject({
      status: 409,
      json: { meta: { error: 'total-changed' } },
    });
    expect((await post(INPUT, ada.token)).status).toBe(403);
    expect(await stock('CAP')).toBe(cap);
  });
});
