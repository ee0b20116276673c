import { expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { openFixturePlatform } from '../../fixtures/platform';
import { fillIn, hold, openShops, put } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

const codes = (methods: readonly { readonly method_code: string }[]) => methods.map(({ method_code }) => method_code);

async function leaveWhileAsking() {
  const device = { fixture: await openFixturePlatform(), storage: createMemoryStorage() };
  const first = await open({ ...device, seed: 'first' });
  await put(first, 'TEE');
  return { first, next: () => open({ ...device, seed: 'next' }) };
}

it('requests the shipping methods that the previous page did not receive', async () => {
  const { first, next } = await leaveWhileAsking();
  const answer = hold(first, '/cart/shipping-information');
  await first.shop.checkout();
  await answer.arrived;
  const second = await next();
  await second.shop.checkout();
  await second.shop.cart.settled();
  expect(codes(second.shop.cart.snapshot.shippingMethods)).toContain('standard');
  answer.letGo();
});

it('requests those of the new address if the previous page has those of another', async () => {
  const { first, next } = await leaveWhileAsking();
  await fillIn(first);
  const offered = first.shop.cart.snapshot.shippingMethods;
  const answer = hold(first, '/cart/shipping-information');
  await (await first.shop.checkout()).saveShipping({ country: 'DE', zipCode: '10115', state: '', city: 'Berlin' });
  await answer.arrived;
  const second = await next();
  await second.shop.checkout();
  await second.shop.cart.settled();
  expect(second.shop.cart.snapshot.shippingMethods).not.toEqual(offered);
  answer.letGo();
});

it('reports a product as added only once it is saved: it is then in the bag even if the page was left', async () => {
  const fixture = await openFixturePlatform();
  const storage = createMemoryStorage();
  const set = storage.set.bind(storage);
  const room: (() => void)[] = [];
  vi.spyOn(storage, 'set').mockImplementation(async (...value) => {
    if (value[0] === 'cart') await new Promise<void>((resolve) => room.push(resolve));
    return set(...value);
  });
  const first = await open({ fixture, storage, seed: 'first' });
  const isAdded = vi.fn<() => void>();
  const adding = first.shop.cart.add(await first.shop.product.load({ sku: 'TEE' })).then(isAdded);
  await expect.poll(() => first.shop.cart.snapshot.cartItems.length).toBe(1);
  expect([isAdded.mock.calls, first.notices]).toEqual([[], []]);
  await expect
    .poll(() => {
      for (const make of room.splice(0)) make();
      return isAdded.mock.calls.length;
    })
    .toBe(1);
  await adding;
  expect(await storage.get('cart', 'us.cart')).toMatchObject({ cartItems: [{ sku: 'TEE' }] });
});
