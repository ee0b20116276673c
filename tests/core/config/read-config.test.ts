import { describe, expect, it } from 'vitest';
import { mergeConfig, readConfig, readSettings } from '../../../core/config';

describe('configuration from the outside', () => {
  it('is parsed value by value: as JSON, or else as text', () => {
    const { config, problems } = readSettings([
      'cart.confirmRemoval=false',
      'cart.maxQuantity=5',
      'products.preselect=variant',
      'catalogue.defaultFilters=["color","size"]',
      'contactEmail=help=me@shop.test',
    ]);
    expect(problems).toEqual([]);
    expect(config).toEqual({
      cart: { confirmRemoval: false, maxQuantity: 5 },
      products: { preselect: 'variant' },
      catalogue: { defaultFilters: ['color', 'size'] },
      contactEmail: 'help=me@shop.test',
    });
  });

  it.each([
    ['cart.confirmRemovl=false', 'cart.confirmRemovl', 'is not a setting'],
    ['cart.confirmRemoval=no', 'cart.confirmRemoval', 'must be true or false, not "no"'],
    ['cart.confirmRemoval', 'cart.confirmRemoval', 'must be true or false, not ""'],
    ['basket.confirmRemoval=false', 'basket', 'is not a setting'],
    ['cart=false', 'cart', 'must be an object with settings'],
    ['serverSide=true', 'serverSide', 'cannot be set here'],
    ['stores.available=["us"]', 'stores.available', 'cannot be set here'],
    ['constructor=1', 'constructor', 'is not a setting'],
    ['cart.__proto__=1', 'cart.__proto__', 'is not a setting'],
    ['=1', '', 'is not a setting'],
  ])('reports for %s that %s %s, and omits it', (line, field, message) => {
    expect(readSettings([line, 'lists.compareLimit=3'])).toEqual({
      config: expect.objectContaining({ lists: { compareLimit: 3 } }) as unknown,
      problems: [{ field, message }],
    });
  });

  it("from a merchant excludes addresses, connections and the platform's prices", () => {
    const input = {
      cart: { confirmRemoval: false },
      urls: { useUrlDispatcher: true },
      tasks: { tokenInHeader: true },
      products: { calculateBundlePriceByOptions: false, listOutOfStockProducts: false },
      stage: 'test',
    };
    const { config, problems } = readConfig(input, 'merchant');
    expect(config).toEqual({
      cart: { confirmRemoval: false },
      urls: {},
      tasks: {},
      products: { listOutOfStockProducts: false },
    });
    expect(problems.map(({ field }) => field)).toEqual([
      'urls.useUrlDispatcher',
      'tasks.tokenInHeader',
      'products.calculateBundlePriceByOptions',
      'stage',
    ]);
    expect(readConfig([1], 'merchant').problems).toEqual([{ field: '', message: 'must be an object with settings' }]);
  });

  it('overrides earlier settings one by one', () => {
    expect(
      mergeConfig({ cart: { maxQuantity: 5, confirmRemoval: false } }, { cart: { maxQuantity: 7 }, stage: 'test' }),
    ).toEqual({ cart: { maxQuantity: 7, confirmRemoval: false }, stage: 'test' });
  });
});
