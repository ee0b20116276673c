import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordOf } from '../../../fixtures/catalogue';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { findProducts } from '../../../fixtures/search';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

describe('the texts of a product in a language of its own', () => {
  it('have no title and summary of another language', async () => {
    const record = recordOf('JACKET');
    const { sku } = record.product;
    const product = { ...record.product, meta_title: 'Rain jacket by Vitrine', meta_description: 'For rain' };
    await fixture.platform.catalogue.writeProduct({ ...record, product });
    const shown = async (store: string) => {
      const { items } = await findProducts(fixture, { filters: [{ attribute: 'sku', value: { eq: sku } }] }, { store });
      return items[0];
    };
    expect(await shown('de')).toMatchObject({ name: 'Regenjacke' });
    expect(await shown('de')).not.toHaveProperty('meta_title');
    expect(await shown('us')).toMatchObject({ meta_title: 'Rain jacket by Vitrine' });
  });
});
