import { describe, expect, it } from 'vitest';
import { mendWords } from '../../../core/catalogue/search/mend-words';
import { NameBook } from '../../../core/catalogue/search/name-book';
import { SALE } from '../../../core/catalogue/search/patterns';
import { shopNames, type QueryVocabulary } from '../../../core/catalogue/search/shop-names';

const VOCABULARY: QueryVocabulary = {
  language: 'en',
  ...{ brands: [], sizes: [], materials: [], genders: [], categories: [], synonyms: [] },
  kinds: [{ value: 'jacket', label: 'Jacket' }],
  colors: [{ value: 'black', label: 'Black' }],
};
const names = shopNames(VOCABULARY);

describe('a long nonsense query', () => {
  it('is compared with the names of the shop up to its first word without a match', () => {
    let compared = 0;
    const counted = {
      ...names,
      wordsOf: (text: string) =>
        names.wordsOf(text).map(({ typed, forms }) => ({
          typed,
          get forms() {
            compared += 1;
            return forms;
          },
        })),
    };
    expect(mendWords('blakc jakcet', counted, 2)).toBe('black jacket');
    compared = 0;
    const words = Array.from({ length: 30 }, (_, at) => `zqxwv${'k'.repeat(at % 5)}`);
    expect(mendWords(['blakc', ...words].join(' '), counted, 2)).toBeUndefined();
    // Each word is looked up and, if unknown, compared: two words here.
    expect(compared).toBeLessThanOrEqual(4);
  });

  it('reads the names of one word in order, until the next word', () => {
    const book = new NameBook<number>();
    book.add(['shoe'], 1);
    book.add(['rain', 'jacket'], 2);
    const { singles } = book;
    expect(singles).toEqual([['shoe', 1]]);
    expect(book.singles).toBe(singles);
    book.add(['boot'], 3);
    expect(book.singles).toEqual([['shoe', 1], ['boot', 3]]); // prettier-ignore
  });

  it('takes at most four words that lead to a name into its phrase, so that matching stays linear', () => {
    expect(`${'on '.repeat(4)}sale`.replace(SALE, '')).toBe('');
    expect(`${'on '.repeat(9)}sale`.replace(SALE, '').trim()).toBe('on on on on on');
  });
});
