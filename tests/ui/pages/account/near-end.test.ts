import { describe, expect, it } from 'vitest';
import { nearEnd } from '../../../../ui/pages/account/near-end';

describe('loading more orders (A §9: at about 70 %)', () => {
  it('starts from 70 % on', () => {
    expect(nearEnd({ top: 699, shown: 800, whole: 1800 })).toBe(false);
    expect(nearEnd({ top: 700, shown: 800, whole: 1800 })).toBe(true);
  });
  it('starts if there is nothing to scroll', () => {
    expect(nearEnd({ top: 0, shown: 900, whole: 900 })).toBe(true);
  });
});
