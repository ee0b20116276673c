import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endPrice, euroPrice, roublePrice } from '../../../adapters/demo/base/prices';
import { taxRules } from '../../../adapters/platform/starter/tax-rules';
import { taxRule as taxRuleSchema } from '../../../core/contract/catalogue/catalogue';
import { isInSpecialPriceWindow, taxRate } from '../../../core/pricing';
import { STORE_VIEWS } from '../../../core/store-views';
import { demoShop, NOW, productsOf } from './demo-shop';

const shop = await demoShop();
const products = productsOf(shop);
const children = products.flatMap((product) => product.configurable_children ?? []);

describe('demo prices', () => {
  it('are positive, and special prices are positive and lower', () => {
    for (const { sku, price = 0, special_price: special } of [...products, ...children]) {
      expect(price, sku).toBeGreaterThan(0);
      if (special === undefined || special === null) continue;
      expect(special, sku).toBeGreaterThan(0);
      expect(special, sku).toBeLessThan(price);
    }
  });

  it('include special prices now, in the past and in the future, about one product in six', () => {
    const specials = products.filter((product) => product.special_price !== undefined);
    expect(specials.length / products.length).toBeGreaterThan(0.1);
    expect(specials.length / products.length).toBeLessThan(0.25);
    const inForce = specials.filter((product) => isInSpecialPriceWindow(product, NOW));
    expect(inForce.length).toBeGreaterThan(specials.length * 0.4);
    expect(specials.some(({ special_to_date: to }) => Date.parse(to ?? '') < NOW)).toBe(true);
    expect(specials.some(({ special_from_date: from }) => Date.parse(from ?? '') > NOW)).toBe(true);
    for (const product of products) {
      expect(product.sale, product.sku).toBe(
        product.special_price !== undefined && isInSpecialPriceWindow(product, NOW),
      );
    }
  });

  it('let a few variants cost more than the others', () => {
    const uneven = products.filter((p) => new Set(p.configurable_children?.map(({ price }) => price)).size > 1);
    expect(uneven.length).toBeGreaterThan(10);
    expect(uneven.length).toBeLessThan(products.length / 6);
  });

  it('are whole cents', () => {
    const prices = [...products, ...children].flatMap(({ price, special_price: special }) => [
      price ?? 0,
      special ?? 0,
    ]);
    expect(prices.filter((price) => price !== Number(price.toFixed(2)))).toEqual([]);
  });

  it('end like retail prices', () => {
    expect(endPrice(263.4, 'nine')).toBe(259);
    expect(endPrice(148, 'five')).toBe(145);
    expect(endPrice(23.2, 'ninety-five')).toBeCloseTo(22.95);
    expect(euroPrice(259)).toBe(269);
    expect(roublePrice(259)).toBe(23_990);
    expect(roublePrice(29)).toBe(2_690);
  });

  it('never become zero or less, however small the amount', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.constantFrom('nine', 'five', 'ninety-five'),
        (amount, ending) =>
          [endPrice(amount, ending), euroPrice(amount), roublePrice(amount)].every((price) => price > 0),
      ),
    );
  });

  it('exist in euros and roubles for everything that has its own price', () => {
    for (const { product, prices } of shop.products.values()) {
      if (['bundle', 'grouped'].includes(product.type_id)) continue;
      const skus = [product.sku, ...(product.configurable_children ?? []).map(({ sku }) => sku)].sort();
      for (const currency of ['EUR', 'RUB']) {
        expect(Object.keys(prices?.[currency] ?? {}).sort()).toEqual(skus);
        for (const { price, special_price: special } of Object.values(prices?.[currency] ?? {})) {
          expect(special ?? 0).toBeLessThan(price);
        }
      }
    }
  });
});

describe('demo taxes', () => {
  const rules = taxRules();

  it('satisfy the contract and include every store’s country', () => {
    for (const rule of rules) expect(() => taxRuleSchema.parse(rule)).not.toThrow();
    const rates = STORE_VIEWS.filter(({ storeCode }) => storeCode !== 'us').map(({ storeCode, tax }) => [
      storeCode,
      taxRate({ rules, at: 0, productClassId: 2, place: { country: tax.defaultCountry } }),
    ]);
    expect(Object.fromEntries(rates)).toEqual({ en: 20, eu: 19, de: 19, ru: 22, ua: 20, cn: 13 });
  });

  it('differ by state, exempt British children’s clothes, and ignore gift cards', () => {
    const rate = (productClassId: number, country: string, region?: string): number =>
      taxRate({ rules, at: 0, productClassId, place: { country, region } });
    expect(rate(2, 'US')).toBe(0);
    expect(rate(2, 'US', 'California')).toBe(7.25);
    expect(rate(3, 'UK')).toBe(0);
    expect(rate(3, 'DE')).toBe(19);
    expect(rate(4, 'DE')).toBe(7);
    expect(rate(0, 'DE')).toBe(0);
    const cards = products.filter(({ ptype }) => ptype === 'gift-card');
    expect(cards.map((card) => card.tax_class_id)).toEqual([0, 0, 0, 0]);
  });
});

describe('demo stock', () => {
  const records = [...shop.products.values()].flatMap(({ product, stock }) =>
    (product.configurable_children ?? []).flatMap(({ sku }) => stock[sku] ?? []),
  );
  const share = (count: number): number => count / records.length;

  it('has gaps: sold-out variants, last units, and some that are not counted', () => {
    const gone = records.filter(({ is_in_stock: available }) => !available);
    const last = records.filter(({ qty, is_in_stock: available }) => available && qty >= 1 && qty <= 3);
    expect(share(gone.length)).toBeGreaterThan(0.06);
    expect(share(gone.length)).toBeLessThan(0.25);
    expect(share(last.length)).toBeGreaterThan(0.04);
    expect(records.some(({ manage_stock: managed }) => managed === false)).toBe(true);
  });

  it('has products that are sold out as a whole, but none that the home page promotes', () => {
    const soldOut = [...shop.products.values()].filter(
      ({ product, stock }) => stock[product.sku]?.is_in_stock === false,
    );
    expect(soldOut.length).toBeGreaterThan(5);
    expect(soldOut.length).toBeLessThan(40);
    expect(soldOut.filter(({ product }) => (product.promoted ?? 0) > 0)).toEqual([]);
  });

  it('never marks counted stock as unlimited', () => {
    for (const record of records) {
      if (record.manage_stock === true) expect(record.is_in_stock).toBe(record.qty > 0);
    }
  });
});
