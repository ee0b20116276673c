import { describe, expect, it } from 'vitest';
import { compactCode, foldText } from '../../../../../core/kernel/words/fold';
import { Lexicon } from '../../../../../adapters/search/local/text/lexicon';
import { stem } from '../../../../../core/kernel/words/stem';
import { tokeniseField, tokeniseQuery } from '../../../../../adapters/search/local/text/tokenise';

const fieldTerms = (text: string, language = 'en'): string[] => tokeniseField(text).map((word) => stem(word, language));
const queryTerms = (text: string, language = 'en'): string[] => tokeniseQuery(text, language).map(({ term }) => term);

describe('text folding', () => {
  it.each([
    ['Café BRÛLÉE', 'cafe brulee'],
    ['Größe', 'grosse'],
    ['Ёлка', 'елка'],
    ['й стays', 'й стays'],
    ['Їжак', 'іжак'],
    ['Øresund Łódź', 'oresund lodz'],
    ['ＡＢＣ１２', 'abc12'],
    ['İstanbul', 'istanbul'],
  ])('writes "%s" as "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('drops optional separators from a code', () => {
    expect(compactCode('MH01-XS Black')).toBe('mh01xsblack');
    expect(compactCode(' mh-01/xs_black ')).toBe('mh01xsblack');
  });
});

describe('stemming', () => {
  it.each([
    ['jackets', 'jacket'], ['dresses', 'dress'], ['dress', 'dress'], ['watches', 'watch'], ['shoes', 'shoe'], ['boxes', 'box'],
    ['hoodies', 'hoodie'], ['accessories', 'accessory'], ['ties', 'tie'], ['scarves', 'scarf'], ['womens', 'women'], ['woman', 'women'],
    ['shorts', 'shorts'], ['short', 'short'], ['jeans', 'jean'], ['mh01s', 'mh01s'], ['adidas', 'adidas'],
  ])('reduces English %s to %s', (word, expected) => {
    expect(stem(word, 'en')).toBe(expected);
  }); // prettier-ignore

  it.each([
    ['de', ['jacke', 'jacken']],
    ['de', ['schuh', 'schuhe', 'schuhen']],
    ['de', ['kleid', 'kleider', 'kleidern']],
    ['ru', ['куртка', 'куртки', 'курток', 'куртку', 'курткой', 'курткам']],
    ['ru', ['рубашка', 'рубашек', 'рубашки']],
    ['ru', ['зимняя', 'зимние', 'зимней']],
    ['ru', ['платье', 'платья', 'платьев']],
    ['uk', ['сорочка', 'сорочок', 'сорочки']],
    ['uk', ['штани', 'штанів', 'штанами']],
  ] as const)('gives all forms of a word one stem (%s: %s)', (language, forms) => {
    expect(new Set(forms.map((form) => stem(foldText(form), language))).size).toBe(1);
  });

  it('keeps different words apart', () => {
    const words = [
      'run',
      'runner',
      'short',
      'shorts',
      'boot',
      'boat',
      'men',
      'women',
      'tank',
      'tan',
      'top',
      'bra',
      'brass',
    ];
    expect(new Set(words.map((word) => stem(word, 'en'))).size).toBe(words.length);
  });
});

describe('tokens of a field', () => {
  it('include hyphenated words in parts and joined', () => {
    expect(fieldTerms('T-Shirt')).toEqual(['t', 'shirt', 'tshirt']);
    expect(fieldTerms('MH01-XS')).toEqual(['mh01', 'xs', 'mh01xs']);
    expect(fieldTerms('H&M')).toEqual(['h', 'm', 'hm']);
  });

  it('join a single letter to the word after it', () => {
    expect(fieldTerms('T shirts')).toEqual(['t', 'shirt', 'tshirt']);
  });

  it('include a possessive as the word itself', () => {
    expect(fieldTerms("Men's jackets")).toEqual(['men', 'jacket']);
    expect(fieldTerms('Women’s')).toEqual(['women']);
  });

  it('include Chinese as overlapping pairs, mixed with other scripts', () => {
    expect(fieldTerms('男士牛仔夹克 Denim', 'zh')).toEqual(['男士', '士牛', '牛仔', '仔夹', '夹克', 'denim']);
    expect(fieldTerms('裙', 'zh')).toEqual(['裙']);
  });

  it('exclude words that nobody types', () => {
    expect(fieldTerms('a'.repeat(500))[0]).toHaveLength(40);
  });
});

describe('tokens of a query', () => {
  it('exclude stop words, unless there are no others', () => {
    expect(queryTerms('a jacket for the rain')).toEqual(['jacket', 'rain']);
    expect(queryTerms('шапка для мужчин', 'ru')).toHaveLength(2);
    expect(queryTerms('On')).toEqual(['on']);
  });

  it('split Chinese into known words, the longest first', () => {
    const words = new Lexicon({ language: 'zh', synonyms: [['儿童'], ['运动鞋', '球鞋'], ['运动'], ['T恤']] });
    const parts = (text: string) => tokeniseQuery(text, 'zh', words).map(({ term }) => term);
    expect(parts('儿童运动鞋')).toEqual(['儿童', '运动鞋']);
    expect(parts('黑色T恤')).toEqual(['黑色', 't恤']);
    expect(tokeniseField('蓝运动鞋', words)).toEqual(['蓝运', '运动', '动鞋', '运动鞋']);
  });

  it('are empty for punctuation', () => {
    expect(queryTerms(' -- !? ')).toEqual([]);
  });
});
