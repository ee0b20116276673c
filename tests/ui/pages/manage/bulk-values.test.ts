import { describe, expect, it } from 'vitest';
import { productChanges } from '../../../../core/contract/catalogue/bulk-changes';
import { changesOf, CLEARED, NO_CHANGES } from '../../../../ui/pages/manage/bulk/bulk-values';

describe('the form of a bulk edit', () => {
  it('changes nothing as long as it is empty', () => {
    expect(changesOf(NO_CHANGES)).toEqual({});
  });

  it('means what it shows, in the form of the contract', () => {
    const changes = changesOf({
      ...NO_CHANGES,
      ...{ enabled: 'false', visibility: 'search', taxClass: '2', addCategory: '4', removeCategory: '5' },
      attributes: [
        { code: 'brand', value: 'north' },
        { code: 'care', value: CLEARED },
        { code: 'fit', value: '' },
      ],
      price: { by: 'percent-up', value: '12,5', ending: '99' },
      special: { by: 'amount-down', value: '5', ending: '' },
      ...{ from: '2026-12-01', to: '', stock: { by: 'add', value: '-3' } },
    });
    expect(changes).toEqual({
      ...{ enabled: false, visibility: 'search', tax_class_id: 2, add_categories: [4], remove_categories: [5] },
      attributes: { brand: ['north'], care: [] },
      price: { by: 'percent', value: '12.5', ending: '99' },
      special_price: { by: 'amount', value: '-5', special_from: '2026-12-01' },
      stock: { by: 'add', value: -3 },
    });
    expect(productChanges.safeParse(changes).success).toBe(true);
  });

  it('removes a special price, and leaves an unreadable amount for the shop to refuse', () => {
    const step = { value: '1.299', ending: '' } as const;
    expect(changesOf({ ...NO_CHANGES, special: { by: 'none', ...step } })).toEqual({ special_price: null });
    const unread = changesOf({ ...NO_CHANGES, price: { by: 'set', ...step, value: 'cheap' } });
    expect(productChanges.safeParse(unread).success).toBe(false);
    const empty = changesOf({ ...NO_CHANGES, stock: { by: 'set', value: ' ' } });
    expect(productChanges.safeParse(empty).success).toBe(false);
  });
});
