import type { ConfigurableChild, CustomOption, Product } from '../../../../core/contract';
import { isSold, NOT_VISIBLE_ALONE, USUAL_VISIBILITY } from '../../../../core/contract/catalogue/listing';
import { keptLinksOf } from '../../../../core/contract/catalogue/download-file';
import {
  CUSTOM_OPTION_TYPES,
  type ProductDocument,
  VISIBILITIES,
} from '../../../../core/contract/catalogue/manage-products';
import { PRODUCT_TYPES } from '../../../../core/contract/catalogue/product';
import { lookUp } from '../../../../core/kernel/look-up';
import { cleanHtml, defined } from '../../content';
import type { AttributeRecord } from '../../ports/catalogue/catalogue-data';
import type { StoredProduct } from '../../ports/catalogue/products';
import { OTHER_LANGUAGES } from '../../../../core/contract/foundation/text-languages';
import { attributesOf, normalAttributes } from './product-attributes';

export const VISIBILITY: Readonly<Record<ProductDocument['visibility'], number>> = {
  everywhere: USUAL_VISIBILITY,
  search: 3,
  lists: 2,
  nowhere: NOT_VISIBLE_ALONE,
};

export const PART_OF_GROUP = 'associated';

export function amountText(amount: number | null | undefined): string | null {
  return amount === null || amount === undefined ? null : String(Math.round(amount * 100) / 100);
}

type Described = Pick<StoredProduct, 'document' | 'prices' | 'texts'>;

export async function productDocumentOf(
  stored: Described,
  table: readonly AttributeRecord[],
): Promise<ProductDocument> {
  const { document } = stored;
  return {
    sku: document.sku,
    type: PRODUCT_TYPES.find((type) => type === document.type_id) ?? 'simple',
    enabled: isSold(document),
    visibility: VISIBILITIES.find((name) => VISIBILITY[name] === document.visibility) ?? 'everywhere',
    url_key: document.url_key ?? document.slug ?? '',
    texts: await textsOf(stored),
    meta_title: document.meta_title ?? '',
    meta_description: document.meta_description ?? '',
    ...pricesOf(document),
    own_prices: ownPricesOf(stored),
    tax_class_id: document.tax_class_id ?? null,
    category_ids: (document.category_ids ?? []).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0),
    attributes: attributesOf(document, table),
    pictures: picturesOf(document),
    options: (document.configurable_options ?? []).map((option) => option.attribute_code),
    variants: (document.configurable_children ?? []).map((child) => variantOf(child, document)),
    bundle: bundleOf(document),
    group: (document.product_links ?? [])
      .filter((link) => link.link_type === PART_OF_GROUP)
      .map((link) => ({ sku: link.linked_product_sku, qty: Math.max(1, Math.trunc(link.qty ?? 1)) })),
    custom_options: (document.custom_options ?? []).map(customOptionOf),
    downloads: keptLinksOf(document).map((link) => ({
      title: link.title,
      sample_url: link.sample_url ?? '',
      file: link.file ?? null,
      sample: link.sample_file ?? null,
      times: link.number_of_downloads ?? null,
    })),
  };
}

async function textsOf({ document, texts }: Described): Promise<ProductDocument['texts']> {
  const clean = async (html: string | undefined) => (html === undefined || html === '' ? undefined : cleanHtml(html));
  const others = [];
  for (const language of OTHER_LANGUAGES) {
    const words = texts?.[language];
    if (words === undefined) continue;
    const { name, description, short_description: short } = words;
    const kept = defined({ name, description: await clean(description), short_description: await clean(short) });
    others.push([language, kept] as const);
  }
  const { name, description, short_description: short } = document;
  const english = defined({ name, description: await clean(description), short_description: await clean(short) });
  return { en: english, ...Object.fromEntries(others) };
}

export const NO_SPECIAL = { special_price: null, special_from: null, special_to: null };

type Priced = Pick<Product, 'original_price' | 'price' | 'special_from_date' | 'special_price' | 'special_to_date'>;

export function pricesOf(source: Priced | ConfigurableChild) {
  return {
    price: amountText(source.original_price ?? source.price),
    ...((source.special_price ?? 0) > 0
      ? {
          special_price: amountText(source.special_price),
          special_from: source.special_from_date || null,
          special_to: source.special_to_date || null,
        }
      : NO_SPECIAL),
  };
}

function ownPricesOf({ prices }: Described): ProductDocument['own_prices'] {
  return Object.entries(prices ?? {}).flatMap(([currency, bySku]) =>
    Object.entries(bySku).map(([sku, { price, special_price: special }]) => ({
      currency,
      sku,
      price: amountText(price) ?? '0',
      special_price: amountText(special),
    })),
  );
}

export function galleryOf(document: Product) {
  const gallery = [...(document.media_gallery ?? [])].sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0));
  if (gallery.length > 0) return gallery;
  const own = document.image ?? document.thumbnail ?? '';
  return own === '' ? [] : [{ image: own }];
}

function picturesOf(document: Product): ProductDocument['pictures'] {
  return galleryOf(document).map((entry) => ({ image: entry.image, alt: ('lab' in entry && entry.lab) || '' }));
}

function variantOf(child: ConfigurableChild, { configurable_options: options = [] }: Product) {
  const values = options.flatMap(({ attribute_code: code }) => {
    const found = child.custom_attributes.find((entry) => entry.attribute_code === code)?.value;
    const [value] = [found].flat();
    return value === undefined || value === null ? [] : [[code, String(value)] as const];
  });
  return { sku: child.sku, values: Object.fromEntries(values), enabled: isSold(child), ...pricesOf(child) };
}

function bundleOf(document: Product): ProductDocument['bundle'] {
  return (document.bundle_options ?? []).map((option) => ({
    title: option.title ?? '',
    required: option.required !== false,
    parts: option.product_links.map((link) => ({
      sku: link.sku,
      qty: Math.max(1, Math.trunc(link.qty)),
      is_default: link.is_default === true,
    })),
  }));
}

function surchargeText(price: number | undefined, type: CustomOption['price_type']): string | null {
  if (price === undefined) return null;
  return type === 'percent' ? String(Math.round(price * 10_000) / 10_000) : amountText(price);
}

function customOptionOf(option: CustomOption): ProductDocument['custom_options'][number] {
  const surcharge = ({ price, price_type: type }: Pick<CustomOption, 'price' | 'price_type'>) => ({
    price: surchargeText(price, type),
    price_type: type ?? 'fixed',
  });
  return {
    title: option.title,
    type: CUSTOM_OPTION_TYPES.find((type) => type === option.type) ?? 'field',
    required: option.is_require === true,
    max_characters: option.max_characters ?? null,
    ...surcharge(option),
    values: (option.values ?? []).map((value) => ({ title: value.title, ...surcharge(value) })),
  };
}

export async function normalProduct(document: ProductDocument): Promise<ProductDocument> {
  const amount = (text: string | null) => (text === null ? null : amountText(Number(text)));
  const priced = <T extends { readonly price: string | null; readonly cost?: string | null | undefined }>(
    entry: T,
  ): T => ({
    ...entry,
    price: amount(entry.price),
    ...(entry.cost !== undefined && { cost: amount(entry.cost) }),
  });
  const charged = <T extends { readonly price: string | null; readonly price_type: 'fixed' | 'percent' }>(
    entry: T,
  ): T => ({
    ...entry,
    price: entry.price === null ? null : surchargeText(Number(entry.price), entry.price_type),
  });
  const special = <T extends { readonly special_price: string | null }>(entry: T): T => ({
    ...entry,
    special_price: isSpecial(entry) ? amount(entry.special_price) : null,
    ...('special_from' in entry && !isSpecial(entry) && NO_SPECIAL),
  });
  return {
    ...special(priced(document)),
    texts: await normalTexts(document.texts),
    ...normalAttributes(document),
    own_prices: document.own_prices.map((entry) => special(priced(entry))),
    variants: document.variants.map((entry) => special(priced(entry))),
    custom_options: document.custom_options.map((option) => ({
      ...charged(option),
      values: option.values.map(charged),
    })),
  };
}

function isSpecial({ special_price: special }: { readonly special_price: string | null }): boolean {
  return Number(special ?? 0) > 0;
}

async function normalTexts(texts: ProductDocument['texts']): Promise<ProductDocument['texts']> {
  const made = [];
  for (const language of ['en', ...OTHER_LANGUAGES] as const) {
    const words = lookUp(texts, language);
    if (words === undefined) continue;
    const described = [];
    for (const name of ['description', 'short_description'] as const) {
      const html = words[name];
      if (html !== undefined && html !== '') described.push([name, await cleanHtml(html)] as const);
    }
    const name = words.name === undefined ? {} : { name: words.name };
    const kept = { ...name, ...Object.fromEntries(described) };
    if (Object.keys(kept).length > 0) made.push([language, kept] as const);
  }
  return Object.fromEntries(made) as ProductDocument['texts']; // sound: English always has a name
}
