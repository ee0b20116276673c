import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category } from '../../../../../core/contract';
import { FIXTURE_CATEGORIES } from '../../../../fixtures/catalogue';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform({ stores: ['us', 'de', 'ru'] });
  const [, first] = FIXTURE_CATEGORIES;
  if (first === undefined) throw new Error('The fixture has no category');
  await fixture.platform.catalogue.writeCategories([
    {
      category: { ...first, id: 77, slug: 'said', name: 'Coats', description: 'Against rain.', product_count: 1 },
      names: { de: 'Mäntel' },
      descriptions: { de: 'Gegen Regen.' },
      source: 'demo',
    },
  ]);
});
afterAll(() => fixture.platform.close());

async function saidIn(store: string): Promise<Category | undefined> {
  const { json } = await fixture.call('GET', `/api/catalog?store=${store}&type=category`);
  const { items } = json as { items: Category[] }; // sound: the test looks at what it finds
  return items.find(({ id }) => id === 77);
}

describe('a category', () => {
  it("has its name and introduction in the store's language", async () => {
    expect(await saidIn('de')).toMatchObject({ name: 'Mäntel', description: 'Gegen Regen.' });
  });
  it('falls back to English without texts in that language, and names no other language', async () => {
    const category = await saidIn('ru');
    expect(category).toMatchObject({ name: 'Coats', description: 'Against rain.' });
    expect(category).not.toHaveProperty('descriptions');
  });
});
