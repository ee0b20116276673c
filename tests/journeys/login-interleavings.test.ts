import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../adapters/storage/memory';
import type { ProductView, Storage } from '../../core/shopper';
import { ACCOUNT_COLLECTION } from '../../core/accounts/account-message';
import { resultOf } from '../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../fixtures/platform';
import { runs } from '../fixtures/runs';
import { codeFor, signIn } from '../fixtures/signed-in';
import { clientCart, openShop, serverCart, type OpenShop } from '../core/open-shop';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

const views = new Map<string, ProductView>();
const SKUS = ['TEE', 'SOCKS', 'SHIRT'] as const;
type Sku = (typeof SKUS)[number];
type Units = Readonly<Partial<Record<Sku, number>>>;

/** A browser page. Once closed it neither writes nor sends; earlier requests complete. */
interface Page extends OpenShop {
  close(): void;
}

async function openPage(kept: Storage): Promise<Page> {
  let isOpen = true;
  const dead = (): Promise<never> => new Promise(() => undefined);
  const storage: Storage = {
    get: (collection, key) => (isOpen ? kept.get(collection, key) : dead()),
    set: (collection, key, value) => (isOpen ? kept.set(collection, key, value) : dead()),
    remove: (collection, key) => (isOpen ? kept.remove(collection, key) : dead()),
    keys: (collection) => (isOpen ? kept.keys(collection) : dead()),
    clear: (collection) => (isOpen ? kept.clear(collection) : dead()),
    usage: (collection) => kept.usage(collection),
    recreate: () => kept.recreate(),
    close: () => Promise.resolve(),
  };
  const page = await openShop({ fixture, storage });
  const close = (): void => {
    isOpen = false;
    page.mishap('', ...Array.from({ length: 50 }, () => 'lost-before' as const));
    page.shop.dispose();
  };
  return { ...page, close };
}

async function add({ shop }: OpenShop, sku: string, qty: number): Promise<void> {
  const view = views.get(sku) ?? (await shop.product.load({ sku }));
  views.set(sku, view);
  await shop.cart.add(view, qty);
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let customers = 0;
async function customerWith(units: Units): Promise<string> {
  customers += 1;
  const contact = `shopper-${customers}@shop.test`;
  const { token } = await signIn(fixture, contact);
  await fixture.clock.advance(16_000);
  const cart = await resultOf<string>(fixture.call('POST', `/api/cart/create?token=${token}`));
  for (const [sku, qty] of Object.entries(units)) {
    if (qty > 0) await fixture.call('POST', `/api/cart/update?cartId=${cart}`, { cartItem: { sku, qty } });
  }
  return contact;
}

/** Syncs until idle; a failing request may need several runs. */
async function calm({ shop }: OpenShop): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const found = await shop.cart.sync({ force: true });
    const isCalm = found.length > 0 && found.every(({ action }) => action === 'none');
    if (isCalm) return;
  }
}

const lines = (...carts: readonly Units[]): string[] =>
  SKUS.flatMap((sku) => {
    const qty = carts.reduce((sum, units) => sum + (units[sku] ?? 0), 0);
    return qty > 0 ? [`${qty} ${sku}`] : [];
  }).sort();

const units = fc.record({ TEE: fc.nat(2), SOCKS: fc.nat(2), SHIRT: fc.nat(2) });
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ reload: fc.nat(12) }) },
  fc.record({ add: fc.constantFrom(...SKUS), qty: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ lose: fc.constantFrom('lost-before', 'lost-after') }),
  fc.record({ online: fc.boolean() }),
  fc.constant({ sync: true } as const),
);

describe('any interleaving of login, reload and merge', () => {
  it('ends in the same cart: all lines of the guest, of the customer, and those added since', async () => {
    await fc.assert(
      fc.asyncProperty(
        units,
        units,
        fc.boolean(),
        fc.array(event, { minLength: 1, maxLength: 5 }),
        async (guest, own, isCut, events) => {
          const contact = await customerWith(own);
          const kept = createMemoryStorage();
          let page = await openPage(kept);
          for (const [sku, qty] of Object.entries(guest)) if (qty > 0) await add(page, sku, qty);
          await page.shop.cart.settled();
          const accounts = await page.shop.accounts();
          await accounts.requestCode(contact);
          const code = await codeFor(fixture, contact);
          if (isCut) page.mishap('/cart/create', 'lost-after');
          const entering = accounts.checkCode(code).catch(() => undefined);
          // Leaving before the code is answered creates no customer.
          while ((await kept.keys(ACCOUNT_COLLECTION)).length === 0) await turn();
          const added: Units[] = [];
          for (const what of events) {
            if ('reload' in what) {
              for (let turns = 0; turns < what.reload; turns += 1) await turn();
              page.close();
              page = await openPage(kept);
            } else if ('add' in what) {
              await add(page, what.add, what.qty);
              added.push({ [what.add]: what.qty });
            } else if ('lose' in what) {
              page.mishap('/cart/', what.lose === 'lost-after' ? 'lost-after' : 'lost-before');
            } else if ('online' in what) page.network.set(what.online);
            else await page.shop.cart.sync({ force: true });
          }
          await Promise.race([entering, page.shop.cart.settled()]);
          page.network.set(true);
          await calm(page);
          const expected = lines(guest, own, ...added);
          expect(clientCart(page)).toEqual(expected);
          expect(await serverCart(page)).toEqual(expected);
          page.close();
        },
      ),
      { numRuns: runs(40, 200) },
    );
  });
});
