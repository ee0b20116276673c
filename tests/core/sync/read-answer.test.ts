import { describe, expect, it } from 'vitest';
import { updateCart, pullCart } from '../../../core/contract/selling/cart';
import { placeOrder } from '../../../core/contract/orders/orders';
import { readAnswer } from '../../../core/sync/read-answer';

function json(status: number, document: object) {
  return { status, headers: { 'content-type': 'application/json' }, text: JSON.stringify(document) };
}

describe('the meta of a response', () => {
  const pulled = (meta: unknown) => readAnswer(pullCart, json(200, { code: 200, result: [], meta }));

  it('is parsed as the endpoint declares it', () => {
    expect(pulled({ revision: 4, more: 1 })).toMatchObject({ ok: true, meta: { revision: 4 } });
  });

  it.each([{ revision: '4' }, {}, undefined])('omits undeclared values: %o', (meta) => {
    expect(pulled(meta)).toMatchObject({ ok: true });
    expect(pulled(meta)).toHaveProperty('meta', {});
  });

  it('is parsed member by member: an invalid one does not affect others', () => {
    const line = { item_id: 1, sku: 'TEE', qty: 1, name: 'Tee', price: 1, product_type: 'simple', quote_id: 'x' };
    const reply = readAnswer(updateCart, json(200, { code: 200, result: line, meta: { revision: 2, totals: 'dear' } }));
    expect(reply).toMatchObject({ ok: true, meta: { revision: 2 } });
    expect(reply).not.toHaveProperty('meta.totals');
  });
});

describe('an error response', () => {
  const placed = (code: number, result: string, meta?: object) =>
    readAnswer(placeOrder, json(code, { code, result, ...(meta && { meta }) }));

  it('named by the endpoint is identified by its code and carries its data', () => {
    const paid = placed(400, 'Paid', { error: 'already_paid', order_ids: ['order-1'] });
    expect(paid).toMatchObject({ ok: false, refused: 'already_paid', data: { order_ids: ['order-1'] } });
    expect(placed(400, 'Paid', { error: 'already_paid', order_ids: 7 })).toHaveProperty('data', {});
  });

  it('is recognised by its message if a back end sends no code', () => {
    const words = 'Error: Error while adding products to the cart';
    expect(placed(500, words)).toMatchObject({ refused: 'out_of_stock' });
    expect(placed(500, words, { error: 'internal' })).not.toHaveProperty('refused');
  });

  it('that is not declared is none of them', () => {
    expect(placed(400, 'no', { error: 'constructor' })).not.toHaveProperty('refused');
    expect(placed(503, 'later')).toMatchObject({ ok: false, code: 503, message: 'later' });
  });
});
