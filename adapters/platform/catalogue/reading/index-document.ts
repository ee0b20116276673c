import type { Attribute, ConfigurableChild, CustomAttribute, Product } from '../../../../core/contract';
import { FOR_ANYBODY, isReduced, isSold, ON_SALE } from '../../../../core/contract/catalogue/listing';
import { lookUp } from '../../../../core/kernel/look-up';
import { toMinor } from '../../../../core/kernel/money';
import { offeredPrice } from '../../../../core/pricing';
import type { IndexDocument, IndexVariant } from '../../ports/catalogue/search';
import type { AttributeLabels } from './attribute-labels';

/** Texts, pictures and structures: not filterable, they would only bloat the index. */
const NOT_FILTERED = new Set([
  'name', 'description', 'short_description', 'meta_title', 'meta_description', 'meta_keyword',
  'slug', 'url_key', 'url_path', 'image', 'thumbnail', 'small_image', 'media_gallery',
  'configurable_children', 'configurable_options', 'bundle_options', 'product_links', 'custom_options',
  'product_option', 'category', 'stock', 'downloadable_links', 'id', 'sku', 'parentSku', 'parentId',
  'price', 'special_price', 'original_price', 'old_price', 'final_price', 'least_price', 'cheapest_child', 'price_type', 'base_price', 'special_percent', 'currency_digits',
  'min_sale_qty', 'max_sale_qty', 'qty_increments',
  'created_at', 'updated_at', 'chosen_at', 'special_from_date', 'special_to_date', 'category_ids',
]); // prettier-ignore

const MAX_VALUE_LENGTH = 64;

const NO_FEATURES = new Set(['ptype', 'brand', 'collection']);

/** Names of categories above this level are too general to search by. */
const FIRST_TELLING_LEVEL = 2;

export interface IndexContext {
  readonly labels: AttributeLabels;
  readonly categories: ReadonlyMap<
    number,
    { readonly name: string; readonly level: number; readonly ancestors: readonly number[] }
  >;
}

/** Builds the search document of a product in a store. Prices are minor units. */
export function indexDocument(product: Product, context: IndexContext): IndexDocument {
  const { attributes, numbers } = members(product);
  const categories = categoriesOf(product, context);
  return {
    id: product.id,
    sku: product.sku,
    text: {
      ...textOf(product, categories.names, context.labels),
      features: featuresOf(product, attributes, context.labels),
    },
    attributes: { ...attributes, category_ids: categories.ids },
    numbers: {
      ...numbers,
      final_price: toMinor(offeredPrice(product).final ?? 0),
      [ON_SALE]: isReduced(product) ? 1 : 0,
      [FOR_ANYBODY]: isForAnybody(attributes['gender']) ? 1 : 0,
      promoted: product.promoted ?? 0,
      created_at: timeOf(product.created_at),
      updated_at: timeOf(product.updated_at),
    },
    inStock: product.stock?.is_in_stock !== false,
    variants: (product.configurable_children ?? [])
      .filter((child) => isSold(child))
      .map((child) => variantOf(child, context.labels)),
  };
}

const GROWN_UPS = ['women', 'men'];

function isForAnybody(genders: readonly string[] = []): boolean {
  return genders.length === 0 || genders.includes('unisex') || GROWN_UPS.every((gender) => genders.includes(gender));
}

function timeOf(text: string | undefined): number {
  const time = text === undefined ? 0 : Date.parse(text);
  return Number.isNaN(time) ? 0 : time;
}

function members(product: Product): { attributes: Record<string, string[]>; numbers: Record<string, number> } {
  const attributes: Record<string, string[]> = {};
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(product)) {
    if (NOT_FILTERED.has(name)) continue;
    if (typeof value === 'number') numbers[name] = value;
    const values = textsOf(value);
    if (values.length > 0) attributes[name] = values;
  }
  return { attributes, numbers };
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => (Array.isArray(entry) ? [] : textsOf(entry)));
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'string' && value !== '' && value.length <= MAX_VALUE_LENGTH ? [value] : [];
}

function categoriesOf(product: Product, context: IndexContext): { ids: string[]; names: string[] } {
  const ids = new Set<number>();
  for (const raw of product.category_ids ?? []) {
    const id = Number(raw);
    ids.add(id);
    for (const ancestor of context.categories.get(id)?.ancestors ?? []) ids.add(ancestor);
  }
  const names = [...ids].flatMap((id) => {
    const category = context.categories.get(id);
    return category && category.level >= FIRST_TELLING_LEVEL ? category.name : [];
  });
  return { ids: [...ids].map(String), names: [...new Set(names)] };
}

function featuresOf(
  product: Product,
  attributes: Readonly<Record<string, readonly string[]>>,
  labels: AttributeLabels,
): string {
  const ofVariants = new Set(
    (product.configurable_children ?? []).flatMap((child) =>
      child.custom_attributes.map((entry) => entry.attribute_code),
    ),
  );
  const words = Object.entries(attributes).flatMap(([code, values]) => {
    const attribute = labels.attribute(code);
    if (attribute === undefined || attribute.is_visible === false) return [];
    if (NO_FEATURES.has(code) || ofVariants.has(code) || isYesOrNo(attribute)) return [];
    return values.map((value) => labels.label(code, value));
  });
  return words.join(', ');
}

function isYesOrNo({ options }: Attribute): boolean {
  return options.every(({ value }) => YES_OR_NO.has(value.toLowerCase()));
}

const YES_OR_NO = new Set(['0', '1', 'yes', 'no', 'true', 'false']);

function textOf(product: Product, categories: readonly string[], labels: AttributeLabels): Record<string, string> {
  const article = textsOf(lookUp(product, 'article'));
  const kinds = textsOf(product.ptype);
  const productType =
    kinds.length > 0 ? kinds.map((value) => labels.label('ptype', value)).join(' ') : product.product_type;
  return {
    sku: product.sku,
    name: product.name,
    ...(article.length > 0 && { article: article.join(' ') }),
    'category.name': categories.join(', '),
    description: plain(`${product.short_description ?? ''} ${product.description ?? ''}`),
    collection_name: product.collection_name ?? '',
    brand_name: product.brand_name ?? (product.brand === undefined ? '' : labels.label('brand', product.brand)),
    product_type: productType ?? '',
  };
}

function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .trim();
}

function variantOf(child: ConfigurableChild, labels: AttributeLabels): IndexVariant {
  const attributes: Record<string, string[]> = {};
  const words: string[] = [];
  for (const { attribute_code: code, value } of child.custom_attributes) {
    const values = textsOf(value satisfies CustomAttribute['value']);
    if (values.length === 0) continue;
    attributes[code] = values;
    words.push(...values.map((entry) => labels.label(code, entry)));
  }
  return {
    sku: child.sku,
    attributes,
    inStock: child.stock?.is_in_stock === true,
    price: toMinor(offeredPrice(child).final ?? 0),
    text: words.join(' '),
  };
}
