import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDictionary, writeDictionary } from '../../../../../adapters/search/local/text/dictionary';
import { resolveOptions } from '../../../../../adapters/search/local/text/index-options';
import { distanceFrom } from '../../../../../core/kernel/words/edit-distance';
import { readSpelling, writeSpelling } from '../../../../../adapters/search/local/text/spelling';
import type { Dictionary } from '../../../../../adapters/search/local/text/dictionary';
import type { IndexImage, Section } from '../../../../../adapters/search/local/text/image';

function imageOf(sections: ReadonlyMap<string, Section>): IndexImage {
  return { meta: { options: resolveOptions({}), products: 0, units: 0, attributes: [], numbers: [] }, sections };
}

function dictionaryOf(words: readonly string[]): { dictionary: Dictionary; sorted: string[] } {
  const sorted = [...new Set(words)].sort();
  const sections = new Map<string, Section>();
  writeDictionary(sections, 'terms', sorted);
  return { dictionary: readDictionary(imageOf(sections), 'terms'), sorted };
}

function near(words: readonly string[], typed: string, limit: number): (string | undefined)[] {
  const sections = new Map<string, Section>();
  writeSpelling(
    sections,
    words.map((word, term) => ({ word, term })),
  );
  return readSpelling(imageOf(sections))
    .like(typed, limit)
    .map(({ term }) => words[term]);
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

  it('finds words by a prefix and by a part', () => {
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

  it('is empty without words', () => {
    const { dictionary } = dictionaryOf([]);
    expect(dictionary.size).toBe(0);
    expect(dictionary.find('a')).toBe(-1);
    expect(dictionary.containing('a', 9)).toEqual([]);
    expect(dictionary.startingWith('a')).toEqual({ low: 0, high: 0 });
  });
});

describe('spelling correction', () => {
  const words = ['jacket', 'jackets', 'packet', 'куртка', 'пояс', 'поясі', 'яяп'];

  it.each([
    ['jaket', 1, ['jacket']],
    ['jacket', 1, ['jacket', 'jackets', 'packet']],
    ['jacketts', 1, ['jackets']],
    ['курка', 1, ['куртка']],
    ['пояс', 1, ['пояс', 'поясі']],
    ['япя', 1, ['яяп']],
    ['molico', 2, []],
  ])('finds words similar to "%s" with %i errors: %j', (typed, limit, expected) => {
    expect(near(words, typed, limit)).toEqual(expected);
  });

  it('misses no word within the limit, with any letters', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word), word, fc.integer({ min: 1, max: 2 }), (list, typed, limit) => {
        const expected = list.filter(
          (candidate) => distanceFrom(typed, limit)(letters(candidate), 0, candidate.length) <= limit,
        );
        expect(near(list, typed, limit)).toEqual(expected.sort());
      }),
    );
  });
});

function letters(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}
