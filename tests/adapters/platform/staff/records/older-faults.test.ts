import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { recordOf } from '../../../../fixtures/catalogue';
import { resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
}

describe.each(DATABASES)('records that violate a newer rule, on %s', (kind) => {
  let shop: RawShop;
  let token: string;
  beforeEach(async () => {
    shop = await openRawShop(kind);
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    ({ token } = await signIn(shop, 'alma@vitrine.example'));
  });
  afterEach(() => shop.end());

  const shown = (of: string, id: string) =>
    resultOf<Shown>(shop.call('GET', `/api/manage/${of}?id=${encodeURIComponent(id)}&token=${token}`));
  const saved = async (of: string, id: string, change: object) => {
    const { version, document } = await shown(of, id);
    const body = { id, version, document: { ...document, ...change } };
    const { status, json } = await shop.call('POST', `/api/manage/${of}?token=${token}`, body);
    const { meta } = json as { readonly meta?: { readonly errors?: readonly { readonly field: string }[] } };
    return [status, ...(meta?.errors ?? []).map(({ field }) => field)];
  };
  const storedRates = (rates: readonly object[]) =>
    shop.run(`UPDATE commerce SET document = $1 WHERE name = 'currency_rates'`, JSON.stringify(rates));

  const EUR = { currency: 'EUR', rate: 0.92, step: 1, small_step: 0.5, below: 0.05 };
  const RUB = { currency: 'RUB', rate: 90, step: 100, small_step: 10, below: 10 };
  const PLN = { currency: 'PLN', rate: 4, step: 1, small_step: 1, below: 2 };

  it('can be changed in other fields, but not in the invalid ones', async () => {
    await storedRates([EUR, RUB, PLN]);
    expect(await saved('currency-rate', 'PLN', { rate: 4.1 })).toEqual([200]);
    expect(await saved('currency-rate', 'PLN', { below: 3 })).toEqual([400, 'below']);
    expect(await saved('currency-rate', 'PLN', { step: 1.5 })).toEqual([400, 'below']);
    expect(await saved('currency-rate', 'PLN', { below: 0 })).toEqual([200]);
    expect(await saved('currency-rate', 'PLN', { below: 2 })).toEqual([400, 'below']);
  });

  it('do not block changes of others in their list, unless their own values cannot be parsed', async () => {
    await storedRates([EUR, RUB, PLN]);
    expect(await saved('currency-rate', 'EUR', { rate: 0.93 })).toEqual([200]);
    await storedRates([EUR, RUB, { ...PLN, below: -1 }]);
    const { version, document } = await shown('currency-rate', 'EUR');
    const body = { id: 'EUR', version, document: { ...document, rate: 0.94 } };
    const { status, json } = await shop.call('POST', `/api/manage/currency-rate?token=${token}`, body);
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('PLN has to be mended first: below')]);
  });

  it('can be products with other variants unchanged', async () => {
    const { product, ...record } = recordOf('JACKET');
    const children = product.configurable_children ?? [];
    const twins = children.map((child, at) =>
      at === 1 ? { ...child, ...children[0], sku: child.sku, id: child.id } : child,
    );
    await shop.platform.catalogue.writeProduct({ ...record, product: { ...product, configurable_children: twins } });
    const { document } = await shown('product', 'JACKET');
    const variants = document['variants'] as readonly { readonly sku: string }[];
    const priced = (sku: string, change: object) =>
      variants.map((variant) => (variant.sku === sku ? { ...variant, ...change } : variant));
    expect(await saved('product', 'JACKET', { variants: priced('JACKET-RED-S', { price: '81' }) })).toEqual([200]);
    expect(await saved('product', 'JACKET', { variants: priced('JACKET-RED-S', { special_price: '99' }) })).toEqual([
      400,
      'variants[2].special_price',
    ]);
    expect(await saved('product', 'JACKET', { variants: priced('JACKET-BLACK-M', { price: '91' }) })).toEqual([
      400,
      'variants[1].values',
    ]);
  });

  it('are refused for new violations of other rules', async () => {
    const { document } = await shown('stock-place', 'main');
    await shop.run(
      `UPDATE commerce SET document = $1 WHERE name = 'stock_places'`,
      JSON.stringify([{ ...document, country: 'XX' }]),
    );
    expect(await saved('stock-place', 'main', { city: 'Reno' })).toEqual([200]);
    expect(await saved('stock-place', 'main', { stores: ['nowhere'] })).toEqual([400, 'stores']);
  });
});
