import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { clientCart, openShops, put, serverCart } from '../open-shop';
import { signIn } from '../sign-in';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

describe('the response of a server cart (S §4, cart sync)', () => {
  it('is not applied to another cart that a tab switched to in the meantime', async () => {
    const elsewhere = await open({ seed: 'elsewhere' });
    await signIn(elsewhere, 'ada@shop.test');
    await put(elsewhere, 'SOCKS', 1);

    const device = { fixture: elsewhere.fixture, storage: createMemoryStorage(), hub: createTabHub() };
    const tab = (seed: string) => open({ ...device, tabs: device.hub.open(), seed });
    const [slow, other] = [await tab('slow'), await tab('other')];
    // Many changes raise the revision beyond that of the other cart.
    for (const qty of [1, 3, 4, 5, 6, 2]) {
      if (qty === 1) await put(slow, 'TEE', qty);
      else await slow.shop.cart.setQuantity('TEE', qty);
      await slow.shop.cart.settled();
    }
    await expect.poll(() => clientCart(other)).toEqual(['2 TEE']);
    const guest = slow.shop.cart.snapshot.cartServerToken;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    slow.mishap('/api/cart/pull', async (answer) => {
      await held;
      return answer;
    });
    const syncing = slow.shop.cart.sync({ force: true });
    await expect
      .poll(() => slow.requests.filter((request) => request.endsWith('/cart/pull')).length)
      .toBeGreaterThan(0);
    await signIn(other, 'ada@shop.test');
    await expect.poll(() => clientCart(slow)).toEqual(['1 SOCKS', '2 TEE']);
    expect(slow.shop.cart.snapshot.cartServerToken).not.toBe(guest);
    letGo();
    await syncing;
    await Promise.all([slow, other].map(({ shop }) => shop.cart.settled()));
    for (const one of [slow, other]) expect(clientCart(one)).toEqual(['1 SOCKS', '2 TEE']);
    await slow.shop.cart.setQuantity('TEE', 3);
    await slow.shop.cart.settled();
    expect(await serverCart(other)).toEqual(['1 SOCKS', '3 TEE']);
  });
});
