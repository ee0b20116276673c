import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../../core/cart';
import type { CartItem } from '../../../core/cart/cart';
import { EMPTY_DATA, type CartData } from '../../../core/cart/cart-record';
import { takeTotals } from '../../../core/cart/take-totals';
import type { CartTotals, TaxRule } from '../../../core/contract';
import { calculateTotals, toCartTotals } from '../../../core/totals';

const RULES: readonly TaxRule[] = [
  { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: [{ rate: 20, tax_country_id: 'FR' }] },
].map((rule) => ({ ...rule, code: 'vat', priority: 0, position: 0, calculate_subtotal: false }));
const TAXING = {
  tax: { sourcePriceIncludesTax: true, defaultCountry: 'DE', calculateServerSide: true },
  rules: RULES,
  at: 0,
  currency: 'EUR',
};
const ADDRESS = { country_id: 'FR', vat_id: 'FR40303265045' };

function itemOf(qty: number): CartItem {
  const line = { sku: 'TEE', name: 'Tee', price: 13.95, qty, checksum: 'a', server_item_id: 1, tax_class_id: 2 };
  return line;
}

function answer(qty: number): CartTotals {
  const lines = [{ id: 1, unitPrice: 1395, qty, taxRate: 20 }];
  const totals = calculateTotals({ lines, pricesIncludeTax: true, isTaxExempt: true });
  return toCartTotals(totals, [{ item_id: 1, sku: 'TEE', name: 'Tee' }], {
    currency: 'EUR',
    rules: { tax_exempt: ADDRESS },
  });
}

const totalOf = (cart: CartData) =>
  segmentsOf({ ...cart, taxing: TAXING }).find(({ code }) => code === 'grand_total')?.value;

describe('the totals of an exempt cart on the device', () => {
  const cart = { ...EMPTY_DATA, cartItems: [itemOf(2)], address: ADDRESS };
  const answered = takeTotals(cart, { asked: cart, totals: answer(2), taxing: TAXING });

  it('are those of the server, whose net rows leave the price of the line unchanged', () => {
    expect(totalOf(answered)).toBe(23.24);
    expect(answered.cartItems[0]?.price).toBe(13.95);
    expect(answered.cartItems[0]?.totals?.row_total).toBe(23.24);
  });

  it('follow a quantity as the server will compute it', () => {
    const three = { ...answered, cartItems: [{ ...itemOf(3), totals: answered.cartItems[0]?.totals }] };
    expect(totalOf(three)).toBe(answer(3).grand_total);
  });

  it.each([{ ...ADDRESS, country_id: 'DE' }, { ...ADDRESS, vat_id: 'FR1' }, { country_id: 'FR' }])(
    'are taxed for another address until the server answers: %j',
    (address) => {
      expect(totalOf({ ...answered, cartItems: [itemOf(2)], address })).toBe(27.9);
    },
  );
});
