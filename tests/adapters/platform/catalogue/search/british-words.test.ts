import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../../adapters/demo';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { buildUrl } from '../../../../../core/contract/foundation/query-codec';
import { findProducts } from '../../../../fixtures/search';

const AMERICAN = /\b(?:pants|sneakers?|sweaters?|soccer|colors?|gray)\b/i;
const BRITISH = /\b(?:trousers|trainers?|jumpers?|football|colours?|grey)\b/i;

describe('English search terms', () => {
  let shop: FixturePlatform;
  beforeAll(async () => {
    shop = await openFixturePlatform();
    await seedDemo(shop.platform.catalogue, { products: 600, now: Date.parse('2026-11-26') });
  }, 120_000);
  afterAll(() => shop.platform.close());

  async function wordsOf(store: string): Promise<readonly string[]> {
    const { items } = await findProducts(shop, { filters: [] }, { store, size: '600' });
    const read = async (type: string) => {
      const { json } = await shop.call(
        'GET',
        buildUrl('/api/catalog', { store, type, searchQuery: { filters: [] }, size: '500' }),
      );
      return [...JSON.stringify(json).matchAll(/"(?:name|label|default_frontend_label)":"([^"]*)"/g)];
    };
    const labels = [...(await read('category')), ...(await read('attribute'))];
    return [...items.map(({ name }) => name), ...labels.map(([, label = '']) => label)];
  }

  it('follow the country: sneakers and pants in the United States, trainers and trousers in Britain', async () => {
    // The British store first, so that request order does not decide.
    const [british, american] = [await wordsOf('en'), await wordsOf('us')];
    expect(american.filter((word) => BRITISH.test(word))).toEqual([]);
    expect(british.filter((word) => AMERICAN.test(word) && !word.includes('Track Pants'))).toEqual([]);
    for (const word of ['Sneakers', 'Pants', 'Sweater', 'Color', 'Gray', 'Soccer']) expect(american).toContain(word);
    for (const word of ['Trainers', 'Trousers', 'Jumper', 'Colour', 'Grey', 'Football'])
      expect(british).toContain(word);
  });

  it.each([
    ['sneakers', 'trainers'],
    ['cargo pants', 'cargo trousers'],
    ['cable sweater', 'cable jumper'],
    ['soccer ball', 'football'],
    ['gray t-shirt', 'grey t-shirt'],
  ])('find %s and %s under either name, in both stores', async (american, british) => {
    for (const store of ['us', 'en']) {
      const first = async (text: string) => {
        const { items } = await findProducts(shop, { text, filters: [] }, { store, size: '3' });
        return items.map(({ sku }) => sku);
      };
      const found = await first(american);
      expect(found.length, american).toBeGreaterThan(0);
      expect(
        (await first(british)).filter((sku) => found.includes(sku)),
        `${store}: ${british}`,
      ).not.toEqual([]);
    }
  });
});
