import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { runs } from '../../fixtures/runs';
import { clientCart, fillIn, openShops, serverCart, type OpenShop } from '../open-shop';
import { signIn } from '../sign-in';

vi.setConfig({ testTimeout: 240_000 });

const open = openShops();

const SKUS = ['TEE', 'SOCKS'] as const;
type Sku = (typeof SKUS)[number];

/** `tab`: which of the open tabs acts. */
type Step =
  | { readonly do: 'add' | 'set'; readonly tab: number; readonly sku: Sku; readonly qty: number }
  | { readonly do: 'remove'; readonly tab: number; readonly sku: Sku }
  /** Every tab adds a unit at the same moment. */
  | { readonly do: 'add-everywhere'; readonly sku: Sku }
  | { readonly do: 'coupon' | 'ship' | 'reload' | 'sync' | 'sign-in' | 'order' | 'late' | 'lost'; readonly tab: number }
  | { readonly do: 'storage'; readonly writes: 'well' | 'fails' };

const tab = fc.nat({ max: 2 });
const sku = fc.constantFrom(...SKUS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('add' as const, 'set' as const),
      tab,
      sku,
      qty: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), tab, sku }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add-everywhere' as const), sku }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('coupon', 'ship', 'reload', 'sync', 'sign-in', 'order', 'late', 'lost'),
      tab,
    }),
  },
  // Tabs share one cart also while none can store it, so the model allows the same sums then as at other times.
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('storage' as const), writes: fc.constantFrom('well', 'fails') }),
  },
);

class Device {
  readonly storage = createFaultyStorage({ inner: createMemoryStorage() });
  readonly hub = createTabHub();
  /** Units that the cart must hold. */
  readonly model = new Map<Sku, number>();
  tabs: OpenShop[] = [];
  #opened = 0;
  #signedIn = false;
  readonly #seen = new Map<object, { readonly token: string; readonly revision: number }>();

  async openTab(): Promise<OpenShop> {
    this.#opened += 1;
    const fixture = this.tabs[0]?.fixture;
    const shop = await open({
      ...(fixture && { fixture }),
      storage: this.storage,
      tabs: this.hub.open(),
      seed: `tab ${this.#opened}`,
    });
    return shop;
  }

  async perform(what: Step): Promise<void> {
    if (what.do === 'storage') {
      this.storage.writes = what.writes;
      return;
    }
    if (what.do === 'add-everywhere') {
      const added = await Promise.all(this.tabs.map((one) => this.#add(one, what.sku, 1)));
      this.#count(what.sku, added.length);
      return;
    }
    const at = what.tab % this.tabs.length;
    const one = this.tabs[at];
    if (one === undefined) throw new Error('No tab is open');
    const { cart } = one.shop;
    switch (what.do) {
      case 'add':
        await this.#add(one, what.sku, what.qty);
        this.#count(what.sku, what.qty);
        return;
      case 'set':
        if (!this.model.has(what.sku)) return;
        await cart.setQuantity(what.sku, what.qty);
        return void this.model.set(what.sku, what.qty);
      case 'remove':
        if (!this.model.has(what.sku)) return;
        await cart.remove(what.sku);
        return void this.model.delete(what.sku);
      case 'coupon':
        if (this.model.size === 0) return;
        if (cart.snapshot.coupon === null) await cart.applyCoupon('WELCOME10');
        else await cart.removeCoupon();
        return;
      case 'ship':
        return void (await cart.loadShippingMethods({ country_id: 'US' }));
      case 'sync':
        return void (await cart.sync({ force: true }));
      case 'late':
        one.mishap('/api/cart/', async (answer) => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          return answer;
        });
        return;
      case 'lost':
        one.mishap('/api/cart/update', 'lost-after');
        return;
      case 'sign-in':
        // The session reaches other tabs through storage alone.
        if (this.#signedIn || this.storage.writes !== 'well') return;
        this.#signedIn = true;
        await signIn(one, 'ada@shop.test');
        return;
      case 'order':
        if (this.model.size === 0) return;
        await fillIn(one);
        expect(await (await one.shop.orders()).place()).toMatchObject({ status: 'placed' });
        this.model.clear();
        return;
      case 'reload':
        one.shop.dispose();
        this.tabs[at] = await this.openTab();
    }
  }

  async #add(one: OpenShop, wanted: Sku, qty: number): Promise<void> {
    const { problems } = await one.shop.cart.add(await one.shop.product.load({ sku: wanted }), qty);
    expect(problems).toEqual([]);
  }

  #count(wanted: Sku, qty: number): void {
    this.model.set(wanted, (this.model.get(wanted) ?? 0) + qty);
  }

  async settle(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      for (const { shop } of this.tabs) await shop.cart.settled();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }

  async #exchange(): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      for (const { shop } of this.tabs) await shop.cart.sync({ force: true });
      await this.settle();
    }
  }

  get expected(): readonly string[] {
    return [...this.model].map(([name, qty]) => `${qty} ${name}`).sort();
  }

  /** No tab goes back to an earlier state of a server cart. */
  checkRevisions(): void {
    for (const { shop } of this.tabs) {
      const { snapshot } = shop.cart;
      const revision = 'revision' in snapshot && typeof snapshot.revision === 'number' ? snapshot.revision : -1;
      const seen = this.#seen.get(shop);
      const isSame = seen?.token === snapshot.cartServerToken;
      if (isSame && revision >= 0) expect(revision).toBeGreaterThanOrEqual(seen.revision);
      this.#seen.set(shop, {
        token: snapshot.cartServerToken,
        revision: Math.max(revision, isSame ? seen.revision : 0),
      });
    }
  }

  async check(): Promise<void> {
    this.storage.writes = 'well';
    await this.#exchange();
    for (const one of this.tabs) expect(clientCart(one)).toEqual(this.expected);
    const tokens = new Set(this.tabs.map(({ shop }) => shop.cart.snapshot.cartServerToken));
    expect(tokens.size).toBe(1);
    const coupons = new Set(this.tabs.map(({ shop }) => shop.cart.snapshot.coupon?.code));
    expect(coupons.size).toBe(1);
    const [first] = this.tabs;
    if (first !== undefined && !tokens.has('')) expect(await serverCart(first)).toEqual(this.expected);
  }
}

describe('histories of several tabs of one device (S §4, cart persistence)', () => {
  it.each([2, 3])(
    'lose no unit and double none in %i tabs, which end with the same cart as the server',
    async (count) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
          const device = new Device();
          while (device.tabs.length < count) device.tabs.push(await device.openTab());
          for (const what of steps) {
            await device.perform(what);
            await device.settle();
            device.checkRevisions();
          }
          await device.check();
        }),
        { numRuns: runs(8, 100), endOnFailure: true },
      );
    },
  );
});
