import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../../../../adapters/platform/catalogue/search/other-documents';

describe('the number of returned documents', () => {
  it.each(['news', 'cms_block', 'cms_hierarchy'] as const)('is at most 500 for %s (S §9)', (type) => {
    expect([sizeOf(type, 501), sizeOf(type, -1), sizeOf(type, 500), sizeOf(type, 7)]).toEqual([500, 500, 500, 7]);
  });

  it('uses the default if no valid number is requested (S §5, S §7)', () => {
    expect(sizeOf('cms_block', undefined)).toBe(150);
    expect(sizeOf('news', 0)).toBe(100);
    expect(sizeOf('category', undefined)).toBe(4000);
    expect([sizeOf('review', -1), sizeOf('taxrule', 9000)]).toEqual([-1, 9000]);
  });
});
