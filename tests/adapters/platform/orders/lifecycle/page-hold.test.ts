import { sha3_224 } from 'js-sha3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order, PlacedOrder, StockAnswer } from '../../../../../core/contract';
import { orderHash } from '../../../../../core/orders/order-hash';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const MINUTE_MS = 60_000;
const IN_STOCK = 50;

let fixture: FixturePlatform;
let drafts: number;
beforeEach(async () => {
  drafts = 0;
  fixture = await openFixturePlatform();
  await setShop();
  await writeGoods('MANY', 960);
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const setShop = (json: object = {}) =>
  fixture.platform.catalogue.writeBlocks([
    { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
  ]);
async function writeGoods(sku: string, id: number): Promise<void> {
  const named = {
    id,
    sku,
    name: sku,
    slug: sku.toLowerCase(),
    url_key: sku.toLowerCase(),
    url_path: sku.toLowerCase(),
  };
  const sold = { status: 1, visibility: 4, price: 9, tax_class_id: 2, category_ids: [2] };
  const stock = { [sku]: { qty: IN_STOCK, is_in_stock: true } };
  const product = { ...named, ...sold, type_id: 'simple' } as const;
  await fixture.platform.catalogue.writeProduct({ product, stock, source: 'test' });
}

interface Guest {
  readonly email?: string;
  readonly address?: string;
  readonly token?: string;
}

async function drafted(cart: string, { email }: Guest): Promise<Order> {
  drafts += 1;
  const orderId = `order-on-a-page-${String(drafts)}`;
  const { hash: _hash, ...order } = await orderOf(fixture, cart, { payment: 'card', orderId });
  const said = { ...order, personalDetails: { ...order.personalDetails, ...(email && { emailAddress: email }) } };
  return { ...said, hash: orderHash(said, sha3_224) };
}
async function send(order: Order, { token = '', address }: Guest = {}): Promise<Order> {
  const request = new Request(`http://shop.test/api/order?token=${token}`, {
    ...{ method: 'POST', body: JSON.stringify(order), headers: { 'content-type': 'application/json' } },
  });
  const response = await fixture.platform.fetch(request, address === undefined ? undefined : { address });
  expect(await response.json()).toMatchObject({ code: 200 });
  return order;
}
const buy = async (qty: number, guest: Guest = {}, sku = 'MANY') =>
  send(await drafted(await cartWith(fixture, [{ sku, qty }]), guest), guest);
const left = async (sku = 'MANY') =>
  (await resultOf<StockAnswer>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;
const show = ({ order_id: id }: Order) => resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${id}`));
const EVE: Guest = { email: 'eve@mail.test', address: '203.0.113.1' };

describe('stock reserved by payment pages of shoppers who have never paid', () => {
  it('is limited to twenty of a SKU in all orders of the mailbox, in any spelling', async () => {
    await buy(15, EVE);
    expect(await left()).toBe(IN_STOCK - 15);
    await buy(6, { email: 'Eve+2@mail.test', address: '198.51.100.7' });
    expect(await left()).toBe(IN_STOCK - 15);
    await buy(5, EVE);
    expect(await left()).toBe(IN_STOCK - 20);
  });

  it('is limited to twenty of a SKU per network', async () => {
    for (const turn of [1, 2, 3, 4, 5]) await buy(8, { email: `${String(turn)}@mail.test`, address: '203.0.113.9' });
    expect(await left()).toBe(IN_STOCK - 16);
    await buy(20, { email: 'other@mail.test', address: '198.51.100.7' });
    expect(await left()).toBe(IN_STOCK - 36);
  });

  it('is limited to eighty of all SKUs per mailbox', async () => {
    const skus = [1, 2, 3, 4, 5].map((nth) => `MANY-${String(nth)}`);
    for (const [index, sku] of skus.entries()) {
      await writeGoods(sku, 961 + index);
      await buy(20, EVE, sku);
    }
    expect(await Promise.all(skus.map((sku) => left(sku)))).toEqual([30, 30, 30, 30, IN_STOCK]);
  });

  it('beyond the limit can be paid while stock lasts, and is refunded otherwise', async () => {
    const early = await buy(30, EVE);
    const late = await buy(40, EVE);
    expect(await left()).toBe(IN_STOCK);
    await approve(fixture, early.order_id);
    expect([await left(), (await show(early)).paid]).toEqual([IN_STOCK - 30, true]);
    await approve(fixture, late.order_id);
    expect(await show(late)).toMatchObject({ paid: false, canceled: true, payment: 'refunded' });
    expect(await left()).toBe(IN_STOCK - 30);
  });

  it('is limited for a new account as well, which any mailbox can open, until its first order is paid', async () => {
    const { token } = await signIn(fixture, 'new@mail.test');
    const guest = { email: 'new@mail.test', token };
    await buy(21, guest);
    expect(await left()).toBe(IN_STOCK);
    await approve(fixture, (await buy(1, guest)).order_id);
    await buy(21, guest);
    expect(await left()).toBe(IN_STOCK - 22);
  });

  it('is limited as configured', async () => {
    await setShop({ guest_page_units: 2 });
    await buy(3, EVE);
    expect(await left()).toBe(IN_STOCK);
    await setShop({ guest_page_units: 0 });
    await buy(45, EVE);
    expect(await left()).toBe(IN_STOCK - 45);
  });

  it('is released when another order replaces the first', async () => {
    const cart = await cartWith(fixture, [{ sku: 'MANY', qty: 5 }]);
    await send(await drafted(cart, EVE), EVE);
    await fixture.clock.advance(20 * MINUTE_MS);
    await send(await drafted(cart, EVE), EVE);
    expect(await left()).toBe(IN_STOCK - 5);
    await fixture.clock.advance(10 * MINUTE_MS);
    await send(await drafted(cart, EVE), EVE);
    expect(await left()).toBe(IN_STOCK);
    const last = await send(await drafted(cart, EVE), EVE);
    await approve(fixture, last.order_id);
    expect([await left(), (await show(last)).paid]).toEqual([IN_STOCK - 5, true]);
  });

  it('is never held by a cancelled order', async () => {
    await buy(5, EVE);
    await fixture.clock.advance(31 * MINUTE_MS);
    expect(await fixture.platform.payments.check()).toMatchObject({ released: 1, calledOff: 0 });
    expect(await left()).toBe(IN_STOCK);
  });
});
