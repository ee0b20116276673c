import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mean } from '../../../../bench/search-quality/score';
import {
  COLOURS_TUNING,
  GERMAN_READ_TUNING,
  GERMAN_TUNING,
  SHOP_TALK_TUNING,
  US_SIZES_TUNING,
} from '../../../../bench/search-quality/english-shop-tuning';
import type { ShopWordSheet } from '../../../../bench/search-quality/shop-word-judgement';
import { openShopWords, type ShopWords } from '../../../../bench/search-quality/shop-words';
import {
  COLOUR_FAMILIES_KEPT,
  GERMAN_KEPT,
  HELP_KEPT,
  SHOP_TALK_KEPT,
  US_SIZES_KEPT,
} from '../../../../bench/search-quality/english-shop-kept';
import { KINDS_KEPT } from '../../../../bench/search-quality/kinds-kept';
import { KINDS_REVIEW } from '../../../../bench/search-quality/kinds-review';
import { KINDS_TUNING } from '../../../../bench/search-quality/kinds-tuning';
import { TALK_COLOURS, TALK_TUNING } from '../../../../bench/search-quality/shoppers-talk-tuning';
import { SHOP_WORDS_KEPT } from '../../../../bench/search-quality/shop-words-kept';
import { SHOP_WORDS_TUNING } from '../../../../bench/search-quality/shop-words-tuning';

async function expectRight(words: ShopWords, sheet: ShopWordSheet, min: number, language?: string): Promise<void> {
  const scores = await words.score(sheet, language === undefined ? {} : { language });
  const missed = scores.filter(({ precision }) => precision < 1);
  const share = mean(scores.map(({ precision }) => precision));
  expect(share, JSON.stringify(missed)).toBeGreaterThanOrEqual(min);
}

describe('labelled search queries', () => {
  let words: ShopWords;
  beforeAll(async () => {
    words = await openShopWords();
  }, 120_000);
  afterAll(() => words.close());

  it.each([
    ['tuning', SHOP_WORDS_TUNING, 0.98],
    ['kept', SHOP_WORDS_KEPT, 0.97],
    ['kinds tuning', KINDS_TUNING, 0.98],
    ['kinds kept', KINDS_KEPT, 0.93],
    ['talk tuning', TALK_TUNING, 0.98],
    ['talk of colours tuning', TALK_COLOURS, 1],
    ['kinds met by a reviewer', KINDS_REVIEW, 0.98],
  ])('of the %s set have relevant results among the first ten', async (_set, sheet, min) => {
    await expectRight(words, sheet, min);
  });

  it('find products with English names by German words, in any language of the shop', async () => {
    await expectRight(words, GERMAN_TUNING, 1, 'de');
    await expectRight(words, GERMAN_TUNING, 1);
    await expectRight(words, GERMAN_READ_TUNING, 1, 'de');
  });

  it('read sizes as the store displays them', async () => {
    await expectRight(words, US_SIZES_TUNING, 1);
  });

  it('include the shades of a plain colour', async () => {
    await expectRight(words, COLOURS_TUNING, 1);
  });

  it('find substitutes for a product type that the shop lacks, services, and nothing for unknown words', async () => {
    await expectRight(words, SHOP_TALK_TUNING, 1);
  });

  it.each([
    ['German words', GERMAN_KEPT, 0.88, 'de'],
    ['German words, read in English', GERMAN_KEPT, 0.95, undefined],
    ['sizes of the store', US_SIZES_KEPT, 0.98, undefined],
    ['plain colours', COLOUR_FAMILIES_KEPT, 0.93, undefined],
    ['help and repairs', HELP_KEPT, 0.73, undefined],
    ['talk of shoppers', SHOP_TALK_KEPT, 0.7, undefined],
  ])('score as well on the held-out set of %s', async (_set, sheet, min, language) => {
    await expectRight(words, sheet, min, language);
  });

  it('are more than ninety, a third of them held out, with no overlap', () => {
    const lines = (sheet: ShopWordSheet) =>
      Object.entries(sheet).flatMap(([shop, text]) =>
        text
          .trim()
          .split('\n')
          .map((line) => `${shop} ${line}`),
      );
    const [tuning, kept] = [lines(SHOP_WORDS_TUNING), lines(SHOP_WORDS_KEPT)];
    expect(tuning.length + kept.length).toBeGreaterThan(90);
    expect(kept.length / (tuning.length + kept.length)).toBeGreaterThan(0.33);
    expect(tuning.filter((line) => kept.includes(line))).toEqual([]);
    const [named, keptNamed] = [lines(KINDS_TUNING), lines(KINDS_KEPT)];
    expect(named.length + keptNamed.length).toBeGreaterThan(120);
    expect([...named, ...lines(KINDS_REVIEW)].filter((line) => keptNamed.includes(line))).toEqual([]);
  });
});
