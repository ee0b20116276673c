import { describe, expect, it } from 'vitest';
import { soldOutChoices } from '../../../core/internal';
import { bomber, longNamed } from '../../../storybook/fixtures/products';

const soldOut = (skus: readonly string[]) => ({
  ...bomber,
  configurable_children: (bomber.configurable_children ?? []).map((child) =>
    skus.includes(child.sku) ? { ...child, stock: { qty: 0, is_in_stock: false } } : child,
  ),
});
const labels = (...args: Parameters<typeof soldOutChoices>) => soldOutChoices(...args).map(({ label }) => label);

describe('sold-out variants of a product', () => {
  it('are listed in option order, those matching the selection first', () => {
    const product = soldOut(['NRL-1042-navy-m', 'NRL-1042-pine-l', 'NRL-1042-navy-s']);
    expect(labels(product, {})).toEqual(['Pine, XS', 'Pine, L', 'Navy, S', 'Navy, M']);
    expect(labels(product, { color: 'navy' })).toEqual(['Navy, S', 'Navy, M', 'Pine, XS', 'Pine, L']);
    expect(soldOutChoices(product, { color: 'navy', size: 'm' })[0]).toEqual({
      ...{ sku: 'NRL-1042-navy-m', label: 'Navy, M', fits: true },
    });
  });

  it('exclude combinations that do not exist or are no longer sold', () => {
    const [first, ...others] = bomber.configurable_children ?? [];
    const product = { ...bomber, configurable_children: [{ ...first!, status: 2 }, ...others] };
    expect(soldOutChoices(product, {})).toEqual([]);
  });

  it('are the product itself if it has no variants', () => {
    expect(soldOutChoices({ ...longNamed, stock: { qty: 0, is_in_stock: false } }, {})).toMatchObject([
      { sku: longNamed.sku },
    ]);
    expect(soldOutChoices({ ...longNamed, stock: { qty: 1, is_in_stock: true } }, {})).toEqual([]);
  });

  it('are empty for a bundle, whose parts have the stock', () => {
    expect(soldOutChoices({ ...longNamed, type_id: 'bundle', stock: { qty: 0, is_in_stock: false } }, {})).toEqual([]);
  });
});
