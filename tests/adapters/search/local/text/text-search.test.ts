import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../../../adapters/search/local';
import { fixtureCatalogue } from '../../../../../testing/search/fixture-catalogue';
import { product } from '../../../../../testing/search/make-index';
import { ids } from '../ids';

describe('text search', () => {
  const fixture = fixtureCatalogue();
  const index = buildIndex(fixture);
  const skus = (text: string): (string | undefined)[] =>
    ids(index, { text, size: -1 }).map((id) => fixture.find((document) => document.id === id)?.sku);

  it('ranks a name above prose, and prose above nothing (S §9 boosts)', () => {
    const found = skus('jacket');
    expect(found.slice(0, 4).sort()).toEqual(['MJ-001', 'MJ-002', 'WJ-003', 'WJ-004']);
    expect(found).toContain('MP-010');
  });

  it('weighs fields as configured', () => {
    const documents = [
      product(1, { text: { name: 'wool', brand_name: 'velo' } }),
      product(2, { text: { name: 'velo', brand_name: 'wool' } }),
    ];
    expect(ids(buildIndex(documents), { text: 'wool' })).toEqual([1, 2]);
    expect(ids(buildIndex(documents, { boosts: { name: 1, brand_name: 9 } }), { text: 'wool' })).toEqual([2, 1]);
  });

  it('requires three of four words (S §9 minimum match 75 %)', () => {
    expect(skus('denim jacket copper submarine')).toEqual(['MJ-001']);
    expect(skus('denim jacket submarine periscope')).toEqual([]);
  });

  it('adds other products of the named type to a few results, in every order, and reports how many are exact', () => {
    for (const direction of ['asc', 'desc'] as const) {
      const found = index.search({ text: 'black boots', sort: [{ field: 'final_price', direction }] });
      expect(found).toMatchObject({ exact: 1, total: 2 });
      expect(found.hits.map(({ id }) => fixture.find((document) => document.id === id)?.sku)).toEqual([
        'MF-083',
        'WF-084',
      ]);
    }
    expect(index.search({ text: 'boots' }).exact).toBeUndefined();
  });

  it('ranks products of the named type before those that only mention it', () => {
    expect(skus('bag')[0]).toMatch(/^UB-/);
    expect(skus('shirt').slice(0, 2).sort()).toEqual(['MS-030', 'MS-031']);
  });

  it('corrects at most five unknown words, since each is compared with every word of the shop', () => {
    const typed = (count: number) => Array.from({ length: count }, () => 'jakcet').join(' ');
    expect(index.search({ text: typed(5) })).toMatchObject({
      fuzzy: true,
      suggestion: typed(5).replaceAll('jakcet', 'jacket'),
    });
    expect(index.search({ text: typed(7) }).suggestion).toBe(`${'jacket '.repeat(5)}jakcet jakcet`);
  });

  it('excludes words that it understands otherwise, and completes and splits words after the fifth', () => {
    const begun = 'leath '.repeat(6);
    expect(index.search({ text: `${begun}jakcet` }).suggestion).toBe(`${begun}jacket`);
    const { suggestion } = index.search({ text: `${'jakcet '.repeat(6)}leatherboots` });
    expect(suggestion).toBe(`${'jacket '.repeat(5)}jakcet leather boots`);
  });

  it('knows multi-word names and their synonyms', () => {
    expect(skus('bathing suit')).toEqual(['WW-076']);
    expect(skus('raincoat')[0]).toBe('MJ-002');
    expect(skus('soccer ball')[0]).toBe('BL-098');
  });

  it('splits German compounds when too few products match, after the whole word', () => {
    const german = fixtureCatalogue('de');
    const found = (text: string) =>
      ids(buildIndex(german, { language: 'de' }), { text }).map((id) => german.find((entry) => entry.id === id)?.sku);
    expect(found('Damenjacke')[0]).toBe('DE-2');
    expect(found('Lederjacke')).toEqual(['DE-2', 'DE-1']);
    expect(found('Gartenhose')).toEqual(['DE-4']);
  });

  it('falls back to the one meaningful word when a short query finds nothing, and reports it', () => {
    expect(index.search({ text: 'submarine jacket' })).toMatchObject({ suggestion: 'jacket', fuzzy: false });
    expect(skus('submarine jacket')).toEqual(skus('jacket'));
    expect(skus('submarine periscope')).toEqual([]);
    expect(skus('copper submarine')).toEqual([]);
  });

  it('excludes results below the minimum score', () => {
    expect(buildIndex(fixture, { minimumScore: 0.9 }).search({ text: 'jacket' }).total).toBeLessThan(
      index.search({ text: 'jacket' }).total,
    );
    for (const { score } of index.search({ text: 'cotton jersey' }).hits) expect(score).toBeGreaterThanOrEqual(0.02);
  });

  it('tolerates typos only in unknown words, and reports it', () => {
    expect(index.search({ text: 'jacket' })).toMatchObject({ fuzzy: false });
    expect(index.search({ text: 'jacket' })).not.toHaveProperty('suggestion');
    const corrected = index.search({ text: 'lether jakcet' });
    expect(corrected).toMatchObject({ fuzzy: true, suggestion: 'leather jacket' });
    expect(corrected.hits[0]).toMatchObject({ id: index.search({ text: 'leather jacket' }).hits[0]?.id });
    expect(buildIndex(fixture, { fuzziness: 0 }).search({ text: 'jakcet' }).total).toBe(0);
  });

  it('ranks synonyms after literal matches', () => {
    const documents = [product(3, { text: { name: 'Layla Tee' } }), product(2, { text: { name: 'Plain T-Shirt' } })];
    expect(ids(buildIndex(documents), { text: 't-shirt' })).toEqual([2, 3]);
    expect(ids(buildIndex(documents), { text: 'tee' })).toEqual([3, 2]);
    expect(ids(buildIndex(documents, { synonyms: [] }), { text: 't-shirt' })).toEqual([2]);
    expect(ids(buildIndex(documents, { synonyms: [['layla', 'plain']] }), { text: 'layla' })).toEqual([3, 2]);
  });

  it('ranks the type of a product above a mention', () => {
    const service = product(9, {
      sku: 'VIT-JACKET-REPROOFING',
      text: { name: 'Jacket Reproofing', product_type: 'Service' },
    });
    const jackets = [1, 2].map((id) => product(id, { text: { name: 'Mole Rain Jacket', product_type: 'Jacket' } }));
    expect(ids(buildIndex([service, ...jackets]), { text: 'jacket' })).toEqual([2, 1, 9]);
    const kinds = ['Rain Jacket', 'Track Jacket'].map((product_type, at) =>
      product(at + 1, { text: { name: `Mole ${product_type} with a Hood`, product_type } }),
    );
    expect(ids(buildIndex([service, ...kinds]), { text: 'jacket' })).toEqual([2, 1, 9]);
  });

  it('recognises a type within a longer query', () => {
    const longSleeve = product(2, { text: { name: 'White Tanner T-Shirt', product_type: 'Long Sleeve' } });
    const tShirt = product(1, { text: { name: 'White Graphic T-Shirt', product_type: 'T-Shirt' } });
    expect(ids(buildIndex([longSleeve, tShirt]), { text: 'white t-shirts' })).toEqual([1, 2]);
  });

  it('interprets a word in the way that matches the most important field', () => {
    const documents = [
      product(2, { text: { name: 'Regenmantel', 'category.name': 'Jacken' } }),
      product(1, { text: { name: 'Regenjacke', 'category.name': 'Jacken' } }),
    ];
    expect(ids(buildIndex(documents, { language: 'de' }), { text: 'jacke' })).toEqual([1, 2]);
  });

  it('finds German compounds by their last part, and by no other', () => {
    const documents = ['Lederjacke', 'Jackenschrank', 'Jacke'].map((name, at) => product(at + 1, { text: { name } }));
    expect(ids(buildIndex(documents, { language: 'de' }), { text: 'jacke' })).toEqual([3, 1]);
  });

  it('ranks a SKU first: whole, in part, and without its punctuation', () => {
    expect(skus('MF-080')[0]).toBe('MF-080');
    expect(skus('mf080')).toEqual(['MF-080']);
    expect(skus('MF-08').sort()).toEqual(['MF-080', 'MF-082', 'MF-083']);
    expect(skus('UB-095-M-Ivory')).toEqual(['UB-095']);
    expect(index.search({ text: 'UB-095-M-Ivory' }).hits[0]).toMatchObject({ score: 1, variantSku: 'UB-095-M-Ivory' });
  });

  it('keeps facets correct with text: the count is the total after the click', () => {
    const words = fc.constantFrom(
      'jacket',
      'black',
      'shoes',
      'runing',
      'cotton',
      'leather boots',
      'women dress',
      'nothing at all',
    );
    const filters = fc.subarray([
      { attribute: 'gender', value: { in: ['men', 'women'] } },
      { attribute: 'color', value: { in: ['Black', 'White'] } },
      { attribute: 'size', value: { eq: 'L' } },
    ]);
    fc.assert(
      fc.property(words, filters, fc.boolean(), (text, chosen, listOutOfStock) => {
        const attributes = ['gender', 'color', 'size', 'ptype', 'brand'];
        const base = { text, listOutOfStock, filters: chosen };
        const { aggregations } = index.search({
          ...base,
          aggregations: attributes.map((attribute) => ({ attribute, size: -1 })),
        });
        for (const attribute of attributes) {
          const others = chosen.filter((filter) => filter.attribute !== attribute);
          for (const { value, count } of aggregations[attribute] ?? []) {
            expect(index.search({ ...base, filters: [...others, { attribute, value: { eq: value } }] }).total).toBe(
              count,
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('treats text without letters as no text', () => {
    expect(index.search({ text: ' !? ' }).total).toBe(fixture.length);
    expect(index.search({ text: '' }).total).toBe(fixture.length);
  });

  it('returns a result for any query', () => {
    const scalar = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean());
    const attribute = fc.oneof(
      fc.constantFrom(
        'color',
        'size',
        'sku',
        'id',
        'final_price',
        'stock.is_in_stock',
        'configurable_children.sku',
        '__proto__',
      ),
      fc.string(),
    );
    const value = fc.record(
      { eq: scalar, in: fc.array(scalar), nin: fc.array(scalar), gt: scalar, gte: scalar, lt: scalar, lte: scalar },
      { requiredKeys: [] },
    );
    const query = fc.record(
      {
        text: fc.string({ unit: 'binary', maxLength: 60 }),
        filters: fc.array(fc.record({ attribute, value }), { maxLength: 3 }),
        aggregations: fc.array(fc.record({ attribute, size: fc.integer() }), { maxLength: 3 }),
        ranges: fc.array(
          fc.record({
            attribute,
            buckets: fc.array(fc.record({ from: fc.double(), to: fc.double() }, { requiredKeys: [] })),
          }),
          { maxLength: 2 },
        ),
        sort: fc.array(fc.record({ field: attribute, direction: fc.constantFrom('asc' as const, 'desc' as const) }), {
          maxLength: 2,
        }),
        from: fc.oneof(fc.integer(), fc.double()),
        size: fc.oneof(fc.integer(), fc.double()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(query, (asked) => {
        const { total, hits } = index.search(asked);
        expect(hits.length).toBeLessThanOrEqual(total);
        expect(total).toBeLessThanOrEqual(fixture.length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('suggestions', () => {
  const index = buildIndex(fixtureCatalogue());

  it('complete types and categories first, then words of names', () => {
    expect(index.suggest('jack', 5)[0]).toEqual({ text: 'Jackets', count: index.search({ text: 'Jackets' }).total });
    expect(index.suggest('sports b', 3).map(({ text }) => text)).toContain('Sports Bras');
    expect(index.suggest('denim ja', 3).map(({ text }) => text)).toContain('denim jacket');
  });

  it('agree with the results: each suggestion finds as many products as stated', () => {
    const filters = [{ attribute: 'gender', value: { eq: 'women' } }];
    for (const typed of ['s', 'sh', 'bo', 'le', 'maison', 'running s', 'bru']) {
      const suggestions = index.suggest(typed, 6, { filters });
      expect(suggestions.length).toBeGreaterThan(0);
      for (const { text, count } of suggestions) {
        expect(count).toBeGreaterThan(0);
        expect(index.search({ text, filters }).total).toBe(count);
      }
    }
  });

  it('contain words with their accents, and no duplicates', () => {
    expect(index.suggest('mais', 3).map(({ text }) => text)).toContain('Maison Brûlée');
    const german = buildIndex(fixtureCatalogue('de'), { language: 'de' });
    expect(german.suggest('uber', 3).map(({ text }) => text)).toContain('übergangsmantel');
    expect(german.suggest('jacke', 9).filter(({ text }) => text.toLowerCase().startsWith('jacke'))).toHaveLength(1);
  });

  it('are empty for an empty text', () => {
    expect(index.suggest('', 5)).toEqual([]);
    expect(index.suggest('qqqq', 5)).toEqual([]);
    expect(index.suggest('jack', 0)).toEqual([]);
  });
});
