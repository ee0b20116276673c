import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../adapters/platform/starter/colours';
import { otherLayouts } from '../../../core/catalogue/search/keyboard-layouts';
import { merchantWords } from '../../../core/catalogue/search/merchant-words';
import { LIKELIEST, queryReader } from '../../../core/catalogue/search/read-query';
import { readSheet } from '../../../core/catalogue/search/read-sheet';
import type { QueryVocabulary } from '../../../core/catalogue/search/shop-names';
import { COLOR_NAMES, COLOR_SHADES, NEAR_COLORS } from '../../../core/catalogue/search/words/choices';

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const EMPTY: QueryVocabulary = {
  language: 'en', brands: [], sizes: [], kinds: [], colors: [], materials: [], genders: [], categories: [], synonyms: [],
}; // prettier-ignore
const VALUES: QueryVocabulary = {
  ...EMPTY,
  sizes: options({ m: 'M', xl: 'XL', xxl: 'XXL', 116: '116' }),
  kinds: options({ dress: 'Dress', 'tennis-dress': 'Tennis Dress', parka: 'Parka', 'rain-jacket': 'Rain Jacket', 'denim-jacket': 'Denim Jacket', watch: 'Watch', swimsuit: 'Swimsuit', jumper: 'Sweater', scarf: 'Scarf', beanie: 'Beanie', boot: 'Boot' }),
  colors: options({ red: 'Red', burgundy: 'Burgundy', navy: 'Navy', grey: 'Gray', green: 'Green' }),
  materials: options({ wool: 'Wool', merino: 'Merino', leather: 'Leather', denim: 'Denim' }),
  genders: options({ women: 'Women', men: 'Men', children: 'Children' }),
}; // prettier-ignore

/** 'searched words | kinds | filter=values …' */
const short = (read: ReturnType<typeof queryReader>, query: string, way = LIKELIEST) => {
  const { rest, kind, parts } = read(query, way);
  const kinds = kind === undefined ? '' : [...kind.types, ...kind.categories].join('/');
  return [rest, kinds, ...parts.map(({ code, values }) => `${code}=${values.join('/')}`).toSorted()].join(' | ');
};
const english = queryReader(VALUES);
const readers = {
  en: english,
  de: queryReader({ ...VALUES, language: 'de' }),
  ru: queryReader({ ...VALUES, language: 'ru' }),
  uk: queryReader({ ...VALUES, language: 'uk' }),
  zh: queryReader({ ...VALUES, language: 'zh' }),
};

describe('words that name a product type', () => {
  it.each([
    ['en', 'red dress', ' | dress/tennis-dress | color=red/burgundy'],
    ['en', 'women’s red dresses size m', ' | dress/tennis-dress | color=red/burgundy | gender=women | size=m'],
    ['en', 'dress watch', 'dress | watch'],
    ['en', 'tennis dress', ' | tennis-dress'],
    ['en', 'denim jacket', ' | denim-jacket'],
    ['en', 'pullover', ' | jumper'],
    ['en', 'bikini', ' | swimsuit'],
    ['en', 'платье', ' | dress/tennis-dress'],
    ['en', 'hats and scarves', ' | scarf/beanie'],
    ['en', 'red dres', ' | dress/tennis-dress | color=red/burgundy'],
    ['de', 'rotes Kleid', ' | dress/tennis-dress | color=red/burgundy'],
    ['de', 'grüne Mützen', ' | beanie | color=green'],
    ['de', 'gruene Muetzen', ' | beanie | color=green'],
    ['de', 'Damenkleid', ' | dress/tennis-dress | gender=women'],
    ['ru', 'красное женское платье', ' | dress/tennis-dress | color=red/burgundy | gender=women'],
    ['uk', 'червоні сукні', ' | dress/tennis-dress | color=red/burgundy'],
    ['zh', '女士红色连衣裙', ' | dress/tennis-dress | color=red/burgundy | gender=women'],
  ] as const)('in %s: %s', (language, query, expected) => {
    expect(short(readers[language], query)).toBe(expected);
  });

  it('name none if the shop has no such products', () => {
    for (const query of ['umbrella', 'swimming goggles', 'soccer cleats', 'football boots'])
      expect(english(query).kind, query).toEqual({ types: [], categories: [] });
    expect(readers.de('Fußballschuhe').kind).toEqual({ types: [], categories: [] });
    expect(readers.ru('очки для плавания').kind).toEqual({ types: [], categories: [] });
    expect(queryReader(EMPTY)('umbrella').kind).toBeUndefined();
  });
  it('name a category if the shop has no values for the type', () => {
    const read = queryReader({ ...EMPTY, categories: options({ 7: 'Jackets & Coats' }) });
    expect(read('jacket').kind).toEqual({ types: [], categories: ['7'] });
  });
  it('are ignored within a code', () => {
    expect(english('HOL-1401-RED')).toMatchObject({ text: 'HOL-1401-RED', rest: 'HOL-1401-RED', parts: [] });
  });
});

describe('words for imitations', () => {
  const materials = options({ leather: 'Leather', suede: 'Suede', wool: 'Wool', cotton: 'Cotton' });
  const with5 = (language: string) => queryReader({ ...VALUES, language, materials });
  it.each([
    ['en', 'faux leather boots', ' | boot | material=!leather/!suede'],
    ['en', 'vegan leather boots', ' | boot | material=!leather/!suede'],
    ['en', 'vegan boots', ' | boot | material=!wool/!leather/!suede'],
    ['de', 'Stiefel aus Kunstleder', ' | boot | material=!leather/!suede'],
    ['de', 'Kunstlederstiefel', ' | boot | material=!leather/!suede'],
    ['de', 'vegane Stiefel', ' | boot | material=!wool/!leather/!suede'],
    ['ru', 'ботинки из экокожи', ' | boot | material=!leather/!suede'],
    ['ru', 'ботинки из искусственной кожи', ' | boot | material=!leather/!suede'],
    ['uk', 'черевики з екошкіри', ' | boot | material=!leather/!suede'],
    ['zh', '人造革靴子', ' | boot | material=!leather/!suede'],
  ])('exclude the genuine material in %s: %s', (language, query, expected) => {
    expect(short(with5(language), query)).toBe(expected);
    expect(with5(language)(query).imitation).toBeDefined();
  });
  it('are an ordinary material if the shop has it', () => {
    const read = queryReader({ ...VALUES, materials: options({ leather: 'Leather', faux: 'Faux Leather' }) });
    expect(short(read, 'faux leather boots')).toBe(' | boot | material=faux');
  });
});

describe('an adult occasion', () => {
  it.each([
    ['en', 'wedding guest', ' | dress | gender=women/men'],
    ['en', 'wedding guest dress for kids', 'wedding guest dress | dress | gender=children'],
    ['en', 'women’s wedding dress', 'wedding dress | dress | gender=women'],
    ['de', 'Hochzeitsgast', ' | dress | gender=women/men'],
    ['en', 'black tie', ' | dress | gender=women/men'],
    ['en', 'prom dress', 'prom dress | dress | gender=women/men'],
    ['de', 'Abendgarderobe', ' | dress | gender=women/men'],
    ['ru', 'на выпускной', ' | dress | gender=women/men'],
    ['uk', 'на випускний', ' | dress | gender=women/men'],
    ['zh', '晚礼服', ' | dress | gender=women/men'],
    ['zh', '婚礼', ' | dress | gender=women/men'],
  ] as const)('excludes children’s clothes in %s unless they are named: %s', (language, query, expected) => {
    expect(short(readers[language], query)).toBe(expected);
  });
});

describe('a dress code that contains a product word', () => {
  it('keeps the product type that is named beside it', () => {
    expect(short(english, 'boots for black tie')).toBe('black tie | boot');
  });

  it('names these products in a shop that has them', () => {
    const withTies = queryReader({
      ...VALUES,
      kinds: [...VALUES.kinds, { value: 'tie', label: 'Tie' }],
      colors: [...VALUES.colors, { value: 'black', label: 'Black' }],
    });
    expect(short(withTies, 'black tie')).toBe(' | tie | color=black');
  });
});

describe('formal suits in a shop without suits', () => {
  const withBlazers = { ...VALUES, kinds: [...VALUES.kinds, { value: 'blazer', label: 'Blazer' }] };

  it.each([
    ['en', 'tuxedo'],
    ['de', 'Smoking'],
    ['ru', 'смокинг'],
    ['uk', 'смокінг'],
  ] as const)('are replaced by blazers in %s: %s', (language, query) => {
    expect(short(queryReader({ ...withBlazers, language }), query)).toContain('| blazer');
  });
});

describe('words for filters', () => {
  it.each([
    ['wool scarf', ' | scarf | material=wool/merino'],
    ['grey sweater', ' | jumper | color=grey'],
    ['children jacket age 6', ' | rain-jacket/denim-jacket/parka | gender=children | size=116'],
    ['plus size dress', ' | dress/tennis-dress | size=xl/xxl'],
    ['dress under 100', ' | dress/tennis-dress | price=0-100'],
    ['dress around $50', ' | dress/tennis-dress | price=40-60'],
  ])('%s', (query, expected) => {
    const [words, kinds, ...choices] = short(english, query).split(' | ');
    const [, wanted = '', ...others] = expected.split(' | ');
    expect([words, kinds?.split('/').toSorted(), ...choices]).toEqual(['', wanted.split('/').toSorted(), ...others]);
  });
  it('match a base colour with its shades, or only the named shade', () => {
    const shades = { green: 'Green', pine: 'Pine', olive: 'Olive', moss: 'Moss', forest: 'Forest Green', red: 'Red' };
    const read = queryReader({ ...VALUES, colors: options(shades) });
    expect(short(read, 'green dress')).toBe(' | dress/tennis-dress | color=green/pine/forest/olive/moss');
    expect(short(read, 'olive dress')).toBe(' | dress/tennis-dress | color=olive');
    expect(short(english, 'blue dress')).toBe(' | dress/tennis-dress | color=navy');
  });
  it('distinguish the named colour from its shades', () => {
    const [part] = english('red dress').parts;
    expect(part).toMatchObject({ values: ['red', 'burgundy'], lead: ['red'] });
    expect(english('navy dress').parts[0]).not.toHaveProperty('lead');
  });
  it('lead from a shade to its plain colour if no product has the shade', () => {
    expect(short(english, 'burgundy dress')).toBe(' | dress/tennis-dress | color=burgundy');
    expect(short(english, 'burgundy dress', { ...LIKELIEST, near: true })).toBe(
      ' | dress/tennis-dress | color=burgundy/red',
    );
  });
  it('map every demo colour to a base colour, and name existing shades only', () => {
    const named = new Set(readSheet(COLOR_NAMES).map(({ keys: [key = ''] }) => key));
    const plain = new Set(['black', 'white', 'silver', 'gold', ...Object.keys(COLOR_SHADES)]);
    const shades = new Set([...Object.values(COLOR_SHADES), ...Object.values(NEAR_COLORS)].flat());
    expect(Object.keys(COLOURS).filter((colour) => !plain.has(colour) && !shades.has(colour))).toEqual([]);
    expect([...plain, ...shades].filter((colour) => !named.has(colour))).toEqual([]);
  });
  it('match similar colours if no product has the named one', () => {
    const read = queryReader({ ...VALUES, colors: options({ black: 'Black', charcoal: 'Charcoal' }) });
    expect(short(read, 'black dress')).toBe(' | dress/tennis-dress | color=black');
    expect(short(read, 'black dress', { ...LIKELIEST, near: true })).toBe(
      ' | dress/tennis-dress | color=black/charcoal',
    );
  });
});

describe('occasions', () => {
  it.each([
    ['gift for dad', 'watch', 'men', 'en'],
    ['gift for mum', 'scarf', 'women', 'en'],
    ['Geschenk für Papa', 'watch', 'men', 'de'],
    ['подарок маме', 'scarf', 'women', 'ru'],
    ['подарунок татові', 'watch', 'men', 'uk'],
    ['送爸爸的礼物', 'watch', 'men', 'zh'],
  ] as const)('lead to products: %s', (query, kind, gender, language) => {
    const { kind: kinds, parts, rest } = readers[language](query);
    expect(kinds?.types).toContain(kind);
    expect(parts.map(({ values }) => values)).toEqual([[gender]]);
    expect(rest).toBe('');
  });
  it.each([
    ['en', 'christmas'],
    ['en', 'Mother’s Day'],
    ['en', 'new year'],
    ['de', 'Weihnachten'],
    ['de', 'zum Geburtstag'],
    ['ru', 'новый год'],
    ['ru', 'рождество'],
    ['uk', 'різдво'],
    ['uk', 'день народження'],
    ['zh', '圣诞'],
    ['zh', '生日'],
  ] as const)('lead to gifts in %s: %s', (language, query) => {
    const { kind, parts, order } = readers[language](query);
    expect(kind?.types).toEqual(expect.arrayContaining(['watch', 'scarf']));
    expect([parts, order]).toEqual([[], undefined]);
  });
  it('narrow a named type, and count as plain words if no product of it matches', () => {
    // The theme word still ranks the boots.
    expect(short(english, 'rain boots')).toBe('rain boots | boot');
    expect(short(english, 'waterproof jacket')).toBe(' | rain-jacket');
    expect(short(english, 'beach watch')).toBe('beach | watch');
  });
});

describe('synonyms of the merchant', () => {
  it('are parsed from lines of typed and intended words', () => {
    expect(merchantWords('brolly, parasol = umbrella\n\nno sense\nfrock=dress')).toEqual([
      ['brolly', 'umbrella'],
      ['parasol', 'umbrella'],
      ['frock', 'dress'],
    ]);
  });
  it('replace those of the shop', () => {
    const read = queryReader({ ...VALUES, synonyms: merchantWords('glad rags = red dress') });
    expect(short(read, 'glad rags size m')).toBe(' | dress/tennis-dress | color=red/burgundy | size=m');
  });
});

describe('words typed in the other keyboard layout', () => {
  it.each([
    ['rehnrf', 'ru', 'куртка'],
    ['ceryz', 'uk', 'сукня'],
    ['вкуыы', 'en', 'dress'],
  ])('%s is read in %s as %s', (typed, language, meant) => {
    expect(otherLayouts(typed, language)).toContain(meant);
  });
  it('are not recognised in mixed scripts, in Chinese, or with two letters', () => {
    for (const text of ['футболка nike', '连衣裙', 'xl', '501']) expect(otherLayouts(text, 'ru')).toEqual([]);
  });
});
