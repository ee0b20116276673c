import { describe, expect, it } from 'vitest';
import { heldLines, holdNoMore, isHolding } from '../../../../core/orders/queue/held-lines';
import type { QueueEntry } from '../../../../core/orders/queue/queue-entry';
import { item } from '../../cart/cart-builder';

const [TEE, CAP] = [item({ sku: 'TEE', qty: 3 }), item({ sku: 'CAP', qty: 1 })];
const entry = (over: object = {}): QueueEntry =>
  ({ state: 'waiting', released: false, order: { store_code: 'us' }, lines: [TEE, CAP], ...over }) as QueueEntry; // sound: nothing else is read

describe('lines of a queued order', () => {
  it.each([
    [{}, 'us', true],
    [{ state: 'sent' }, 'us', true],
    [{ state: 'canceled' }, 'us', false],
    [{ released: true }, 'us', false],
    [{}, 'de', false],
    [{ state: 'canceled', released: true }, 'us', false],
  ])('of %j may be in the cart of the store %s: %s', (over, store, expected) => {
    expect(isHolding(entry(over), store)).toBe(expected);
  });

  it('are those of its creation, until the cart holds fewer', () => {
    expect(heldLines(entry())).toEqual([TEE, CAP]);
    expect(heldLines(entry({ holds: [CAP] }))).toEqual([CAP]);
  });

  it('stay the same if the cart has at least as many of each', () => {
    expect(holdNoMore(entry(), [TEE, CAP])).toBeUndefined();
    expect(holdNoMore(entry(), [{ ...TEE, qty: 4 }, CAP])).toBeUndefined();
  });

  it('do not exceed those in the cart just before others are restored', () => {
    const held = (items: Parameters<typeof holdNoMore>[1]) =>
      heldLines(entry({ holds: holdNoMore(entry(), items) })).map(({ sku, qty }) => `${String(qty)} ${sku}`);
    expect(held([{ ...TEE, qty: 2 }, CAP])).toEqual(['2 TEE', '1 CAP']);
    expect(held([TEE])).toEqual(['3 TEE']);
    expect(held([{ ...TEE, qty: 5 }])).toEqual(['3 TEE']);
    expect(held([])).toEqual([]);
    expect(held([{ ...TEE, checksum: 'another' }, CAP])).toEqual(['1 CAP']);
  });
});
