import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderResult, PlacedOrder } from '../../../../../core/contract';
import { BANK_ACCOUNT } from '../../../../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const DAY_MS = 24 * 60 * 60 * 1000;

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  const json = { bank_account: BANK_ACCOUNT };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
  await fixture.platform.catalogue.writeCoupons([{ code: 'FREE', kind: 'percent', value: '100', source: 'test' }]);
});
afterEach(() => fixture.platform.close());

async function free(payment: string) {
  const token = await cartWith(fixture, [{ sku: 'SOCKS' }]);
  await resultOf(fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=FREE`));
  const { hash: _, ...order } = await orderOf(fixture, token, { payment, shipping: 'pickup' });
  const addressInformation = { ...order.addressInformation, pickup_store_id: 1 };
  const placed = await resultOf<OrderResult>(fixture.call('POST', '/api/order', { ...order, addressInformation }));
  return { placed, shown: () => resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`)) };
}

describe('an order with nothing due', () => {
  it.each(['card', 'banktransfer', 'cashondelivery'])(
    'is marked as paid when it is placed by %s, and stays so',
    async (payment) => {
      const { placed, shown } = await free(payment);
      expect(placed).toMatchObject({ price: 0, paid: true, redirect_to_pay: false });
      expect(placed.bank_account).toBeUndefined();
      await fixture.clock.advance(15 * DAY_MS);
      await fixture.platform.payments.check();
      expect(await shown()).toMatchObject({ paid: true, canceled: false });
      const mails = (await fixture.platform.outbox.list('ada@shop.test')).filter(({ kind }) => kind === 'order');
      expect(mails).toHaveLength(1);
    },
  );
});
