import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { attribute, category, review, taxRule } from '../../../core/contract/catalogue/catalogue';
import { product, stockRecord } from '../../../core/contract/catalogue/product';
import { STORE_VIEWS } from '../../../core/store-views';

const stock = { product_id: 1, qty: 3, is_in_stock: true, manage_stock: true, api_error: 'none' };

const PRODUCT = {
  ...{ id: 1, sku: 'A-S', parentSku: 'A', parentId: 1, name: 'A', slug: 'a', url_path: 'a', url_key: 'a' },
  ...{ type_id: 'configurable', status: 1, visibility: 4, qty: 1, price: 9, final_price: 8, old_price: 9 },
  ...{ special_price: 8, price_incl_tax: 9, special_price_incl_tax: 8, original_price: 9, original_price_incl_tax: 9 },
  ...{ price_tax: 1, special_from_date: '2026-01-01', special_to_date: '2026-02-01', tax_class_id: 2 },
  ...{ thumbnail: '/t.jpg', image: '/i.jpg', media_gallery: [{ image: '/i.jpg', video: { url: '/v.mp4' } }] },
  configurable_children: [{ id: 2, sku: 'A-S', custom_attributes: [{ attribute_code: 'size', value: 's' }] }],
  configurable_options: [
    { attribute_code: 'size', attribute_id: 5, label: 'Size', values: [{ value_index: 's', label: 'S' }] },
  ],
  bundle_options: [{ option_id: 1, product_links: [{ id: 1, sku: 'B', qty: 1, is_default: true }] }],
  product_links: [{ link_type: 'associated', linked_product_type: 'simple', linked_product_sku: 'B' }],
  category_ids: [2],
  options: [{ code: 'size' }],
  product_option: {
    extension_attributes: {
      custom_options: [{ option_id: 1, option_value: 'x' }],
      configurable_item_options: [{ option_id: 5, option_value: 's' }],
      bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [1] }],
    },
  },
  ...{ is_promo: true, only_promo: false, promoted: 1, approved: true, chosen_at: '2026-01-01' },
  ...{ brand: 'b', brand_name: 'B', collection: 'c', collection_name: 'C', top_brand: 1, top_collection: 1 },
  ...{ gender: 'men', set: 'x', product_type: 'Tees', ptype: 'tees', sale: true, new: true, cheapest_child: 'A-S' },
  ...{ is_configured: true, errors: {}, info: {}, stock, server_item_id: 7, server_cart_id: 8 },
  ...{ price_is_current: true, price_refreshed_at: 1 },
};

const TAX_RULE = {
  id: 1,
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ rate: 20, tax_country_id: 'UK', region_name: 'NY', tax_region_id: 43 }],
};

const CATEGORY = {
  ...{ id: 3, parent_id: 2, parent_ids: [1, 2], name: 'Men', slug: 'men', url_path: 'men', url_key: 'men', level: 2 },
  ...{ position: 1, is_active: true, product_count: 4, promo_count: 1, approved_count: 1, children_count: 0 },
  ...{ children_data: [{ id: 4 }], path: '1/2/3' },
};

const ATTRIBUTE = {
  ...{ attribute_code: 'size', attribute_id: 5, options: [{ label: 'S', value: 's' }] },
  ...{ is_user_defined: true, is_visible: true, is_comparable: true },
};

const REVIEW = {
  ...{ id: 1, title: 'Fine', detail: 'Fits.', nickname: 'Ada', created_at: '2026-01-01', fit: 'small' },
  photos: ['/1.jpg', '/2.jpg'],
};

describe('entities of the back end (S §3)', () => {
  it.each<readonly [string, z.ZodMiniType, object]>([
    ['a product', product, PRODUCT],
    ['an attribute', attribute, ATTRIBUTE],
    ['a tax rule', taxRule, TAX_RULE],
    ['a category', category, CATEGORY],
    ['a stock record', stockRecord, stock],
    ['a review, with free fields and several photos,', review, REVIEW],
  ])('%s has each field that the specification names', (_name, schema, entity) => {
    expect(schema.parse(entity)).toEqual(entity);
  });

  it('a store view has all specified fields', () => {
    for (const view of STORE_VIEWS) {
      expect(Object.keys(view)).toEqual(
        expect.arrayContaining([
          'storeCode',
          'storeId',
          'name',
          'url',
          'appendStoreCode',
          'elasticsearch',
          'tax',
          'i18n',
        ]),
      );
      expect(Object.keys(view.tax)).toEqual(
        expect.arrayContaining(['sourcePriceIncludesTax', 'defaultCountry', 'calculateServerSide']),
      );
      expect(Object.keys(view.i18n).sort()).toEqual(
        [
          ...['flagCode', 'fullCountryName', 'fullLanguageName', 'defaultLanguage', 'defaultCountry'],
          ...['defaultLocale', 'currencyCode', 'currencySign', 'priceFormat', 'dateFormat'],
        ].sort(),
      );
    }
  });
});
