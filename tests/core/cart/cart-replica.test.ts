import { describe, expect, it } from 'vitest';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { EMPTY_DATA, type CartData } from '../../../core/cart/cart-record';
import { CartReplica } from '../../../core/cart/cart-replica';
import { mergeItem } from '../../../core/cart/merge-item';
import type { JsonValue, Storage } from '../../../core/shopper';
import { item } from './cart-builder';

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

const adds = (sku: string) => (cart: CartData) => ({
  ...cart,
  cartItems: mergeItem(cart.cartItems, item({ sku }), 99),
});

const units = ({ cartItems }: CartData) => cartItems.map(({ sku, qty }) => `${qty} ${sku}`);

/** One device with tabs. */
function device() {
  const storage = createMemoryStorage();
  const hub = createTabHub();
  let opened = 0;
  const openTab = (
    over: { readonly storage?: Storage; readonly id?: () => string; readonly recheck?: () => Promise<void> } = {},
  ) => {
    opened += 1;
    const ports = { storage: over.storage ?? storage, tabs: hub.open(), telemetry: createMemoryTelemetry() };
    const { id = () => '', recheck = () => Promise.resolve() } = over;
    return new CartReplica('us', ports, { tabId: `tab ${opened}`, id, recheck });
  };
  const put = (cart: Partial<CartData>, version = 1) =>
    storage.set('cart', 'us.cart', { ...EMPTY_DATA, ...cart, version } as unknown as JsonValue); // sound: JSON values only
  return { storage, openTab, put };
}

describe('a change of the cart whose write timed out but reached the device', () => {
  /** Writes, reports a failure, and can then not be read for a while. */
  function unsure(inner: Storage) {
    let isDown = false;
    const fail = () => Promise.reject(new Error('The device does not answer'));
    const storage: Storage = {
      ...inner,
      get: (...call) => (isDown ? fail() : inner.get(...call)),
      set: async (...call) => {
        await inner.set(...call);
        isDown = true;
        return fail();
      },
    };
    return {
      storage,
      heals: () => {
        isDown = false;
        storage.set = inner.set.bind(inner);
      },
    };
  }

  it('is applied once, also if another tab has written since', async () => {
    const { storage, openTab } = device();
    const medium = unsure(storage);
    const one = openTab({ storage: medium.storage });
    const other = openTab();
    await Promise.all([one.load(), other.load()]);
    expect(await one.change(adds('TEE'))).toBe(false);
    medium.heals();
    await other.change(adds('SOCKS'));
    await settle();
    await one.load();
    expect(units(one.state)).toEqual(['1 TEE', '1 SOCKS']);
    await one.change(adds('TEE'));
    await settle();
    for (const tab of [one, other]) expect(units(tab.state)).toEqual(['2 TEE', '1 SOCKS']);
  });

  it('is broadcast to the other tabs at once', async () => {
    const { storage, openTab } = device();
    const medium = unsure(storage);
    const one = openTab({ storage: medium.storage });
    const other = openTab();
    await Promise.all([one.load(), other.load()]);
    await one.change(adds('TEE'));
    await settle();
    expect(units(other.state)).toEqual(['1 TEE']);
    medium.heals();
    await one.load();
    await settle();
    for (const tab of [one, other]) expect(units(tab.state)).toEqual(['1 TEE']);
  });

  it('keeps marks of a few tabs only', async () => {
    const { openTab } = device();
    for (let tabs = 0; tabs < 12; tabs += 1) {
      const tab = openTab();
      await tab.load();
      await tab.change(adds('TEE'));
      if (tabs === 11) expect(Object.keys(tab.state.marks)).toHaveLength(8);
      if (tabs === 11) expect(units(tab.state)).toEqual(['12 TEE']);
      tab.dispose();
    }
  });
});

describe('cart changes while nothing can be stored', () => {
  function full() {
    const { storage: inner, openTab, put } = device();
    const storage = createFaultyStorage({ inner });
    storage.writes = 'full';
    return { inner, storage, open: () => openTab({ storage }), put };
  }

  it('reach the other tabs, are applied once there, and are stored by the first tab that can', async () => {
    const { inner, storage, open } = full();
    const [one, other] = [open(), open()];
    await one.change(adds('TEE'));
    await settle();
    expect(units(other.state)).toEqual(['1 TEE']);
    await Promise.all([one.change(adds('TEE')), other.change(adds('TEE'))]);
    await settle();
    for (const tab of [one, other]) expect(units(tab.state)).toEqual(['3 TEE']);
    expect(await inner.get('cart', 'us.cart')).toBeUndefined();
    storage.writes = 'well';
    await other.change(adds('SOCKS'));
    await settle();
    expect(await inner.get('cart', 'us.cart')).toMatchObject({ cartItems: [{ qty: 3 }, { sku: 'SOCKS' }] });
    for (const tab of [one, other]) expect([units(tab.state), tab.pending]).toEqual([['3 TEE', '1 SOCKS'], []]);
  });

  it('reach a tab that opens later, and stay there when the others close', async () => {
    const { inner, storage, open } = full();
    const one = open();
    await one.change(adds('TEE'));
    const later = open();
    await later.load();
    await settle();
    expect(units(later.state)).toEqual(['1 TEE']);
    one.dispose();
    storage.writes = 'well';
    await later.change(adds('TEE'));
    expect(await inner.get('cart', 'us.cart')).toMatchObject({ cartItems: [{ sku: 'TEE', qty: 2 }] });
  });

  it('are broadcast once, although every tab retries to store them', async () => {
    const { storage, open } = full();
    const [one, other] = [open(), open()];
    await one.change(adds('TEE'));
    await other.change(adds('SOCKS'));
    await settle();
    const before = storage.calls.length;
    await settle();
    expect(storage.calls).toHaveLength(before);
    for (const tab of [one, other]) expect(units(tab.state)).toEqual(['1 TEE', '1 SOCKS']);
  });

  it('of another customer stay with that customer', async () => {
    const { storage, openTab } = device();
    const faulty = createFaultyStorage({ inner: storage });
    faulty.writes = 'full';
    const one = openTab({ storage: faulty, id: () => '7' });
    const other = openTab({ storage: faulty, id: () => '8' });
    await other.change((cart) => ({ ...adds('SOCKS')(cart), owner: '8' }));
    await one.change((cart) => ({ ...adds('TEE')(cart), owner: '7', cartItems: [item({ sku: 'TEE' })] }));
    await settle();
    expect([units(one.state), units(other.state)]).toEqual([['1 TEE'], ['1 SOCKS']]);
  });
});

describe('a cart change without effect', () => {
  it('is neither written nor broadcast', async () => {
    const { storage, openTab } = device();
    const one = openTab();
    await one.change(adds('TEE'));
    let writes = 0;
    const set = storage.set.bind(storage);
    storage.set = (...call) => {
      writes += 1;
      return set(...call);
    };
    expect(await one.change((cart) => ({ ...cart }))).toBe(true);
    expect(writes).toBe(0);
    await one.change(adds('TEE'));
    expect(writes).toBe(1);
  });
});

describe('a cart of another customer than that of this tab', () => {
  it('is detected without the lock, and unchanged, with the changes here kept apart', async () => {
    const { storage, openTab, put } = device();
    let isAsked = false;
    const recheck = () => {
      isAsked = true;
      return new Promise<void>(() => undefined);
    };
    const one = openTab({ id: () => '7', recheck });
    const other = openTab({ id: () => '8' });
    await put({ owner: '7' });
    await one.load();
    await put({ owner: '8' });
    void one.change(adds('TEE'));
    await settle();
    expect(isAsked).toBe(true);
    expect(units(one.state)).toEqual(['1 TEE']);
    // The lock is free, though nobody knows yet who is signed in.
    expect(await other.change(adds('SOCKS'))).toBe(true);
    expect(await storage.get('cart', 'us.cart')).toMatchObject({ owner: '8', cartItems: [{ sku: 'SOCKS' }] });
  });

  it('is read once that customer turns out to be signed in', async () => {
    const { openTab, put } = device();
    let user = '7';
    const recheck = () => {
      user = '8';
      return Promise.resolve();
    };
    const one = openTab({ id: () => user, recheck });
    await put({ owner: '7', cartItems: [item({ sku: 'TEE' })] });
    await one.load();
    await put({ owner: '8', cartItems: [item({ sku: 'SOCKS' })] });
    await one.load();
    expect(units(one.state)).toEqual(['1 SOCKS']);
  });
});

it('a change of a customer does not reach the cart of the device after they have left', async () => {
  const { storage, openTab, put } = device();
  const set = storage.set.bind(storage);
  const medium: Storage = { ...storage, set: () => Promise.reject(new Error('full')) };
  const one = openTab({ storage: medium, id: () => '7' });
  await put({ owner: '7' });
  await one.load();
  expect(await one.change(adds('TEE'))).toBe(false);
  await put({ owner: '' }, 3);
  medium.set = set;
  await one.load();
  expect(units(one.state)).toEqual([]);
  expect(await storage.get('cart', 'us.cart')).toMatchObject({ cartItems: [] });
});
