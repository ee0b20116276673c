import type { Database } from '../../../adapters/platform/ports/database';
import type { Product } from '../../../core/contract';

const CATEGORIES = 120;
const AT_ONCE = 1000;

export async function writeManyProducts(database: Database, count: number, after = 0): Promise<void> {
  await database.write((db) => db.catalogue.writeCategories(categories(after)));
  const last = after + count;
  for (let first = after + 1; first <= last; first += AT_ONCE) {
    await database.write(async (db) => {
      for (let id = first; id < first + AT_ONCE && id <= last; id += 1) {
        const document = product(id, after);
        const texts = { de: { name: `${document.name.replace('Linen', 'Leinen').replace('Shirt', 'Hemd')} DE` } };
        const parts = document.type_id === 'bundle' ? [`SKU-${String(id - 1)}`, `SKU-${String(id - 2)}`] : [];
        await db.products.write({ document, source: 'bench', hash: String(id), prices: undefined, texts, parts });
        const skus = document.configurable_children?.map(({ sku }) => sku) ?? [document.sku];
        const qty = id % 11 === 0 ? 0 : id % 90;
        const record = { qty, is_in_stock: qty > 0, manage_stock: true };
        if (parts.length === 0) await db.stock.write(id, Object.fromEntries(skus.map((sku) => [sku, record])));
      }
    });
  }
}

function categories(after: number) {
  return Array.from({ length: CATEGORIES }, (_, at) => {
    const number = at + 1;
    const id = after + number;
    const parent = number === 1 ? 0 : after + Math.ceil(number / 4);
    const slug = `category-${String(id)}`;
    const category = {
      id,
      name: `Category ${String(id)}`,
      slug,
      url_key: slug,
      url_path: slug,
      level: number === 1 ? 1 : 2,
      parent_id: parent,
      path: String(id),
      is_active: true,
      position: number,
      product_count: 0,
    };
    return { category, source: 'bench' };
  });
}

const KINDS = ['Shirt', 'Jacket', 'Trousers', 'Dress', 'Coat', 'Hoodie'] as const;
const CLOTHS = ['Linen', 'Wool', 'Cotton', 'Denim', 'Silk'] as const;

function product(id: number, after: number): Product {
  const sku = `SKU-${String(id)}`;
  const isBundle = id % 50 === 49;
  const isOnSale = id % 8 === 0;
  return {
    id,
    sku,
    name: `${CLOTHS[id % CLOTHS.length] ?? ''} ${KINDS[id % KINDS.length] ?? ''} ${String(id % 997)}`,
    type_id: isBundle ? 'bundle' : id % 4 === 0 ? 'configurable' : 'simple',
    slug: sku.toLowerCase(),
    url_key: sku.toLowerCase(),
    url_path: sku.toLowerCase(),
    status: id % 20 === 0 ? 2 : 1,
    price: 10 + (id % 400),
    ...(isOnSale && { special_price: 9, special_from_date: '2026-01-01', special_to_date: '2099-01-01' }),
    category_ids: [after + 1 + (id % CATEGORIES), after + 1 + (id % 7)],
    description: `A garment that is described in some length. ${'It is worn every day and lasts for years. '.repeat(6)}`,
    ...(!isBundle &&
      id % 4 === 0 && {
        configurable_children: ['S', 'M', 'L'].map((size, at) => ({
          id: id * 10 + at,
          sku: `${sku}-${size}`,
          price: 10 + (id % 400) + at,
          custom_attributes: [{ attribute_code: 'size', value: size }],
        })),
      }),
  };
}
