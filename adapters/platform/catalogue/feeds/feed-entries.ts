import type { ConfigurableChild, Product } from '../../../../core/contract';
import { isSold } from '../../../../core/contract/catalogue/listing';
import type { Addressed, Selection } from '../../../../core/links';
import { lookUp } from '../../../../core/kernel/look-up';
import { askedPrice } from '../../../../core/pricing';
import { partsStock } from '../../../../core/product/parts-stock';
import { buildGallery } from '../../../../core/product/gallery';
import { startConfiguration } from '../../../../core/product/start-configuration';
import { optionValueOf } from '../../../../core/product/variant-index';
import { stockStatusOf } from '../../../../core/stock';
import { withVariant } from '../reading/with-variant';
import { audienceOf } from './audience';
import type { FeedEntry, FeedItem, MissingField } from './feed-item';
import { chosenWords, lookOf } from './feed-look';
import { cutTo, oneLine, wordsOf } from './feed-text';
import { identifiersOf } from './identifiers';
import { salePriceOf } from './sale-price';

/** Google's limits; Meta's are wider. */
export const MAX_ID_LENGTH = 50;
export const MAX_TITLE_LENGTH = 150;
export const MAX_DESCRIPTION_LENGTH = 5000;
export const MAX_BRAND_LENGTH = 70;
export const MAX_TYPE_LENGTH = 750;
export const MAX_IMAGES = 11;

const SINGLE = new Set(['simple', 'virtual', 'downloadable', 'bundle']);

export interface FeedContext {
  /** ISO 4217. */
  readonly currency: string;
  /** In which sales begin and end. */
  readonly timeZone: string;
  readonly labels: { label(code: string, value: string): string };
  readonly pathOf: (product: Product) => string;
}

/** Returns one entry per sellable item; unsuitable items become `left-out` entries with the missing field. Pure. */
export function feedEntries(product: Product, context: FeedContext): readonly FeedEntry[] {
  if (SINGLE.has(product.type_id)) return [entryOf({ product, sold: product, source: product }, context)];
  if (product.type_id !== 'configurable') return [];
  return (product.configurable_children ?? [])
    .filter((child) => isSold(child))
    .map((child) => entryOf({ product, sold: withVariant(product, child.sku), source: child, child }, context));
}

interface Sold {
  readonly product: Product;
  readonly sold: Product;
  readonly source: Product | ConfigurableChild;
  readonly child?: ConfigurableChild;
}

function entryOf(thing: Sold, context: FeedContext): FeedEntry {
  const item = itemOf(thing, context);
  const missing = missingFieldIn(item);
  return missing === undefined ? item : { kind: 'left-out', sku: item.id, missing };
}

function missingFieldIn({ id, groupId, title, images, price }: FeedItem): MissingField | undefined {
  if (oneLine(id) !== id || id === '' || id.length > MAX_ID_LENGTH || (groupId?.length ?? 0) > MAX_ID_LENGTH)
    return 'id';
  if (title === '') return 'title';
  if (images.length === 0) return 'image';
  return price > 0 ? undefined : 'price';
}

function itemOf({ product, sold, source, child }: Sold, context: FeedContext): FeedItem {
  const { currency, labels, pathOf, timeZone } = context;
  const options = product.configurable_options ?? [];
  const selection = child === undefined ? {} : selectionOf(child, options);
  const chosen = chosenWords(options, selection);
  const configuration = startConfiguration(product, {});
  const price = askedPrice(sold, configuration);
  const sale = salePriceOf(source, price, timeZone);
  const title = titleOf(product.name, chosen);
  const brand = oneLine(product.brand_name ?? labels.label('brand', product.brand ?? ''));
  const googleCategory = textOf(lookUp(product, 'google_product_category'));
  const productType = cutTo(oneLine(pathOf(product)), MAX_TYPE_LENGTH);
  const { status } = partsStock(sold, configuration) ?? stockStatusOf(sold.stock, 1);
  return {
    kind: 'item',
    id: sold.sku,
    ...(child !== undefined && { groupId: product.sku }),
    address: addressOf(sold, child),
    title,
    description:
      cutTo(wordsOf(product.description ?? ''), MAX_DESCRIPTION_LENGTH) || shortDescription(product) || title,
    images: imagesOf({ ...product, image: sold.image }, selection),
    inStock: status !== 'out_of_stock',
    price: price.regular,
    ...(sale !== undefined && { sale }),
    currency,
    ...(brand !== '' && { brand: cutTo(brand, MAX_BRAND_LENGTH) }),
    identifiers: identifiersOf((name) => (child === undefined ? lookUp(product, name) : ofVariant(child, name))),
    ...(productType !== '' && { productType }),
    ...(googleCategory !== '' && { googleCategory }),
    look: lookOf(product, chosen, labels),
    audience: audienceOf([product.gender ?? []].flat()),
  };
}

function selectionOf(child: ConfigurableChild, options: NonNullable<Product['configurable_options']>): Selection {
  return Object.fromEntries(
    options.flatMap(({ attribute_code: code }) => {
      const value = optionValueOf(child, code);
      return value === '' ? [] : [[code, value] as const];
    }),
  );
}

function titleOf(name: string, chosen: readonly (readonly [code: string, word: string])[]): string {
  const whole = oneLine(name);
  const words = chosen.map(([, word]) => `, ${word}`).join('');
  if (whole === '') return '';
  return words.length > MAX_TITLE_LENGTH / 2
    ? cutTo(whole + words, MAX_TITLE_LENGTH)
    : cutTo(whole, MAX_TITLE_LENGTH - words.length) + words;
}

function shortDescription({ short_description: text }: Product): string {
  return cutTo(wordsOf(text ?? ''), MAX_DESCRIPTION_LENGTH);
}

function imagesOf(product: Product, selection: Selection): readonly string[] {
  const images = buildGallery(product, selection).map(({ image }) => image);
  return [...new Set(images)].filter((image) => image !== '').slice(0, MAX_IMAGES);
}

function ofVariant(child: ConfigurableChild, name: string): unknown {
  return lookUp(child, name) ?? child.custom_attributes.find(({ attribute_code: code }) => code === name)?.value;
}

function addressOf(sold: Product, child: ConfigurableChild | undefined): Addressed {
  if (child !== undefined) return { kind: 'variant', product: sold };
  const { sku, name, slug, url_key, url_path } = sold;
  return { kind: 'product', sku, name, slug, url_key, url_path };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? oneLine(String(value)) : '';
}
