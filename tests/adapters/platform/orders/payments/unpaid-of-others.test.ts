import { afterEach, describe, expect, it } from 'vitest';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { SlowProvider } from '../../../../fixtures/slow-provider';

const DAY_MS = 24 * 60 * 60 * 1000;

const opened: FixturePlatform[] = [];
afterEach(async () => {
  for (const { platform } of opened.splice(0)) await platform.close();
});

async function withAbandoned(answers: boolean) {
  const provider = new SlowProvider();
  const shop = await openFixturePlatform({ testPayments: false, payments: [provider] });
  opened.push(shop);
  const abandoned = await orderOf(shop, await cartWith(shop, [{ sku: 'CAP', qty: 2 }]), { payment: 'card' });
  await resultOf(shop.call('POST', '/api/order', abandoned));
  await shop.platform.fetch(new Request(`http://shop.test/pay/${abandoned.order_id}`));
  await shop.clock.advance(DAY_MS + 60_000);
  if (answers) provider.answer();
  const buy = async (qty: number) => {
    const order = await orderOf(shop, await cartWith(shop, [{ sku: 'CAP', qty }]));
    return shop.call('POST', '/api/order', order);
  };
  const isCanceled = async () => {
    const { canceled } = await resultOf<{ readonly canceled: boolean }>(
      shop.call('GET', `/api/order/${abandoned.order_id}`),
    );
    return canceled;
  };
  return { provider, buy, isCanceled };
}

describe("an order placed while another shopper's order is unpaid for a day", () => {
  it('does not wait for the payment provider while there is stock for both', async () => {
    const { provider, buy } = await withAbandoned(false);
    expect(await buy(1)).toMatchObject({ status: 200 });
    expect(provider.asked).toEqual([]);
  });

  it('takes over the reserved stock if needed, once the provider has confirmed that it is unpaid', async () => {
    const { provider, buy, isCanceled } = await withAbandoned(true);
    expect(await buy(3)).toMatchObject({ status: 200 });
    expect(provider.asked).toHaveLength(1);
    expect(await isCanceled()).toBe(true);
  });

  it('is refused if even that is not enough', async () => {
    const { provider, buy } = await withAbandoned(true);
    await buy(2);
    expect(await buy(2)).toMatchObject({ status: 500, json: { meta: { error: 'out_of_stock' } } });
    expect(provider.asked).toHaveLength(1);
  });
});
