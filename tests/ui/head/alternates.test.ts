import { describe, expect, it } from 'vitest';
import { STORE_VIEWS, type StoreView } from '../../../core';
import { originOf } from '../../../ui/head/alternates';

const [us] = STORE_VIEWS;
if (us === undefined) throw new Error('No store views');
const at = (url: string): StoreView => ({ ...us, url });

describe('where a store is reached', () => {
  it('is where the shop is, unless its url or the settings name a host (A §2.5)', () => {
    const base = 'https://shop.example';
    expect(originOf(us, null, base)).toBe(base);
    expect(originOf(at('https://us.shop.example/x'), null, base)).toBe('https://us.shop.example');
    expect(originOf(at('//us.shop.example'), null, base)).toBe('https://us.shop.example');
    expect(originOf(us, { name: 'x', domains: { us: 'shop.us.example' } }, base)).toBe('https://shop.us.example');
    expect(originOf(us, { name: 'x', domains: { us: '' } }, base)).toBe(base);
  });
});
