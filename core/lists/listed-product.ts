import type { ConfigurableOption, Product, StockRecord } from '../contract';
import type { ProductView } from '../product/product';
import type { ListedProduct } from './lists';

const TEXTS = ['parentSku', 'slug', 'url_key', 'url_path', 'image', 'thumbnail', 'brand_name', 'matched_sku'] as const;
const PICTURES = ['matched_image', 'second_image'] as const;
const NUMBERS = [
  'price',
  'final_price',
  'least_price',
  'original_price',
  'old_price',
  'highest_price',
  'rating',
] as const;
const LONGEST = 2000;
const MAX_OPTIONS = 20;

type Members = ReadonlyMap<string, unknown>;

function membersOf(value: unknown): Members | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function pick<T>(members: Members, names: readonly string[], read: (value: unknown) => T | undefined) {
  const kept = names.map((name) => [name, read(members.get(name))] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

function stockIn(value: unknown): StockRecord | undefined {
  const members = membersOf(value);
  const isInStock = members?.get('is_in_stock');
  const qty = number(members?.get('qty'));
  return typeof isInStock === 'boolean' ? { qty: qty ?? 0, is_in_stock: isInStock } : undefined;
}

function optionIn(value: unknown): readonly ConfigurableOption[] {
  const members = membersOf(value);
  const [code, label, values] = [members?.get('attribute_code'), members?.get('label'), members?.get('values')];
  if (typeof code !== 'string' || typeof label !== 'string' || !Array.isArray(values)) return [];
  return [{ attribute_code: code, label, values: values.flatMap(swatchIn) }];
}

function swatchIn(value: unknown): ConfigurableOption['values'] {
  const members = membersOf(value);
  const [index, label, swatch] = ['value_index', 'label', 'swatch'].map((name) => text(members?.get(name)));
  return index === undefined || label === undefined || swatch === undefined
    ? []
    : [{ value_index: index, label, swatch }];
}

function matchedIn(value: unknown): Pick<Product, 'matched_options'> {
  const entries = [...(membersOf(value) ?? [])].slice(0, MAX_OPTIONS);
  const texts = entries.filter((entry): entry is [string, string] => text(entry[1]) !== undefined);
  return texts.length === 0 ? {} : { matched_options: Object.fromEntries(texts) };
}

/** Parsed by hand to keep the schema library out of the first page. Undefined if essential fields are missing. */
function tileIn(members: Members): Product | undefined {
  const [sku, name, type] = ['sku', 'name', 'type_id'].map((member) => text(members.get(member)));
  if (sku === undefined || name === undefined || type === undefined) return undefined;
  const stock = stockIn(members.get('stock'));
  const options: unknown = members.get('configurable_options');
  return {
    ...pick(members, [...TEXTS, ...PICTURES], text),
    ...pick(members, NUMBERS, number),
    id: number(members.get('id')) ?? 0,
    sku,
    name,
    type_id: type,
    ...(stock && { stock }),
    ...matchedIn(members.get('matched_options')),
    ...(Array.isArray(options) && options.length > 0 && { configurable_options: options.flatMap(optionIn) }),
  };
}

export function readListed(value: unknown): ListedProduct | undefined {
  const members = membersOf(value);
  const product = members && tileIn(members);
  const [added, store] = [number(members?.get('added_at')), text(members?.get('store_code'))];
  return product === undefined || added === undefined || store === undefined
    ? undefined
    : { ...product, qty: 1, added_at: added, store_code: store };
}

function productOf(source: Product | ProductView): Product {
  if (!('parent' in source && 'configuration' in source)) return source;
  const { parent, current, variant, price, configuration } = source;
  if (variant === undefined) return { ...parent, ...pricesOf(price) };
  const image = text(variant.image) ?? text(current.image);
  const matched_options = { ...configuration.selection };
  return {
    ...parent,
    ...pricesOf(price),
    matched_sku: variant.sku,
    matched_options,
    ...(image && { matched_image: image }),
  };
}

function pricesOf({ final, regular, onSale }: ProductView['price']): Partial<Product> {
  return {
    final_price: final,
    least_price: null,
    ...(onSale ? { original_price: regular } : { original_price: null, old_price: null }),
  };
}

/** @param at milliseconds since the epoch */
export function toListed(source: Product | ProductView, at: number, storeCode: string): ListedProduct {
  const product = productOf(source);
  const { sku, name, type_id } = product;
  const tile = tileIn(new Map(Object.entries(product))) ?? { id: product.id, sku, name, type_id };
  return { ...tile, qty: 1, added_at: at, store_code: storeCode };
}

/** Products unknown to the shop become sold out. */
export function refreshed(item: ListedProduct, today: Product | undefined, storeCode: string): ListedProduct {
  if (today === undefined)
    return { ...shownIn(item, storeCode), store_code: storeCode, stock: { qty: 0, is_in_stock: false } };
  const { matched_sku: sku, matched_image: image, matched_options: options } = item;
  const seen = {
    ...(sku !== undefined && { matched_sku: sku }),
    ...(options !== undefined && { matched_options: options }),
    ...(image !== undefined && { matched_image: image }),
  };
  return toListed({ ...today, ...seen, sku: item.sku }, item.added_at, storeCode);
}

/** Hides prices of another store, which may be in another currency. */
export function shownIn(item: ListedProduct, storeCode: string): ListedProduct {
  if (item.store_code === storeCode) return item;
  const kept = Object.entries(item).filter(([name]) => !NUMBERS.some((price) => price === name && name !== 'rating'));
  return Object.fromEntries(kept) as ListedProduct; // sound: only members that may be missing were left out
}

export function readPending(value: unknown): ListedProduct | undefined {
  const members = membersOf(value);
  const [at, store] = [number(members?.get('at')), text(members?.get('store'))];
  const product = members?.get('product');
  if (at === undefined || store === undefined || !isSource(product)) return undefined;
  return readListed(toListed(product, at, store));
}

function isSource(value: unknown): value is Product | ProductView {
  const members = membersOf(value);
  if (members === undefined) return false;
  if (!members.has('parent') || !members.has('configuration')) return true;
  return ['parent', 'current', 'price', 'configuration'].every((name) => membersOf(members.get(name)) !== undefined);
}
