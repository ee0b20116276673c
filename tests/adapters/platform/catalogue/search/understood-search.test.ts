import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { helpPages } from '../../../../../adapters/platform/catalogue/search/help-pages';
import { searchProducts } from '../../../../../adapters/platform/catalogue/search/product-search';
import {
  suggestedBrands,
  suggestedCategories,
} from '../../../../../adapters/platform/catalogue/search/suggested-names';
import { leavesOut, understoodSearch } from '../../../../../adapters/platform/catalogue/search/understood-search';
import type { Product } from '../../../../../core/contract';
import { LISTED } from '../../../../../core/contract/catalogue/listing';
import { lookUp } from '../../../../../core/kernel/look-up';
import { openDemoParts, type CatalogueParts } from '../../../../fixtures/catalogue-parts';

let demo: CatalogueParts;
beforeAll(async () => {
  demo = await openDemoParts(['us']);
});
afterAll(() => demo.close());

const searchFor = (text: string, sort: Parameters<typeof understoodSearch>[0]['sort'] = []) => {
  const store = demo.parts.settings.defaultStore;
  const aggregations = [{ attribute: 'size', size: 99 }];
  return { store, view: store, query: { text, filters: LISTED, aggregations }, size: 12, from: 0, sort };
};
const understand = (text: string) => understoodSearch(searchFor(text), demo.parts);
const asTyped = (text: string) => searchProducts(searchFor(text), demo.parts);

describe('a search in shop vocabulary', () => {
  it('lists reduced products for "sale", not products with that name', async () => {
    const { understood, items, total } = await understand('sale');
    expect(understood).toEqual({ text: '', filters: { on_sale: ['1'] }, typed: ['sale'] });
    expect(total).toBeGreaterThan(12);
    for (const item of items) {
      const reduced = [item, ...(item.configurable_children ?? [])].some(
        ({ old_price: old, final_price: now }) => (old ?? 0) > (now ?? 0),
      );
      expect(reduced, item.name).toBe(true);
    }
  });
  it('lists new pieces for "new", the newest first', async () => {
    const { understood, items } = await understand('new');
    expect(understood).toMatchObject({ text: '', filters: { new: ['1'] }, sort: 'newest' });
    const times = items.map(({ created_at: at = '' }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(items.every((item) => item['new'] === true)).toBe(true);
  });
  it.each([
    ['cheap dress', 1],
    ['premium dress', -1],
  ])('sorts the type by price for "%s"', async (text, direction) => {
    const { items, understood } = await understand(text);
    const prices = items.map(({ final_price: price }) => (price ?? 0) * direction);
    expect(prices).toEqual(prices.toSorted((left, right) => left - right));
    expect(items.every(({ ptype }) => ['dress', 'tennis-dress'].includes(String(ptype)))).toBe(true);
    expect(understood?.typed).toEqual([text.split(' ')[0]]);
  });
  it('lists bestsellers and top-rated products for those words', async () => {
    const { items } = await understand('bestsellers');
    expect(items.every(({ promoted = 0 }) => promoted > 0)).toBe(true);
    const ratings = (await understand('top rated shoes')).items.map(({ rating = 0 }) => rating);
    expect(ratings).toEqual(ratings.toSorted((left, right) => right - left));
  });
  it('lists products for both genders, and those without a gender, for "unisex"', async () => {
    const { items } = await understand('unisex socks');
    expect(items.length).toBeGreaterThan(0);
    for (const { gender, name } of items) expect([undefined, ['men', 'women']], name).toContainEqual(gender);
  });
  it.each([
    ['jacket not parka', (item: Product) => item.ptype !== 'parka'],
    ['dress without sleeves', ({ name, description = '' }: Product) => !/sleeves?\b/i.test(name + description)],
    ['jacket no hood', ({ name, description = '' }: Product) => !/\bhood(ed)?\b/i.test(name + description)],
    ['jacke ohne leder', (item: Product) => !['leather', 'suede'].includes(String(lookUp(item, 'material')))],
  ])('excludes the named term and reports it: "%s"', async (text, isRight) => {
    const { items, understood } = await understand(text);
    expect(items.length).toBeGreaterThan(3);
    expect(items.filter((item) => !isRight(item)).map(({ name }) => name)).toEqual([]);
    expect(understood?.typed).toEqual([text.split(' ').slice(1).join(' ')]);
  });
  it('excludes words after a minus', async () => {
    const [minus, words] = [await understand('shoes -leather'), await understand('shoes without leather')];
    expect(minus.understood).toEqual(words.understood);
    expect(minus.items.map(({ sku }) => sku)).toEqual(words.items.map(({ sku }) => sku));
    expect(words.understood?.typed).toEqual(['without leather']);
  });
  it.each(['vegan leather bag', 'faux leather shoes', 'veganes Leder Schuhe', 'vegan shoes'])(
    'shows no leather for "%s", and labels the results as similar',
    async (text) => {
      const { items, exact } = await understand(text);
      expect(items.length).toBeGreaterThan(3);
      expect(exact).toBe(0);
      for (const item of items) expect(['leather', 'suede'], item.name).not.toContain(lookUp(item, 'material'));
    },
  );
  it.each(['faux leather boots', 'boots without leather and suede', 'faux leather'])(
    'offers no excluded values next to "%s"',
    async (text) => {
      const { others } = await understand(text);
      for (const item of others?.items ?? [])
        expect(['leather', 'suede'], item.name).not.toContain(lookUp(item, 'material'));
    },
  );
  it.each(['faux leather', 'Kunstleder', 'экокожа', '人造革'])(
    'finds nothing for "%s" alone, and offers no leather instead',
    async (text) => {
      expect(await understand(text)).toMatchObject({ items: [], total: 0 });
      expect(await understand(text)).not.toHaveProperty('suggestion');
    },
  );
  it('finds well-rated products for "4 stars", not size 4', async () => {
    const { items, understood } = await understand('dresses 4 stars and up');
    expect(understood?.filters).toEqual({ well_rated: ['1'] });
    expect(items.length).toBeGreaterThan(0);
    for (const { rating = 0, name } of items) expect(rating, name).toBeGreaterThanOrEqual(4);
  });
  it('lists the exact colour first, and reports if there are only similar ones', async () => {
    const colours = ({ items }: { readonly items: readonly Product[] }) =>
      items.map(({ matched_sku: sku = '' }) => sku.split('-')[2]);
    const found = colours(await understand('red dress'));
    expect(found).toContain('RUST');
    expect(found.lastIndexOf('RED')).toBeLessThan(found.indexOf('RUST'));
    const near = await understand('burgundy dress');
    expect(near.exact).toBe(0);
    expect(new Set(colours(near))).toEqual(new Set(['RED']));
  });
  it('applies "no" to the preceding word if no term follows', async () => {
    const { understood } = await understand('no show socks');
    expect(understood?.filters).toEqual({});
  });
  it.each([
    ['blak dres', ['black'], /dress/],
    ['wite snekers', ['white'], /shoe|sneaker/],
    ['jaket watrproof', undefined, /rain-jacket/],
    ['trousrs', undefined, /trousers|chinos|joggers|jeans|pants/],
    ['trowsers', undefined, /trousers|chinos|joggers|jeans|pants/],
  ])('corrects misspelled types and colours: "%s"', async (text, color, kind) => {
    const { items, understood } = await understand(text);
    expect(items.length).toBeGreaterThan(0);
    expect(understood?.filters['color']).toEqual(color);
    for (const { ptype } of items) expect(ptype).toMatch(kind);
  });
  it('lists the newest if no product is marked as new', async () => {
    const { understood, items } = await understand('new gift cards');
    expect(items.length).toBeGreaterThan(0);
    expect(understood).toMatchObject({ text: 'gift cards', sort: 'newest' });
    expect(understood?.filters).toEqual({});
  });
  it('interprets a number as the size that the products have', async () => {
    expect((await understand('jeans 32')).understood?.filters).toEqual({ size: ['w32'] });
    expect((await understand('kids shoes 32')).understood?.filters).toEqual({
      gender: ['children'],
      size: ['32'],
    });
  });
  it('treats a number as a word if no product has that size', async () => {
    const { understood, total } = await understand('mug 104');
    expect(understood).toBeUndefined();
    expect(total).toBe((await asTyped('mug 104')).total);
  });
  it('falls back to a plain text search if the interpreted query finds nothing', async () => {
    const { understood, items } = await understand('gift card “new shoes”');
    const typed = await asTyped('gift card “new shoes”');
    expect(items.length).toBeGreaterThan(0);
    if (understood === undefined) expect(items).toEqual(typed.items);
    else expect(items[0]?.name).toContain('New Shoes');
  });
  it('reports that there are none instead of listing similarly spelled products', async () => {
    const { understood, total } = await understand('parka under 2');
    expect(total).toBe(0);
    expect(understood?.filters).toEqual({ price: ['0-2'] });
  });
  it('leaves other words unchanged', async () => {
    const [one, other] = [await understand('crew neck'), await asTyped('crew neck')];
    expect(one).toEqual(other);
  });
  it('keeps the selected sort order', async () => {
    const sort = [{ field: 'price', direction: 'asc' as const }];
    const { items } = await understoodSearch(searchFor('sale', sort), demo.parts);
    const prices = items.map(({ final_price: price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
  it('lists available products first, then sold-out ones', async () => {
    for (const text of ['black dress', 'dress balck', 'jacket']) {
      const { items } = await understoodSearch({ ...searchFor(text), size: 4 }, demo.parts);
      expect(
        items.map(({ stock }) => stock?.is_in_stock),
        text,
      ).toEqual([true, true, true, true]);
    }
    const { items } = await understand('dress balck');
    for (const { name, matched_sku: sku } of items.slice(0, 4))
      expect([name, sku?.split('-')[2]]).toEqual([name, 'BLACK']);
  });
});

describe('a search that names a product type', () => {
  const kindsOf = (items: readonly Product[]) => [...new Set(items.map(({ ptype }) => ptype))];
  it('shows only that type, and related products if few match', async () => {
    const { items, understood, others } = await understand('red dress');
    expect(kindsOf(items).toSorted()).toEqual(['dress', 'tennis-dress']);
    expect(understood).toMatchObject({
      text: 'dress',
      rest: '',
      filters: { color: ['red', 'rust'] },
      typed: ['red'],
    });
    expect(others?.kind).toBe('dress');
    expect(kindsOf(others?.items ?? []).every((kind) => ['dress', 'tennis-dress'].includes(String(kind)))).toBe(true);
    const shown = new Set(items.map(({ id }) => id));
    expect(others?.items.filter(({ id }) => shown.has(id))).toEqual([]);
  });
  it('says that the shop has no such type when it shows substitutes', async () => {
    for (const text of ['bikini', 'suit']) {
      const { exact, total } = await understand(text);
      expect([text, exact, total > 0]).toEqual([text, 0, true]);
    }
    expect(await understand('swimsuit')).not.toHaveProperty('exact');
  });
  it('does not correct the name of a product type as a typing error', async () => {
    const search = searchFor('weiße bluse');
    const german = { ...search, query: { ...search.query, language: 'de' } };
    const { understood, suggestion, others } = await understoodSearch(german, demo.parts);
    expect(suggestion).toBeUndefined();
    expect(understood?.scope).toEqual([{ attribute: 'ptype', value: { in: ['blouse'] } }]);
    expect(kindsOf(others?.items ?? [])).toEqual(['blouse']);
  });
  it('suggests no number in place of a code', async () => {
    const { suggestion, exact } = await understand('NOR-1326');
    expect([suggestion, exact]).toEqual([undefined, 0]);
  });
  it('names a material as typed, even if the products have an equivalent one', async () => {
    const { understood, items } = await understand('leather bag');
    const suede: unknown = expect.objectContaining({ material: 'suede' });
    expect(items).toEqual([suede, suede]);
    expect(understood?.filters).toEqual({ material: ['leather', 'suede'] });
  });
  it('includes the shades of a plain colour if its products have them', async () => {
    const green = await understand('green jacket');
    expect(green.understood?.filters['color']).toEqual(expect.arrayContaining(['green', 'pine', 'olive']));
    expect(green.total).toBeGreaterThan((await understand('olive jacket')).total + 4);
  });
  it('corrects typing errors first', async () => {
    const { items, fuzzy, suggestion } = await understand('red drses');
    expect(kindsOf(items).toSorted()).toEqual(['dress', 'tennis-dress']);
    expect([fuzzy, suggestion]).toEqual([true, 'red dress']);
  });
  it('is converted from the other keyboard layout if it means nothing as typed', async () => {
    const { total, suggestion } = await understand('вкуыы');
    expect(suggestion).toBe('dress');
    expect(total).toBe((await understand('dress')).total);
  });
  it('counts the matching types, and no others', async () => {
    const search = searchFor('jacket');
    const query = { ...search.query, aggregations: [{ attribute: 'ptype', size: -1 }] };
    const { aggregations } = await understoodSearch({ ...search, query }, demo.parts);
    const kinds = aggregations['ptype']?.map(({ value }) => value) ?? [];
    expect(kinds).toContain('parka');
    expect(kinds).not.toContain('dress');
  });
  it('is overridden by products with that name', async () => {
    expect((await understand('racket stringing')).items[0]?.name).toBe('Racket Stringing');
  });
  it('finds nothing if the shop has none, and shows bestsellers', async () => {
    const { total, suggestion, others } = await understand('umbrella');
    expect([total, suggestion]).toEqual([0, undefined]);
    expect(others?.kind).toBeUndefined();
    expect(others?.items.length).toBeGreaterThan(3);
  });
  it('ignores words that no product of the type has, and says so', async () => {
    const { items, exact } = await understand('backpack for astronauts');
    expect(kindsOf(items)).toEqual(['backpack']);
    expect(exact).toBe(0);
  });
});

describe('a search without product words', () => {
  it.each(['???', '--', '★'])('finds nothing for punctuation only: %s', async (text) => {
    expect(await understand(text)).toMatchObject({ items: [], total: 0 });
    expect(await asTyped(text)).toMatchObject({ items: [], total: 0 });
  });
  it('shows help, no similarly spelled products and no meaningless suggestion', async () => {
    expect(await understand('size guide')).toMatchObject({ total: 0 });
    for (const text of ['coupon', 'student discount', 'newsletter', 'faq'])
      expect(await understand(text), text).toMatchObject({ items: [], total: 0 });
    for (const text of ['size guide', 'gift for dad', 'returns'])
      expect((await understand(text)).suggestion, text).toBeUndefined();
  });
});

describe('a suggestion', () => {
  it.each([
    ['size guide', 'size', true],
    ['4 stars', '4', true],
    ['faux leather', 'leather', true],
    ['red dre', 'red dress', false],
    ['jaket', 'jacket', false],
    ['shoes running', 'Running Shoes', false],
    ['t shirt', 'tshirt', false],
  ])('for "%s" that is "%s" only leaves out words: %s', (text, suggestion, expected) => {
    expect(leavesOut(text, suggestion)).toBe(expected);
  });
});

describe('pages of the shop in search', () => {
  const pages = [
    { identifier: 'retail-returns', title: 'Returns' },
    { identifier: 'size-guide', title: 'Size Guide' },
    { identifier: 'our-tailors', title: 'Our tailors' },
  ];
  it('are found by the words of a topic in any language, and by title', () => {
    expect(helpPages('umtausch', pages)).toEqual([
      { topic: 'returns', identifier: 'retail-returns', title: 'Returns' },
    ]);
    expect(helpPages('our tai', pages)).toEqual([{ identifier: 'our-tailors', title: 'Our tailors' }]);
    expect(helpPages('track my order', pages)).toEqual([{ topic: 'order', path: '/order' }]);
  });
  it('are not suggested if the merchant has no such page, or for product words', () => {
    expect(helpPages('privacy', pages)).toEqual([]);
    expect(helpPages('dress', pages)).toEqual([]);
  });
  it('include a category whose name has that prefix, with products and department', async () => {
    const { parts } = demo;
    const categories = await parts.database.read((db) => parts.reader.categories(db, parts.settings.defaultStore));
    const names = suggestedCategories('dre', categories).map(({ category }) => category.name);
    expect(names).toContain('Dresses');
    expect(suggestedCategories('zzz', categories)).toEqual([]);
    const jackets = suggestedCategories('jacket', categories);
    expect(jackets.map(({ above, category: { name } }) => [...above, name].join(' › ')).toSorted()).toEqual([
      'Children › Jackets',
      'Men › Jackets',
      'Women › Jackets',
    ]);
  });
  it('show all ancestors of a category if the department does not tell it from one of the same name', () => {
    const category = (id: number, parent: number, level: number, name: string) => ({
      ...{ id, parent_id: parent, level, name, slug: String(id), is_active: true, product_count: 1 },
    });
    const categories = [
      category(1, 0, 1, 'All'),
      category(2, 1, 2, 'Men'),
      category(3, 2, 3, 'Sport'),
      category(4, 2, 3, 'Town'),
      category(5, 3, 4, 'Jackets'),
      category(6, 4, 4, 'Jackets'),
      category(7, 2, 3, 'Jacket Care'),
    ];
    const paths = suggestedCategories('jacket', categories).map(({ above, category: { name } }) => [...above, name]);
    expect(paths).toEqual([
      ['Men', 'Jacket Care'],
      ['Men', 'Sport', 'Jackets'],
      ['Men', 'Town', 'Jackets'],
    ]);
  });
  it('include a brand whose name has that prefix, with products', () => {
    const brands = [
      { value: 'a', label: 'Maison Verre', count: 3 },
      { value: 'b', label: 'Marlow', count: 0 },
    ];
    expect(suggestedBrands('ma', brands).map(({ value }) => value)).toEqual(['a']);
    expect(suggestedBrands('ver', brands).map(({ value }) => value)).toEqual(['a']);
  });
});
