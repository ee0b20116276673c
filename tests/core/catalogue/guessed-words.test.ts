import { describe, expect, it } from 'vitest';
import { MAX_GUESSED_WORDS, searchUnits } from '../../../core/kernel/words/guessed-words';
import { mendWords } from '../../../core/catalogue/search/mend-words';
import { shopNames } from '../../../core/catalogue/search/shop-names';

const names = shopNames({
  language: 'en',
  ...{ brands: [], sizes: [], materials: [], genders: [], categories: [], synonyms: [] },
  kinds: [{ value: 'jacket', label: 'Jacket' }],
  colors: [{ value: 'black', label: 'Black' }],
});
const misspelled = (count: number) => Array.from({ length: count }, () => 'jakcet').join(' ');

describe('a query of misspelled words', () => {
  it('is corrected up to five of them', () => {
    expect(mendWords(`black ${misspelled(MAX_GUESSED_WORDS)}`, names, 2)).toBe(
      `black ${'jacket '.repeat(MAX_GUESSED_WORDS)}`.trim(),
    );
    expect(mendWords(`black ${misspelled(MAX_GUESSED_WORDS + 1)}`, names, 2)).toBeUndefined();
  });

  it('costs one ordinary read for each three words', () => {
    expect(['', 'jacket', 'black rain jacket'].map(searchUnits)).toEqual([1, 1, 1]);
    expect(searchUnits('black rain jacket men')).toBe(2);
    expect(searchUnits('a-b,c d')).toBe(2);
    expect(searchUnits(misspelled(28))).toBe(10);
  });
});
