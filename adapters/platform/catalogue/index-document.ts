import type { ConfigurableChild, CustomAttribute, Product } from '../../../core/contract';
import { toMinor } from '../../../core/kernel/money';
import type { IndexDocument, IndexVariant } from '../catalogue-index';
import type { AttributeLabels } from './attribute-labels';

/** Members that are texts, pictures or structures: nobody filters by them, and they would only swell the index. */
const NOT_FILTERED = new Set([
  'name', 'description', 'short_description', 'meta_title', 'meta_description', 'meta_keyword',
  'slug', 'url_key', 'url_path', 'image', 'thumbnail', 'small_image', 'media_gallery',
  'configurable_children', 'configurable_options', 'bundle_options', 'product_links', 'custom_options',
  'product_option', 'category', 'stock', 'downloadable_links', 'id', 'sku', 'parentSku', 'parentId',
  'price', 'special_price', 'original_price', 'old_price', 'final_price', 'cheapest_child',
  'created_at', 'updated_at', 'chosen_at', 'special_from_date', 'special_to_date', 'category_ids',
]); // prettier-ignore

/** Values longer than this are prose. */
const LONGEST_VALUE = 64;

export interface IndexContext {
  readonly labels: AttributeLabels;
  /** Category id → its name in the language of the index, and the ids of all its ancestors. */
  readonly categories: ReadonlyMap<number, { readonly name: string; readonly ancestors: readonly number[] }>;
}

/** What the search index knows of a product as a store shows it. Prices are minor units. */
export function indexDocument(product: Product, context: IndexContext): IndexDocument {
  const { attributes, numbers } = members(product);
  const categories = categoriesOf(product, context);
  return {
    id: product.id,
    sku: product.sku,
    text: textOf(product, categories.names, context.labels),
    attributes: { ...attributes, category_ids: categories.ids },
    numbers: {
      ...numbers,
      final_price: toMinor(product.final_price ?? 0),
      promoted: product.promoted ?? 0,
      created_at: timeOf(product.created_at),
      updated_at: timeOf(product.updated_at),
    },
    inStock: product.stock?.is_in_stock !== false,
    variants: (product.configurable_children ?? [])
      .filter((child) => (child.status ?? 1) < 2)
      .map((child) => variantOf(child, context.labels)),
  };
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
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_VALUE ? [value] : [];
}

function categoriesOf(product: Product, context: IndexContext): { ids: string[]; names: string[] } {
  const ids = new Set<number>();
  const names: string[] = [];
  for (const raw of product.category_ids ?? []) {
    const id = Number(raw);
    const category = context.categories.get(id);
    ids.add(id);
    if (!category) continue;
    names.push(category.name);
    for (const ancestor of category.ancestors) ids.add(ancestor);
  }
  return { ids: [...ids].map(String), names };
}

function textOf(product: Product, categories: readonly string[], labels: AttributeLabels): Record<string, string> {
  const article = textsOf(product.article);
  const productType =
    product.product_type ??
    textsOf(product.ptype)
      .map((value) => labels.label('ptype', value))
      .join(' ');
  return {
    sku: product.sku,
    name: product.name,
    ...(article.length > 0 && { article: article.join(' ') }),
    'category.name': categories.join(', '),
    description: plain(`${product.short_description ?? ''} ${product.description ?? ''}`),
    collection_name: product.collection_name ?? '',
    brand_name: product.brand_name ?? (product.brand === undefined ? '' : labels.label('brand', product.brand)),
    product_type: productType,
  };
}

/** Text without markup. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
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
    price: toMinor(child.final_price ?? 0),
    text: words.join(' '),
  };
}
