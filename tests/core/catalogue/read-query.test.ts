import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryReader } from '../../../core/catalogue/search/read-query';
import { processorTime } from '../../fixtures/processor-time';

const named = (...values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const read = queryReader({
  language: 'de',
  kinds: [],
  colors: [],
  materials: [],
  genders: [],
  categories: [],
  synonyms: [],
  sizes: [
    ...named('xs', 's', 'm', 'l', 'xl', '3xl', 'w28', 'w32', '32', '36', '42', '104'),
    { value: '36-38', label: '36–38' },
    { value: 'one-size', label: 'One Size' },
  ],
  brands: [
    { value: 'norrland', label: 'Norrland' },
    { value: 'stillwater', label: 'Stillwater Studio' },
    { value: 'plain-goods', label: 'Plain Goods' },
    { value: 'cobble-welt', label: 'Cobble & Welt' },
    { value: 'maison-verre', label: 'Maison Verré' },
  ],
});
/** 'words left | filter=values …' */
const short = (query: string) => {
  const { text, parts } = read(query);
  return [text, ...parts.map(({ code, values }) => `${code}=${values.join('/')}`).toSorted()].join(' | ');
};

describe('interpreted search text', () => {
  it.each([
    ['sale', ' | on_sale=1'],
    ['dresses on sale', 'dresses | on_sale=1'],
    ['up to 50% off jackets', 'jackets | on_sale=1'],
    ['reduzierte Jacken', 'Jacken | on_sale=1'],
    ['платья со скидкой', 'платья | on_sale=1'],
    ['сукні зі знижкою', 'сукні | on_sale=1'],
    ['打折连衣裙', '连衣裙 | on_sale=1'],
  ])('requests the sale: %s', (query, expected) => {
    expect(short(query)).toBe(expected);
  });

  it.each([
    ['new', ' | new=1'],
    ['new arrivals men', 'men | new=1'],
    ['neue Schuhe', 'Schuhe | new=1'],
    ['новинки', ' | new=1'],
    ['нові куртки', 'куртки | new=1'],
    ['新款外套', '外套 | new=1'],
  ])('requests new products: %s', (query, expected) => {
    expect(short(query)).toBe(expected);
  });

  it.each([
    ['4 stars', ' | well_rated=1'],
    ['4+ stars', ' | well_rated=1'],
    ['rated 4 stars and up', ' | well_rated=1'],
    ['dresses from 4 stars', 'dresses | well_rated=1'],
    ['5-star shirts', 'shirts | well_rated=1'],
    ['four star jackets', 'jackets | well_rated=1'],
    ['Jacken ab 4 Sternen', 'Jacken | well_rated=1'],
    ['4 Sterne', ' | well_rated=1'],
    ['куртки от 4 звёзд', 'куртки | well_rated=1'],
    ['куртки від 4 зірок', 'куртки | well_rated=1'],
    ['4星连衣裙', '连衣裙 | well_rated=1'],
    ['4.5 stars', ' | well_rated=1'],
    ['star print shirt', 'star print shirt'],
    ['shirt with 4 starfish', 'shirt with 4 starfish'],
  ])('requests well-rated products: %s', (query, expected) => {
    expect(short(query)).toBe(expected);
  });

  it.each([
    ['under 50', ' | price=0-50'],
    ['dresses under $50', 'dresses | price=0-50'],
    ['up to 50', ' | price=0-50.01'],
    ['Kleid bis 50 €', 'Kleid | price=0-50.01'],
    ['jacke unter 1.000 €', 'jacke | price=0-1000'],
    ['unter 49,50 euro', ' | price=0-49.5'],
    ['over 100', ' | price=100-'],
    ['between 20 and 40', ' | price=20-40.01'],
    ['shirts $20-$40', 'shirts | price=20-40.01'],
    ['hosen von 50 bis 90 €', 'hosen | price=50-90.01'],
    ['over 20 under 50 socks', 'socks | price=20-50'],
    ['$50 or less', ' | price=0-50.01'],
    ['платья дешевле 3 000 ₽', 'платья | price=0-3000'],
    ['сукні від 900 до 1500 грн', 'сукні | price=900-1500.01'],
    ['200元以下的连衣裙', '连衣裙 | price=0-200.01'],
    ['100到200元的鞋', '鞋 | price=100-200.01'],
  ])('names a price: %s', (query, expected) => {
    expect(short(query)).toBe(expected);
  });

  it.each([
    ['dress m', 'dress | size=m'],
    ['dress in size M', 'dress | size=m'],
    ['shoes 42', 'shoes | size=42'],
    ['42 шкарпетки', 'шкарпетки | size=42'],
    ['кроссовки 42 размер', 'кроссовки | size=42'],
    ['schuhe größe 42', 'schuhe | size=42'],
    ['连衣裙M码', '连衣裙 | size=m'],
    ['socks 36-38', 'socks | size=36-38'],
    ['jeans w32', 'jeans | size=w32'],
    ['jeans 32', 'jeans | size=w32/32'],
    ['xl', ' | size=xl'],
    ['size 42', ' | size=42'],
  ])('names a size: %s', (query, expected) => {
    expect(short(query)).toBe(expected);
  });

  it.each([
    ['norrland parka', 'parka | brand=norrland'],
    ['STILLWATER hoodie', 'hoodie | brand=stillwater'],
    ['stillwater studio hoodie', 'hoodie | brand=stillwater'],
    ['cobble and welt boots', 'boots | brand=cobble-welt'],
    ['Cobble&Welt', ' | brand=cobble-welt'],
    ['maison verre', ' | brand=maison-verre'],
    ['plain-goods tee', 'tee | brand=plain-goods'],
  ])('names a brand: %s', (query, expected) => {
    expect(short(query)).toBe(expected);
  });

  it.each([
    ['cheap dress', 'price-low', 'cheap'],
    ['dress under budget', 'price-low', 'under budget'],
    ['günstige Jacke', 'price-low', 'günstige'],
    ['недорогие носки', 'price-low', 'недорогие'],
    ['дешеві шкарпетки', 'price-low', 'дешеві'],
    ['便宜的袜子', 'price-low', '便宜的'],
    ['premium jacket', 'price-high', 'premium'],
    ['teure Uhr', 'price-high', 'teure'],
    ['best rated shoes', 'rated', 'best rated'],
    ['кроссовки с высоким рейтингом', 'rated', 'с высоким рейтингом'],
  ])('requests a sort order: %s', (query, sort, typed) => {
    expect(read(query).order).toEqual({ sort, typed });
    expect(read(query).text).not.toContain(typed);
  });

  it('interprets a price before a sort order', () => {
    expect(read('платья дешевле 3000').order).toBeUndefined();
    expect(read('günstiger als 50 euro').order).toBeUndefined();
  });

  it.each([
    ['bestsellers', ' | bestsellers=1'],
    ['Topseller Schuhe', 'Schuhe | bestsellers=1'],
    ['хиты продаж', ' | bestsellers=1'],
  ])('requests bestsellers: %s', (query, expected) => {
    expect(short(query)).toBe(expected);
  });

  it.each([
    ['not norrland parka', 'parka | brand=!norrland'],
    ['parka ohne Stillwater', 'parka | brand=!stillwater'],
  ])('excludes a brand: %s', (query, expected) => {
    expect(short(query)).toBe(expected);
  });

  it('ignores negated values', () => {
    expect(read('dress not on sale').parts.map(({ code }) => code)).not.toContain('on_sale');
    expect(read('not cheap').order).toBeUndefined();
  });

  it('combines several filters', () => {
    expect(short('red norrland jacket size s under 100 sale')).toBe(
      'red jacket | brand=norrland | on_sale=1 | price=0-100 | size=s',
    );
  });

  it('returns the typed words of each filter', () => {
    expect(read('Dresses in Size M under $50').parts.map(({ typed }) => typed)).toEqual(['under $50', 'in Size M']);
  });

  it.each([
    'black dress', 'sage scarf', 'plain t-shirt', 't shirt', "men's shirt", 'men s shirt', 'newspaper bag', '501', '42', 'm', 'NOR-1042', 'watch 40 mm',
    'backpack up to 30 l', 'under armour', 'air max 90', 'size 10', 'one size cap', '36-40 shirts', 'kids up to 5 years', 'wholesale', '',
  ])('is unchanged without such a word: %s', (query) => {
    const { text, parts } = read(query);
    expect({ text, parts }).toEqual({ text: query, parts: [] });
  }); // prettier-ignore

  it('loses no word that was not understood in any text, and is fast', () => {
    const word = fc.constantFrom('sale', 'under', '50', '$', 'm', 'size', 'red', 'dress', 'bis', '-', '20', 'до', '元', '以下', '%', 'and', 'norrland', "'s");
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.array(word, { maxLength: 40 }).map((words) => words.join(' '))), (query) => {
        const spent = processorTime();
        const { text, parts } = read(query);
        expect(spent()).toBeLessThan(200);
        if (parts.length === 0) expect(text).toBe(query.trim());
        for (const { values } of parts) expect(values.length).toBeGreaterThan(0);
        if (query.includes('dress')) expect(text).toContain('dress');
      }),
    );
  }); // prettier-ignore
});
