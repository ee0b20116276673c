import { describe, expect, it } from 'vitest';
import { lineStock, maxOfLine } from '../../../core/cart/line-stock';
import { stockFacts } from '../../../core/cart/fold-server-line';
import { planStock } from '../../../core/cart/plan-stock';
import { item } from './cart-builder';

const policy = { allowOutOfStockInCart: true, synchronize: false };

describe('a line and the available stock', () => {
  it.each([
    ['is short, not sold out, if three are left of the four requested', 4, stockFacts(false, 3), 'short'],
    ['is sufficient once it is set to the rest, before the shop has responded', 3, stockFacts(false, 3), 'enough'],
    ['is sold out if none is left', 1, stockFacts(false, 0), 'sold-out'],
    ['is sold out if the shop says so without a number', 1, stockFacts(false, undefined), 'sold-out'],
    ['is sufficient if stock is not counted', 400, stockFacts(true, undefined), 'enough'],
    ['is short if the quantity has grown over the rest', 5, stockFacts(true, 3), 'short'],
  ])('%s', (_, qty, facts, kind) => {
    expect(lineStock({ ...item({ qty }), ...facts }).kind).toBe(kind);
  });

  it('is limited to the rest, and unlimited without a stock count', () => {
    expect(maxOfLine({ stock_qty: 3 }, 100)).toBe(3);
    expect(maxOfLine({ stock_qty: 300 }, 100)).toBe(100);
    expect(maxOfLine({}, 100)).toBe(100);
  });

  it('uses the stock record if no server has the cart (S §4, stock sync)', () => {
    const record = { sku: 'COAT', is_in_stock: true, manage_stock: true, qty: 3 };
    const [coat] = planStock([item({ sku: 'COAT', qty: 4 })], [record], policy);
    expect(coat && lineStock(coat)).toEqual({ kind: 'short', left: 3 });
    const [uncounted] = planStock(coat ? [coat] : [], [{ ...record, manage_stock: false }], policy);
    expect(uncounted && lineStock(uncounted)).toEqual({ kind: 'enough' });
  });
});
