import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dictionary, writeDictionary } from '../../../../adapters/platform/catalogue-index/dictionary';
import { shortsOf, wordsOf } from '../../../../adapters/platform/catalogue-index/image';
import type { Section } from '../../../../adapters/platform/catalogue-index/image';

function dictionaryOf(words: readonly string[]): { dictionary: Dictionary; sorted: string[] } {
  const sorted = [...new Set(words)].sort();
  const sections = new Map<string, Section>();
  writeDictionary(sections, sorted);
  const options = {
    language: 'en',
    boosts: {},
    fuzziness: 2,
    minimumMatch: 1,
    minimumScore: 0,
    priceField: 'price',
    synonyms: [],
    suggestFields: [],
  };
  const image = { meta: { options, products: 0, units: 0, attributes: [], numbers: [] }, sections };
  return {
    dictionary: new Dictionary(
      shortsOf(image, 'terms.chars'),
      wordsOf(image, 'terms.offsets'),
      wordsOf(image, 'terms.masks'),
    ),
    sorted,
  };
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'п', 'я', '1', '夹'), minLength: 1, maxLength: 6 });

describe('dictionary', () => {
  it('finds each of its words, and no other', () => {
    fc.assert(
      fc.property(fc.array(word), word, (words, other) => {
        const { dictionary, sorted } = dictionaryOf(words);
        sorted.forEach((text, term) => {
          expect(dictionary.find(text)).toBe(term);
          expect(dictionary.text(term)).toBe(text);
        });
        if (!sorted.includes(other)) expect(dictionary.find(other)).toBe(-1);
      }),
    );
  });

  it('finds words by their beginning and by a part', () => {
    fc.assert(
      fc.property(fc.array(word), word, (words, part) => {
        const { dictionary, sorted } = dictionaryOf(words);
        const { low, high } = dictionary.startingWith(part);
        expect(sorted.slice(low, high)).toEqual(sorted.filter((text) => text.startsWith(part)));
        expect(dictionary.containing(part, 1000).map((term) => sorted[term])).toEqual(
          sorted.filter((text) => text.includes(part)),
        );
      }),
    );
  });

  it('finds words alike whatever their letters, and never a code', () => {
    const { dictionary, sorted } = dictionaryOf([
      'jacket',
      'jackets',
      'packet',
      'mh01',
      'mh02',
      'куртка',
      'пояс',
      'поясі',
      'яяп',
    ]);
    const like = (typed: string, limit: number): (string | undefined)[] =>
      dictionary.like(typed, limit).map(({ term }) => sorted[term]);
    expect(like('jaket', 1)).toEqual(['jacket']);
    expect(like('jacket', 1)).toEqual(['jacket', 'jackets', 'packet']);
    expect(like('mh03', 2)).toEqual([]);
    expect(like('курка', 1)).toEqual(['куртка']);
    expect(like('пояс', 1)).toEqual(['пояс', 'поясі']);
    expect(like('япя', 1)).toEqual(['яяп']);
  });

  it('is empty without words', () => {
    const { dictionary } = dictionaryOf([]);
    expect(dictionary.size).toBe(0);
    expect(dictionary.find('a')).toBe(-1);
    expect(dictionary.containing('a', 9)).toEqual([]);
    expect(dictionary.startingWith('a')).toEqual({ low: 0, high: 0 });
  });
});
