import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { watchOrderLives } from '../../fixtures/order-lives';
import { runs } from '../../fixtures/runs';
import { fillIn, json, openAskingShops, put, type OpenShop } from '../open-shop';
import { press } from './at-payment-page';

vi.setConfig({ testTimeout: 600_000 });

const open = openAskingShops();
const SOLD_OUT = json(500, { code: 500, result: 'Error: Error while adding products' });
const INVALID = json(400, { code: 400, result: 'invalid', meta: { errors: [{ field: 'x', message: 'x' }] } });

async function orderNow(shop: OpenShop): Promise<void> {
  await put(shop, 'TEE', 1);
  await fillIn(shop, 'card');
  await (await shop.shop.orders()).place().catch(() => undefined);
  (await shop.shop.checkout()).setThankYouPage(false);
}

async function newestOrder({ shop }: OpenShop): Promise<string> {
  return (await (await shop.orders()).queue()).at(-1)?.order.order_id ?? '';
}

const STEPS: Readonly<Record<string, (shop: OpenShop) => unknown>> = {
  order: orderNow,
  cash: async (shop) => {
    await put(shop, 'CAP', 1);
    await fillIn(shop);
    return (await shop.shop.orders()).place().catch(() => undefined);
  },
  offline: (shop) => {
    shop.network.set(false);
  },
  online: (shop) => {
    shop.network.set(true);
  },
  process: async ({ shop }) => (await shop.orders()).process(),
  cancel: async (shop) => (await shop.shop.orders()).cancel(await newestOrder(shop)).catch(() => undefined),
  check: async (shop) => (await shop.shop.orders()).check(await newestOrder(shop)).catch(() => undefined),
  pay: async (shop) => press(shop, { order_id: await newestOrder(shop) }, 'approve'),
  'no answer': (shop) => {
    shop.mishap('/api/order?', 'lost-after');
  },
  'no request': (shop) => {
    shop.mishap('/api/order?', 'lost-before');
  },
  'sold out': (shop) => {
    shop.mishap('/api/order?', SOLD_OUT);
  },
  invalid: (shop) => {
    shop.mishap('/api/order?', INVALID);
  },
};

describe('orders of generated journeys', () => {
  it('make no transition that is not in the table', async () => {
    const seen = new Set<string>();
    const journey = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 4, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(journey, async (steps) => {
        const { storage, lives } = watchOrderLives(createMemoryStorage());
        const shop = await open({ storage });
        for (const step of ['order', ...steps]) await STEPS[step]?.(shop);
        await shop.shop.cart.settled();
        shop.shop.dispose();
        expect(lives.refused).toEqual([]);
        for (const transition of lives.seen) seen.add(transition);
      }),
      { numRuns: runs(12, 300), seed: 40 },
    );
    expect(seen.size).toBeGreaterThan(5);
  });
});
