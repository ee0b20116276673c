import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderExchanged, SignedIn } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { recordOf } from '../../../../fixtures/catalogue';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf, type CartLine } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';

const [SMALL, MEDIUM] = ['JACKET-BLACK-S', 'JACKET-BLACK-M'] as const;
const GOODS = [{ sku: SMALL, parentSku: 'JACKET', qty: 2 }, { sku: 'TEE' }];
const OPTION = { option_id: 1, title: 'Name', type: 'field', is_require: true, max_characters: 10 };
const ANSWER = { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'Anna' }] } };

describe.each(DATABASES)('what an exchange keeps of a shipped order on %s', (kind) => {
  let shop: RawShop;
  let staff: SignedIn;
  beforeEach(async () => {
    shop = await openRawShop(kind);
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    staff = await signIn(shop, 'alma@vitrine.example');
    await sellAs(shop);
  });
  afterEach(async () => {
    expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
    await shop.end();
  });

  const post = (path: string, body: object) => shop.call('POST', `/api/manage/${path}?token=${staff.token}`, body);
  const advance = (id: string, body: object) => resultOf<ManagedOrder>(post('order', { id, ...body }));
  const exchange = (body: object) => post('order-exchange', { reason: 'Too small', ...body });
  const exchanged = async (body: object) => (await resultOf<OrderExchanged>(exchange(body))).order;

  async function paid(goods: readonly CartLine[] = GOODS) {
    const order = await orderOf(shop, await cartWith(shop, goods), { payment: 'card' });
    const { number } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
    await approve(shop, order.order_id);
    return number;
  }

  it('includes the tracking of the shipped goods, with its time', async () => {
    const id = await paid();
    await advance(id, { status: 'D', tracking: 'VT1', carrier: 'Post', link: 'https://post.test/VT1' });
    const sentAt = new Date(shop.clock.now()).toISOString();
    await shop.clock.advance(60 * 60 * 1000);
    staff = await signIn(shop, 'alma@vitrine.example');
    const swap = { id, key: 'exchange-1', lines: [{ line: 0, qty: 2, sku: MEDIUM }] };
    const sent = { tracking: 'VT2', carrier: 'Express', link: 'https://express.test/VT2' };
    const { parcels = [], partly_sent: isPart, to_send: left = [] } = await exchanged({ ...swap, ...sent });
    const [first, second] = parcels;
    expect(first).toMatchObject({ tracking: 'VT1', carrier: 'Post', link: 'https://post.test/VT1', sent_at: sentAt });
    // The item that was exchanged in full is still named.
    expect(first?.lines).toEqual([
      { sku: SMALL, qty: 2, name: 'Rain Jacket' },
      { sku: 'TEE', qty: 1, name: 'Cotton Tee' },
    ]);
    expect(second).toMatchObject({ id: 'exchange-1', tracking: 'VT2', lines: [{ sku: MEDIUM, qty: 2 }] });
    expect([parcels.length, isPart, left]).toEqual([2, false, []]);
    const mails = await shop.platform.outbox.list('ada@shop.test');
    const text = mails.find(({ kind: of }) => of === 'order-exchanged')?.text ?? '';
    for (const part of ['VT2', 'Express', 'https://express.test/VT2']) expect(text).toContain(part);
    const again = await exchanged({ id, key: 'exchange-2', lines: [{ line: 1, qty: 1, sku: MEDIUM }] }).catch(String);
    expect(again).toContain('must be a product with variants');
    const corrected = await advance(id, { parcel: { id: 'exchange-1' }, tracking: 'VT3' });
    expect(corrected.parcels?.map(({ tracking }) => tracking)).toEqual(['VT1', 'VT3']);
    // A correction does not make the exchange forgotten.
    expect((await exchange({ ...swap, ...sent })).status).toBe(200);
  });

  it('includes the keys of parcels and exchanges: a used one is refused', async () => {
    const id = await paid();
    await advance(id, { parcel: { id: 'parcel-1', lines: [{ sku: 'TEE', qty: 1 }] } });
    await advance(id, { status: 'D' });
    const swap = { id, lines: [{ line: 0, qty: 1, sku: MEDIUM }] };
    const refused = { status: 409, json: { meta: { error: 'other-parcel' } } };
    expect(await exchange({ ...swap, key: 'parcel-1' })).toMatchObject(refused);
    const { revision } = await exchanged({ ...swap, key: 'exchange-1' });
    expect(await exchange({ id, key: 'exchange-1', lines: [{ line: 0, qty: 1, sku: 'JACKET-RED-S' }] })).toMatchObject(
      refused,
    );
    expect((await exchanged({ ...swap, key: 'exchange-1' })).revision).toBe(revision);
  });

  it('includes the answer to an option, even a required one', async () => {
    const jacket = recordOf('JACKET');
    await shop.platform.catalogue.writeProduct({ ...jacket, product: { ...jacket.product, custom_options: [OPTION] } });
    const id = await paid([{ sku: SMALL, parentSku: 'JACKET', product_option: ANSWER }]);
    await advance(id, { status: 'D' });
    const { products } = await exchanged({ id, key: 'exchange-1', lines: [{ line: 0, qty: 1, sku: MEDIUM }] });
    expect(products).toMatchObject([{ sku: MEDIUM, product_option: ANSWER }]);
  });
});
