import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toListed } from '../../../core/lists/listed-product';
import { applyChange, planAdd, withinLimit, type ListChange } from '../../../core/lists/plan-list';
import { aProduct } from '../product/build';

const item = (sku: string, at: number) => toListed(aProduct({ sku }), at, 'us');
const put = (sku: string, at: number): ListChange => ({ type: 'put', products: [item(sku, at)] });
const remove = (sku: string, at: number): ListChange => ({ type: 'remove', entries: [{ sku, at }] });
const refuse = { limit: 2, whenFull: 'refuse' } as const;
const drop = { limit: 2, whenFull: 'drop-oldest' } as const;
const skus = (items: readonly { readonly sku: string }[]) => items.map(({ sku }) => sku);

describe('adding to a list', () => {
  it('contains each product once, by its sku (A §3)', () => {
    expect(planAdd([item('A', 1)], 'A', refuse)).toBe('already');
  });

  it('puts the newest first', () => {
    expect(planAdd([item('A', 1)], 'B', refuse)).toBe('put');
    expect(skus(applyChange([item('A', 1)], put('B', 2), refuse))).toEqual(['B', 'A']);
  });

  it('is refused if the list is full', () => {
    expect(planAdd([item('B', 2), item('A', 1)], 'C', refuse)).toBe('full');
  });

  it('evicts the oldest if configured, and moves an existing one to the front', () => {
    const full = [item('B', 2), item('A', 1)];
    expect([planAdd(full, 'C', drop), planAdd(full, 'A', drop)]).toEqual(['put', 'put']);
    expect(skus(applyChange(full, put('C', 3), drop))).toEqual(['C', 'B']);
    expect(skus(applyChange(full, put('A', 3), drop))).toEqual(['A', 'B']);
  });

  it('never exceeds its limit, whatever was stored', () => {
    const many = [1, 2, 3, 4].map((at) => item(`S${at}`, at));
    expect(skus(withinLimit(many, drop))).toEqual(['S4', 'S3']);
    expect(skus(withinLimit(many, refuse))).toEqual(['S2', 'S1']);
  });
});

describe('changes of two tabs', () => {
  const change = fc.oneof(
    fc.record({ sku: fc.constantFrom('A', 'B', 'C'), at: fc.nat(30) }).map(({ sku, at }): ListChange => put(sku, at)),
    fc
      .record({ sku: fc.constantFrom('A', 'B', 'C'), at: fc.nat(30) })
      .map(({ sku, at }): ListChange => remove(sku, at)),
  );

  it('that add different products at the same time result in both', () => {
    const [a, b] = [put('A', 5), put('B', 5)];
    const rules = { limit: 9, whenFull: 'refuse' } as const;
    const first = applyChange(applyChange([], a, rules), b, rules);
    expect(first).toEqual(applyChange(applyChange([], b, rules), a, rules));
    expect(skus(first)).toEqual(['A', 'B']);
  });

  it('keep products added after a removal', () => {
    expect(applyChange([item('A', 5)], remove('A', 4), refuse)).toHaveLength(1);
    expect(applyChange([item('A', 4)], remove('A', 4), refuse)).toHaveLength(0);
  });

  it('keep order, uniqueness and limit through any changes', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const items = changes.reduce<ReturnType<typeof applyChange>>((list, one) => applyChange(list, one, drop), []);
        const last = changes.at(-1);
        if (last !== undefined) expect(applyChange(items, last, drop)).toEqual(items);
        expect(new Set(skus(items)).size).toBe(items.length);
        expect(items.length).toBeLessThanOrEqual(2);
        expect(items.map(({ added_at }) => added_at)).toEqual(
          items.map(({ added_at }) => added_at).sort((x, y) => y - x),
        );
      }),
    );
  });
});
