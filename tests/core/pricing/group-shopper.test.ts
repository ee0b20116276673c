import { afterEach, describe, expect, it, vi } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { FIXTURE_PRODUCTS } from '../../fixtures/catalogue';
import { openFixturePlatform } from '../../fixtures/platform';
import { codeFor } from '../../fixtures/signed-in';
import { fillIn, openShop, put, type OpenShop, accepted } from '../open-shop';

const ADA = 'ada@vitrine.example';

async function openWithGroup(): Promise<OpenShop> {
  const fixture = await openFixturePlatform({ userGroups: [{ id: 1 }] });
  for (const record of FIXTURE_PRODUCTS.filter(({ product }) => product.sku === 'TEE')) {
    const tier_prices = [{ customer_group_id: 1, qty: 1, value: 12 }];
    await fixture.platform.catalogue.writeProduct({ ...record, product: { ...record.product, tier_prices } });
  }
  await fixture.platform.catalogue.reindex();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  return openShop({ fixture, config: { products: { userGroupPrices: true } } });
}

async function listed({ shop }: OpenShop): Promise<number | null | undefined> {
  const { items } = await shop.catalogue.search({ text: 'tee' });
  return items.find(({ sku }) => sku === 'TEE')?.final_price;
}

describe('a shopper whose group has special prices', () => {
  let open: OpenShop;
  afterEach(async () => {
    open.shop.dispose();
    await open.fixture.platform.close();
  });

  it('sees them after signing in, the same in list, page, cart and order, and no longer after signing out', async () => {
    open = await openWithGroup();
    const { shop, fixture } = open;
    expect(await listed(open)).toBe(15);
    expect((await shop.product.load({ sku: 'TEE' })).price.final).toBe(15);

    const accounts = await shop.accounts();
    await accounts.requestCode(ADA);
    await accounts.checkCode(await codeFor(fixture, ADA));
    expect(await listed(open)).toBe(12);
    expect((await shop.product.load({ sku: 'TEE' })).price).toMatchObject({ final: 12, regular: 15, onSale: true });
    await put(open, 'TEE');
    expect(shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', price: 12 }]);
    await fillIn(open);
    const orders = await shop.orders();
    const placed = accepted(await orders.place());
    expect(placed.status).toBe('placed');
    expect((await orders.show(placed.order_id)).products).toMatchObject([{ sku: 'TEE', price: 12 }]);

    await accounts.logout();
    expect(await listed(open)).toBe(15);
  }, 30_000);

  it('sees them on the open page, without navigation', async () => {
    open = await openWithGroup();
    const { shop, fixture } = open;
    const found = await shop.catalogue.search({ text: 'tee' });
    const tee = found.items.find(({ sku }) => sku === 'TEE');
    if (tee === undefined) throw new Error('No tee');
    await shop.routing.open(shop.routing.productLink(tee));
    const shown = () => (shop.routing.page?.name === 'product' ? shop.routing.page.view.price.final : undefined);
    expect(shown()).toBe(15);
    const accounts = await shop.accounts();
    await accounts.requestCode(ADA);
    await accounts.checkCode(await codeFor(fixture, ADA));
    await vi.waitFor(() => expect(shown()).toBe(12));
    await accounts.logout();
    await vi.waitFor(() => expect(shown()).toBe(15));
  }, 30_000);
});
