import { afterEach, describe, expect, it } from 'vitest';
import { demoShipping, seedShipping } from '../../../adapters/demo/shipping';
import { COMMERCE } from '../../../adapters/platform/starter/commerce';
import type { CartTotals } from '../../../core/contract';
import { cartWith, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

const open: FixturePlatform[] = [];
afterEach(async () => {
  for (const { platform } of open.splice(0)) await platform.close();
});

async function opened(): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform();
  open.push(fixture);
  return fixture;
}

describe('shipping in the shop of the demo', () => {
  it('is free with the slower method from the same amount as with the faster one, and charged below', async () => {
    const fixture = await opened();
    await seedShipping(fixture.platform.commerce);
    const charged = async (qty: number, method: string) => {
      const token = await cartWith(fixture, [{ sku: 'TEE', qty }]);
      const { totals } = await resultOf<{ totals: CartTotals }>(
        fixture.call('POST', `/api/cart/shipping-information?cartId=${token}`, {
          addressInformation: { shippingMethodCode: method, shippingCarrierCode: 'vitrine' },
        }),
      );
      return [totals.subtotal >= 400, totals.shipping_amount];
    };
    expect(await charged(1, 'standard')).toEqual([false, 4]);
    expect(await charged(1, 'express')).toEqual([false, 14]);
    expect(await charged(30, 'standard')).toEqual([true, 0]);
    expect(await charged(30, 'express')).toEqual([true, 0]);
  });

  it('is unchanged if the merchant set a method, if none is ever free, and on the second run', () => {
    const [standard, express] = COMMERCE.shipping_methods;
    expect(standard && demoShipping([standard])).toEqual([standard]);
    const own = { ...standard!, limit: 60 };
    expect(demoShipping([own, express!])).toEqual([own, express]);
    const once = demoShipping(COMMERCE.shipping_methods);
    expect(demoShipping(once)).toEqual(once);
  });
});
