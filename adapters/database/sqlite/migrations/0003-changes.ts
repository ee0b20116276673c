/** Members of a product that decide which lists it stands in, and where. */
const PLACE = [
  'status',
  'visibility',
  'category_ids',
  'promoted',
  'new',
  'sale',
  'only_promo',
  'is_promo',
  'approved',
  'chosen_at',
  'created_at',
]
  .concat(['brand', 'collection', 'top_brand', 'top_collection', 'gender', 'set', 'ptype'])
  .map((member) => `'$.${member}'`)
  .join(', ');
const placeOf = (row: 'old' | 'new') => `json_extract(${row}.document, ${PLACE})`;
const categoriesOf = (row: 'old' | 'new') => `json_extract(${row}.document, '$.category_ids')`;

/** A page says how many are left where there are few; beyond so many it makes no difference. */
const shownQty = (row: 'old' | 'new') => `CASE ${row}.manage_stock WHEN 1 THEN min(${row}.qty, 20) ELSE 20 END`;

/** Category data that changes the tree, apart from texts. */
const hasAny = (row: 'old' | 'new') =>
  ['product_count', 'promo_count', 'approved_count', 'new_count'].map((name) => `${row}.${name} > 0`).join(', ');

const recorded = (kind: string, key: string, detail = 'NULL') =>
  `BEGIN INSERT INTO change (kind, key, detail) VALUES ('${kind}', ${key}, ${detail}); END`;

/** A table that is written with INSERT OR REPLACE: a row that says the same as the one before is no change. */
const replaced = (table: string, id: string, columns: readonly string[], kind: string, key = `new.${id}`) =>
  `CREATE TRIGGER ${table}_written BEFORE INSERT ON ${table}
   WHEN NOT EXISTS (SELECT 1 FROM ${table} WHERE ${id} = new.${id} AND ${columns.map((name) => `${name} IS new.${name}`).join(' AND ')})
   ${recorded(kind, key)}`;

/**
 * Changes to data that pages show, recorded by the database itself: no way of writing can forget it, it is there exactly when
 * the change is, and another process on the same file reads it too. Only the newest few thousand are kept; a later reader
 * takes everything as changed.
 */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE change (
     id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, key TEXT NOT NULL, detail TEXT) STRICT`,
  `CREATE TRIGGER change_kept AFTER INSERT ON change WHEN new.id % 100 = 0
   BEGIN DELETE FROM change WHERE id <= new.id - 5000; END`,

  `CREATE TRIGGER product_created AFTER INSERT ON product
   ${recorded('product', 'new.id', `json_object('skus', json_array(new.sku), 'categories', json_array(${categoriesOf('new')}), 'moved', 1)`)}`,
  `CREATE TRIGGER product_updated AFTER UPDATE OF hash ON product WHEN old.hash <> new.hash
   ${recorded(
     'product',
     'new.id',
     `json_object('skus', json_array(old.sku, new.sku), 'categories', json_array(${categoriesOf('old')}, ${categoriesOf('new')}), 'moved', ${placeOf('old')} IS NOT ${placeOf('new')})`,
   )}`,
  `CREATE TRIGGER product_rated AFTER UPDATE OF rating, reviews_count ON product
   WHEN old.rating IS NOT new.rating OR old.reviews_count <> new.reviews_count
   ${recorded('rating', 'new.id')}`,
  `CREATE TRIGGER product_removed AFTER DELETE ON product
   ${recorded('product', 'old.id', `json_object('skus', json_array(old.sku), 'categories', json_array(${categoriesOf('old')}), 'moved', 1)`)}`,
  `CREATE TRIGGER stock_changed AFTER UPDATE ON stock
   WHEN old.is_in_stock <> new.is_in_stock OR ${shownQty('old')} <> ${shownQty('new')}
   ${recorded('stock', 'new.sku', `json_object('flipped', old.is_in_stock <> new.is_in_stock)`)}`,

  `CREATE TRIGGER category_created AFTER INSERT ON category ${recorded('category', 'new.id')}`,
  `CREATE TRIGGER category_updated AFTER UPDATE ON category
   WHEN old.document <> new.document OR old.names IS NOT new.names OR (${hasAny('old')}) <> (${hasAny('new')})
   ${recorded('category', 'new.id')}`,
  `CREATE TRIGGER category_removed AFTER DELETE ON category ${recorded('category', 'old.id')}`,

  replaced('attribute', 'code', ['document', 'labels'], 'attribute'),
  replaced('tax_rule', 'id', ['document'], 'tax'),
  replaced('review', 'id', ['product_sku', 'status', 'document'], 'review', 'new.product_sku'),
  `CREATE TRIGGER review_decided AFTER UPDATE OF status ON review WHEN old.status <> new.status
   ${recorded('review', 'new.product_sku')}`,
  replaced('cms_page', 'id', ['identifier', 'pages'], 'page', 'new.identifier'),
  replaced('cms_block', 'id', ['identifier', 'blocks'], 'block', 'new.identifier'),
  `CREATE TRIGGER index_made_anew AFTER UPDATE ON meta WHEN new.key = 'index_version' AND old.value <> new.value
   ${recorded('index', `''`)}`,
];
