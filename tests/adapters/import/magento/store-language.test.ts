import { describe, expect, it } from 'vitest';
import { isBaseStoreView, languageOfStoreView } from '../../../../adapters/import/magento/store-language';

describe('languageOfStoreView', () => {
  it.each([
    ['de', 'de'],
    ['de_DE', 'de'],
    ['shop_german', 'de'],
    ['ua', 'uk'],
    ['cn', 'zh'],
    ['us', 'en'],
    ['store_2', undefined],
    ['constructor', undefined],
  ])('reads %s as %s', (code, language) => {
    expect(languageOfStoreView(code)).toBe(language);
  });
});

describe('isBaseStoreView', () => {
  it('recognises rows of the product itself', () => {
    expect(['', 'default', 'Admin', 'de'].map(isBaseStoreView)).toEqual([true, true, true, false]);
  });
});
