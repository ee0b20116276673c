import { createHash } from 'node:crypto';
import type { FieldError, Product } from '../../../../core/contract';
import type { ProductDocument, ProductListRow } from '../../../../core/contract/catalogue/manage-products';
import { hasOwnPrice } from '../../../../core/contract/catalogue/product-parts';
import { taxClassErrors } from '../../../../core/contract/selling/tax-class-errors';
import { recordExists, recordInUse } from '../../../../core/contract/foundation/record-kind';
import { dayAt } from '../../../../core/kernel/calendar-days';
import { sameJson } from '../../../../core/kernel/same-json';
import { recountCategories } from '../writing/count-categories';
import { partsOf } from '../writing/write-product';
import { changedHash } from '../writing/product-hash';
import { descendantsOf } from '../writing/category-places';
import { baseCurrencyIn, refuse, shopTermsOf, timeZoneOf, type Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { ProductRow, StoredProduct } from '../../ports/catalogue/products';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { slugOf } from '../../../../core/kernel/slug-of';
import { changeProduct, type ChangedProduct } from './change-product';
import { downloadErrors } from './download-errors';
import { costsIn, withCosts, withKeptCosts } from './product-costs';
import { checkProductDocument } from './check-product';
import { normalAttributes } from './product-attributes';
import { amountText, NO_SPECIAL, normalProduct, productDocumentOf } from './product-document';

const NOT_SEARCHED: readonly (keyof ProductDocument)[] = [
  'price', 'special_price', 'special_from', 'special_to', 'own_prices', 'pictures', 'custom_options', 'downloads', 'meta_title', 'meta_description', 'cost',
]; // prettier-ignore
const PRICES: readonly (keyof ProductDocument)[] = [
  'price', 'special_price', 'special_from', 'special_to', 'own_prices', 'variants', 'tax_class_id',
]; // prettier-ignore

const SOURCE = 'shop';

export class ProductStore implements RecordStore<ProductDocument, ProductListRow> {
  readonly leavesOlderFaults = true;
  constructor(private readonly settings: Pick<Settings, 'clock'>) {}

  async list(db: Repositories, { filters, ...wanted }: ListQuery): Promise<ListPage<ProductListRow>> {
    const { type, enabled, in_stock: isInStock, on_sale: isOnSale, category, option } = filters;
    const now = this.settings.clock.now();
    const { items, total } = await db.products.list({
      ...wanted,
      type: typeof type === 'string' ? type : undefined,
      isEnabled: booleanOf(enabled),
      isInStock: booleanOf(isInStock),
      isOnSale: booleanOf(isOnSale),
      categories: typeof category === 'number' ? await descendantsOf(db, category) : undefined,
      option: typeof option === 'string' ? optionOf(option) : undefined,
      now: new Date(now).toISOString(),
      today: dayAt(now, await timeZoneOf(db)),
    });
    const currency = await baseCurrencyIn(db);
    return { items: items.map((row) => ({ ...rowOf(row), currency })), total };
  }

  async read(db: Repositories, id: string): Promise<ProductDocument | undefined> {
    const stored = await storedOf(db, id);
    if (stored === undefined) return undefined;
    const document = withoutDerivedPrice(await productDocumentOf(stored, await db.catalogue.attributes()));
    return withCosts(document, await db.productCosts.ofProduct(stored.document.id));
  }

  idOf({ sku }: ProductDocument): string {
    return sku;
  }

  normal(document: ProductDocument): Promise<ProductDocument> {
    return normalProduct(document);
  }

  filled(document: ProductDocument, before: ProductDocument): ProductDocument {
    const { attributes = {} } = before;
    const filled =
      document.attributes === undefined
        ? { ...document, ...normalAttributes({ attributes, options: document.options }) }
        : document;
    return withKeptCosts(filled, before);
  }

  async check(db: Repositories, document: ProductDocument, before: ProductDocument | undefined) {
    if (before === undefined && (await storedOf(db, document.sku)) !== undefined)
      throw refuse(recordExists, `The product ${document.sku} already exists`);
    const attributes = await db.catalogue.attributes();
    return [
      ...checkProductDocument({ document, before, ...(await shopTermsOf(db)) }, attributes),
      ...(await takenErrors(db, document, before)),
      ...(await partErrors(db, document, before)),
      ...(await categoryErrors(db, document, before)),
      ...(await taxErrors(db, document, before)),
      ...(await downloadErrors(db, document, before)),
    ];
  }

  async create(db: Repositories, document: ProductDocument): Promise<string> {
    await db.staffChanges.lock('product', ' new'); // concurrent inserts would get the same id
    const id = await db.products.nextId();
    const address = await freeAddress(db, document);
    const now = new Date(this.settings.clock.now()).toISOString();
    const blank: Product = {
      id,
      sku: document.sku,
      name: document.texts.en.name,
      type_id: document.type,
      slug: address,
      url_key: address,
      url_path: address,
      created_at: now,
      updated_at: now,
    };
    const blankProduct = { document: blank, prices: undefined, texts: undefined };
    const changed = changeProduct(blankProduct, { document, before: undefined }, await db.catalogue.attributes());
    const made = await withCategoryNames(db, changed, undefined);
    const hash = changedHash('', hashOf(made));
    await db.products.write({ ...made, source: SOURCE, hash, parts: partsOf(made.document) });
    await db.stock.write(id, firstStock(document));
    await db.productCosts.replace(id, costsIn(document));
    await this.#follow(db, { before: undefined, after: made.document }, ['index', 'price']);
    return document.sku;
  }

  async change(db: Repositories, id: string, document: ProductDocument, before: ProductDocument): Promise<void> {
    const stored = await storedOf(db, id);
    const written = stored && (await db.products.written(stored.document.id));
    if (stored === undefined || written === undefined) return;
    const changed = changeProduct(stored, { document, before }, await db.catalogue.attributes());
    const named = await withCategoryNames(db, changed, stored);
    const now = new Date(this.settings.clock.now()).toISOString();
    const made = { ...named, document: { ...named.document, updated_at: now } };
    const hash = changedHash(written.hash, hashOf(made));
    await db.products.change({ ...made, hash, parts: partsOf(made.document) });
    await addStock(db, document, stored.document.id);
    await db.productCosts.replace(stored.document.id, costsIn(document));
    const differs = (members: readonly (keyof ProductDocument)[]) =>
      members.some((member) => !sameJson(before[member], document[member]));
    const others = Object.keys(document) as (keyof ProductDocument)[]; // sound: a parsed document has no other members
    const isSearched =
      differs(others.filter((member) => !NOT_SEARCHED.includes(member))) && !onlyPrices(document, before);
    await this.#follow(db, { before: stored.document, after: made.document }, [
      ...(isSearched ? (['index'] as const) : []),
      ...(differs(PRICES) ? (['price'] as const) : []),
    ]);
  }

  async remove(db: Repositories, id: string): Promise<void> {
    const stored = await storedOf(db, id);
    if (stored === undefined) return;
    const { document } = stored;
    const skus = [document.sku, ...(document.configurable_children ?? []).map((child) => child.sku)];
    for (const sku of skus) {
      const [whole] = await db.products.idsContaining([sku]);
      if (whole !== undefined && whole !== document.id) {
        const name = (await db.products.byId(whole))?.document.sku ?? String(whole);
        throw refuse(recordInUse, `${sku} is a part of ${name}: remove it there first`);
      }
    }
    await db.products.remove(document.id);
    await recountCategories(db, [{ before: document, after: undefined }]);
    await db.versions.raise('catalogue', 'index', 'stock');
  }

  async #follow(
    db: Repositories,
    change: { readonly before: Product | undefined; readonly after: Product },
    what: readonly ('index' | 'price')[],
  ): Promise<void> {
    await recountCategories(db, [change]);
    await db.versions.raise('catalogue', ...(what.includes('index') ? (['index'] as const) : []));
    if (what.includes('price')) await db.products.markPriced(change.after.id, await db.versions.raise('stock'));
  }
}

/** Imports keep a list price for products of variants or parts; staff cannot set it, so records do not show it. */
function withoutDerivedPrice(document: ProductDocument): ProductDocument {
  return hasOwnPrice(document.type) ? document : { ...document, price: null, ...NO_SPECIAL };
}

async function storedOf(db: Repositories, sku: string): Promise<StoredProduct | undefined> {
  const [id] = await db.products.idsByKey('sku', [sku]);
  return id === undefined ? undefined : db.products.byId(id);
}

function optionOf(filter: string): { readonly code: string; readonly value: string } {
  const at = filter.indexOf(':');
  return { code: filter.slice(0, at), value: filter.slice(at + 1) };
}

function booleanOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function rowOf({
  sku,
  name,
  type,
  isEnabled,
  price,
  specialPrice,
  isInStock,
  thumbnail,
  brand,
  units,
}: ProductRow): Omit<ProductListRow, 'currency'> & { id: string } {
  return {
    id: sku,
    sku,
    name,
    type,
    enabled: isEnabled,
    price: amountText(price),
    special_price: amountText(specialPrice),
    in_stock: isInStock,
    thumbnail: thumbnail ?? null,
    brand: brand ?? null,
    units: units ?? null,
  };
}

function hashOf(made: ChangedProduct): string {
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 32);
}

function onlyPrices(document: ProductDocument, before: ProductDocument): boolean {
  const bare = ({ variants, ...others }: ProductDocument) => ({
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !NOT_SEARCHED.some((member) => member === name))),
    variants: variants.map(({ sku, values, enabled }) => ({ sku, values, enabled })),
  });
  return sameJson(bare(document), bare(before));
}

/** New products get an empty stock record, so that they appear in stock lists. */
function firstStock({ type, sku, variants }: ProductDocument) {
  const none = { qty: 0, is_in_stock: false, manage_stock: true };
  const always = { qty: 0, is_in_stock: true, manage_stock: false };
  if (type === 'configurable') return Object.fromEntries(variants.map((variant) => [variant.sku, none]));
  if (type === 'bundle' || type === 'grouped') return {};
  return { [sku]: type === 'simple' ? none : always };
}

async function addStock(db: Repositories, document: ProductDocument, id: number): Promise<void> {
  const first = firstStock(document);
  const known = await db.stock.findAll(Object.keys(first));
  const added = Object.entries(first).filter(([sku]) => !known.has(sku));
  if (added.length > 0 && document.type === 'configurable') await db.stock.write(id, Object.fromEntries(added));
}

/** Returns a unique URL key: the requested one, else from the name, with the sku on a collision. */
async function freeAddress(db: Repositories, { url_key: requested, texts, sku }: ProductDocument): Promise<string> {
  const wanted = requested === '' ? slugOf(texts.en.name) : requested;
  const isTaken = async (address: string) => (await db.products.idsByKey('url_path', [address])).length > 0;
  const plain = wanted === '' ? slugOf(sku) : wanted;
  return (await isTaken(plain)) ? `${plain}-${slugOf(sku)}` : plain;
}

async function withCategoryNames(
  db: Repositories,
  changed: ChangedProduct,
  before: StoredProduct | undefined,
): Promise<ChangedProduct> {
  const { document } = changed;
  if (before !== undefined && sameJson(before.document.category_ids, document.category_ids)) return changed;
  const names = new Map((await db.catalogue.categories()).map(({ category }) => [category.id, category.name] as const));
  const category = (document.category_ids ?? []).map((id) => ({
    category_id: Number(id),
    name: names.get(Number(id)) ?? '',
  }));
  return { ...changed, document: { ...document, category } };
}

async function takenErrors(
  db: Repositories,
  { sku, variants }: ProductDocument,
  before: ProductDocument | undefined,
): Promise<readonly FieldError[]> {
  const known = new Set(before?.variants.map((variant) => variant.sku));
  const errors: FieldError[] = [];
  for (const [at, variant] of variants.entries()) {
    if (known.has(variant.sku)) continue;
    const id = await db.products.idBySku(variant.sku);
    if (id !== undefined)
      errors.push({ field: `variants[${String(at)}].sku`, message: `${variant.sku} is taken by another product` });
  }
  const isVariant = before === undefined && (await db.products.idsByKey('configurable_children.sku', [sku])).length > 0;
  return isVariant ? [...errors, { field: 'sku', message: `${sku} is a variant of another product` }] : errors;
}

async function partErrors(
  db: Repositories,
  document: ProductDocument,
  before: ProductDocument | undefined,
): Promise<readonly FieldError[]> {
  const parts = [
    ...document.group.map(({ sku }, at) => ({ sku, field: `group[${String(at)}].sku` })),
    ...document.bundle.flatMap((option, at) =>
      option.parts.map(({ sku }, nth) => ({ sku, field: `bundle[${String(at)}].parts[${String(nth)}].sku` })),
    ),
  ];
  const known = new Set(
    [...(before?.group ?? []), ...(before?.bundle ?? []).flatMap((option) => option.parts)].map(({ sku }) => sku),
  );
  const errors: FieldError[] = [];
  for (const { sku, field } of parts) {
    if (known.has(sku)) continue;
    const problem = await partProblem(db, sku, document.sku);
    if (problem !== undefined) errors.push({ field, message: problem });
  }
  return errors;
}

async function partProblem(db: Repositories, sku: string, whole: string): Promise<string | undefined> {
  const id = sku === whole ? undefined : await db.products.idBySku(sku);
  const found = id === undefined ? undefined : (await db.products.byId(id))?.document;
  if (found === undefined) return `There is no other product ${sku}`;
  if (found.type_id === 'bundle' || found.type_id === 'grouped') return `${sku} is put together itself`;
  const isWhole = found.type_id === 'configurable' && found.sku === sku;
  const first = found.configurable_children?.[0]?.sku ?? '';
  return isWhole ? `${sku} has variants: name one of them, such as ${first}` : undefined;
}

async function categoryErrors(
  db: Repositories,
  { category_ids: ids }: ProductDocument,
  before: ProductDocument | undefined,
): Promise<readonly FieldError[]> {
  const added = ids.filter((id) => before?.category_ids.includes(id) !== true);
  if (added.length === 0) return [];
  const known = new Set((await db.catalogue.categories()).map(({ category }) => category.id));
  return ids.flatMap((id, at) =>
    added.includes(id) && !known.has(id)
      ? [{ field: `category_ids[${String(at)}]`, message: `There is no category ${String(id)}` }]
      : [],
  );
}

async function taxErrors(
  db: Repositories,
  { tax_class_id: number }: ProductDocument,
  before: ProductDocument | undefined,
): Promise<readonly FieldError[]> {
  if (number === null || number === before?.tax_class_id) return [];
  const named = { field: 'tax_class_id', numbers: [number], kept: [], of: 'product', isTaxed: false } as const;
  return taxClassErrors(named, (await db.commerce.read()).tax_classes ?? []);
}
