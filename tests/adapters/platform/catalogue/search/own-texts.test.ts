import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordOf } from '../../../../fixtures/catalogue';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { findProducts } from '../../../../fixtures/search';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

describe('the texts of a product in an additional language', () => {
  it('do not fall back to the title and summary of another language', async () => {
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

  it('translate questions, answers, kit parts, files and pictures, and fall back to English for missing ones', async () => {
    const record = recordOf('TEE');
    const product = {
      ...record.product,
      custom_options: [
        { option_id: 1, title: 'Engraving', type: 'field', is_require: false },
        { option_id: 2, title: 'Foil', type: 'radio', values: [{ option_type_id: 1, title: 'Gold' }] },
      ],
      bundle_options: [{ option_id: 1, title: 'Bag', required: true, product_links: [] }],
      downloadable_links: [{ title: 'Book (PDF)' }],
      media_gallery: [{ image: '/a.jpg', lab: 'Navy' }, { image: '/b.jpg' }],
    };
    const titles = {
      Engraving: 'Gravur',
      Gold: 'Goldfolie',
      Bag: 'Tasche',
      Navy: 'Marineblau',
      'Book (PDF)': 'Buch (PDF)',
    };
    const texts = { de: { name: 'Hemd', care: 'Kalt waschen', titles } };
    await fixture.platform.catalogue.writeProduct({ ...record, product, texts });
    const asked = { filters: [{ attribute: 'sku', value: { eq: 'TEE' } }] };
    const shown = async (store: string) => (await findProducts(fixture, asked, { store })).items[0];
    const german = await shown('de');
    expect(german).toMatchObject({
      custom_options: [{ title: 'Gravur' }, { title: 'Foil', values: [{ title: 'Goldfolie' }] }],
      bundle_options: [{ title: 'Tasche' }],
      downloadable_links: [{ title: 'Buch (PDF)' }],
      media_gallery: [{ lab: 'Marineblau' }, { image: '/b.jpg' }],
    });
    expect(german).not.toHaveProperty('titles');
    expect(await shown('us')).toMatchObject({ custom_options: [{ title: 'Engraving' }, { title: 'Foil' }] });
  });
});
