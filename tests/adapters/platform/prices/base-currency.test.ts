import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../../adapters/clock/virtual';
import { exportTable } from '../../../../adapters/export';
import { createFolderFiles } from '../../../../adapters/files/folder';
import { createInProcessHttp } from '../../../../adapters/http/in-process';
import { createSeededIds } from '../../../../adapters/ids/seeded';
import { createMediaStore } from '../../../../adapters/images';
import { importCatalogue } from '../../../../adapters/import';
import { createFixedNetwork } from '../../../../adapters/network/fixed';
import { createPlatform, type Platform } from '../../../../adapters/platform';
import { baseAmount, currencyRatesOf, shopLimit, shopPrice } from '../../../../adapters/platform/foundation';
import { createMemoryStorage } from '../../../../adapters/storage/memory';
import { createNoTabs } from '../../../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../../../adapters/telemetry/memory';
import { createShop, type Shop } from '../../../../core/shopper';
import { amountText, currencyStep } from '../../../../core/kernel/currency';
import { readCsvText } from '../../../../core/kernel/read-csv';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { chanceFrom } from '../../../fixtures/chance';
import { collect } from '../../../fixtures/collect';
import { runs } from '../../../fixtures/runs';
import { csvOf } from '../../import/import-shop';

const STORES = {
  PLN: { code: 'pl', name: 'Polska', language: 'en', locale: 'pl-PL', currency: 'PLN', country: 'PL' },
  JPY: { code: 'jp', name: 'Nippon', language: 'en', locale: 'ja-JP', currency: 'JPY', country: 'JP' },
  KWD: { code: 'kw', name: 'Kuwait', language: 'en', locale: 'en-KW', currency: 'KWD', country: 'KW' },
} as const;
type Base = keyof typeof STORES;

/** Prices in smallest amounts of the currency: the ends of the range, thousands, and some between. */
function samples(): readonly number[] {
  const chance = chanceFrom(44);
  const between = Array.from({ length: 40 }, () => Math.floor(chance() * 100_000));
  return [...new Set([0, 1, 5, 9, 10, 99, 100, 999, 1000, 1005, 12_345, 99_999, 100_000, ...between])];
}

async function openIn(base: Base) {
  const clock = createVirtualClock();
  const store = { ...STORES[base], prices_include_tax: true };
  const platform = await createPlatform({
    ...{ data: ':memory:', clock, ids: createSeededIds(base), mode: 'development', baseCurrency: base },
    ...{ stores: [store.code], ownStores: [store] },
  });
  const shop = createShop({
    storeCode: store.code,
    config: { stores: { available: [store.code], own: [store] } },
    adapters: {
      http: createInProcessHttp({ fetch: (request) => platform.fetch(request) }),
      storage: createMemoryStorage(),
      clock,
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createMemoryTelemetry(),
      ids: createSeededIds('shopper'),
    },
  });
  return { platform, shop };
}

async function bringIn(platform: Platform, base: Base, folder: string): Promise<void> {
  const rows = samples().map((units) => ({
    ...{
      sku: `P-${String(units)}`,
      product_type: 'simple',
      attribute_set_code: 'Default',
      name: `Cup ${String(units)}`,
    },
    ...{ price: amountText(units * currencyStep(base), base), qty: '900', is_in_stock: '1', product_online: '1' },
    ...{ visibility: 'Catalog, Search', url_key: `cup-${String(units)}`, tax_class_name: 'None' },
  }));
  const file = path.join(folder, `${base}.csv`);
  await writeFile(file, csvOf(rows));
  const report = await importCatalogue(
    { file, currency: base },
    { writer: platform.catalogue, media: createMediaStore(createFolderFiles({ folder })) },
    { now: 0 },
  );
  expect(report.counts.products.total).toBe(rows.length);
}

describe.each(Object.keys(STORES) as readonly Base[])('a shop with the base currency %s', (base) => {
  const step = currencyStep(base);
  let folder: string;
  let platform: Platform;
  let shop: Shop;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-base-'));
    ({ platform, shop } = await openIn(base));
    await bringIn(platform, base, folder);
    await platform.catalogue.writeCoupons([
      { code: 'FIX', kind: 'fixed', value: amountText(7 * step, base), source: 'test' },
      { code: 'TEN', kind: 'percent', value: '10', source: 'test' },
    ]);
  }, 60_000);
  afterAll(async () => {
    shop.dispose();
    await platform.close();
    await rm(folder, { recursive: true });
  });

  it('preserves each price of 0 to 100,000 minor units: read, stored, shown and written again', () => {
    const rates = currencyRatesOf([{ currency: 'EUR', rate: 0.2, step: 1, small_step: 0.5, below: 0.05 }], base);
    const read = baseAmount(base, rates);
    const wrong = Array.from({ length: 100_001 }, (_, units) => units * step).filter((minor) => {
      const stored = read?.(Number(amountText(minor, base))) ?? Number.NaN;
      const shown = shopPrice(stored, base, rates);
      return shown !== toDecimal(minor) || shopLimit(stored, base, rates) !== shown || toMinor(shown) !== minor;
    });
    expect(wrong).toEqual([]);
  });

  it('shows and exports the prices of an imported file unchanged', async () => {
    const { items } = await shop.catalogue.search({ size: -1 });
    const shown = new Map(items.map(({ sku, final_price: price }) => [sku, amountText(toMinor(price ?? -1), base)]));
    const count = { products: 0, rows: 0, lost: [] };
    const parts = await collect(
      exportTable(platform.goods, { format: 'magento', pictureAddress: String, now: 0 }, count),
    );
    const [head, ...rows] = readCsvText(parts.join(''));
    const at = (name: string) => head?.cells.indexOf(name) ?? -1;
    const written = new Map(rows.map(({ cells }) => [cells[at('sku')], Number(cells[at('price')])]));
    for (const units of samples()) {
      const sku = `P-${String(units)}`;
      expect([sku, written.get(sku)]).toEqual([sku, toDecimal(units * step)]);
      // Goods without a price are not listed.
      if (units > 0) expect([sku, shown.get(sku)]).toEqual([sku, amountText(units * step, base)]);
    }
  });

  it('totals carts, coupons and shipping like a plain calculation, on the page and on the server', async () => {
    const chance = chanceFrom(7);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T; // sound: an index of the list
    const [standard, express] = (await platform.commerce.read()).shipping_methods;
    expect([standard, express].map((method) => toMinor(method?.amount ?? 0.001) % step)).toEqual([0, 0]);
    const priced = samples().filter((units) => units > 0);
    for (let round = 0; round < runs(8, 200); round += 1) {
      const lines = Array.from({ length: 1 + Math.floor(chance() * 4) }, () => pick(priced));
      const taken = [...new Set(lines)].map((units) => ({ units, qty: 1 + Math.floor(chance() * 3) }));
      for (const { units, qty } of taken) {
        const { problems } = await shop.cart.add(await shop.product.load({ sku: `P-${String(units)}` }), qty);
        expect(problems).toEqual([]);
      }
      const code = pick(['FIX', 'TEN', undefined]);
      if (code !== undefined) await shop.cart.applyCoupon(code);
      await shop.cart.loadShippingMethods();
      await shop.cart.settled();
      const { cartItems, totals, coupon } = shop.cart.snapshot;
      const goods = taken.reduce((sum, { units, qty }) => sum + units * step * qty, 0);
      const off =
        coupon === null ? 0 : code === 'FIX' ? Math.min(7 * step, goods) : Math.round(goods / 10 / step) * step;
      const page = cartItems.reduce((sum, { price, qty }) => sum + toMinor(price) * qty, 0);
      const server = totals?.items.reduce((sum, { row_total: row }) => sum + toMinor(row), 0);
      expect({ round, page, server }).toEqual({ round, page: goods, server: goods });
      const shipping = toMinor(standard?.amount ?? 0);
      expect({
        discount: toMinor(totals?.discount_amount ?? -1),
        grand: toMinor(totals?.grand_total ?? -1),
      }).toEqual({ discount: off, grand: goods - off + shipping });
      if (code !== undefined) await shop.cart.removeCoupon();
      await shop.cart.clear();
      await shop.cart.settled();
    }
  }, 120_000);

  it('cannot change its base currency any more', async () => {
    await expect(platform.commerce.write({ base_currency: 'EUR' })).rejects.toThrow(
      `base_currency must stay ${base}, since the shop has amounts in it (products: ${String(samples().length)}, coupons: 2): make a new shop for EUR`,
    );
  });
});
