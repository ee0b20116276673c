import type { MediaEntry, Product, StockRecord } from '../../../core/contract';
import { isAttributeMember } from '../../../core/contract/catalogue/product-attributes';
import type { ProductRecord } from '../../platform/ports/catalogue/catalogue-data';
import { toMinor } from '../../../core/kernel/money';
import { slugOf } from '../../../core/kernel/slug-of';
import type { SourceProduct } from '../source/source-product';
import { buildAttributes } from './build-attributes';
import type { BuildContext } from './build-context';
import { buildOption, buildVariant, galleryVariant, weightOf } from './build-variant';
import type { CategoryTree } from './category-tree';
import type { CleanHtml } from './clean-html';
import { buildGallery } from './gallery';
import { itemPrices } from './item-prices';
import { buildBundle, buildLinks, listPrice } from './product-links';
import type { FindItem } from './product-links';
import { isSizeCode } from './size-order';

const NOT_SOLD = 2;

export function buildProduct(source: SourceProduct, context: BuildContext): ProductRecord {
  const options = source.options.map((option) => buildOption(option, source.variants, context.attributes));
  const variants = source.variants.map((variant) => ({ variant, known: galleryVariant(variant, context, options) }));
  const visible = options
    .filter(({ attribute_code: code }) => !isSizeCode(code))
    .map(({ attribute_code: code, values }) => ({ code, values: values.map(({ value_index: value }) => value) }));
  const gallery = buildGallery(
    context.imagesOf(source),
    variants.map(({ known }) => known),
    visible,
  );
  const urlPath = context.urlPathOf(source);
  const document: Product = {
    id: context.idOf(source.sku),
    sku: source.sku,
    name: source.name,
    slug: urlPath,
    url_key: urlPath,
    url_path: urlPath,
    type_id: source.type,
    status: context.hasItsFiles(source) ? source.status : NOT_SOLD,
    visibility: source.visibility,
    ...texts(source, context.clean),
    ...prices(source, context.find),
    tax_class_id: source.tax_class_id,
    ...source.quantities,
    ...pictures(gallery),
    ...categories(source, context.categories),
    ...buildAttributes(source, context),
    ...Object.fromEntries(
      options.flatMap(({ attribute_code: code, values }) =>
        isAttributeMember(code) ? [[code, values.map(({ value_index: value }) => value)]] : [],
      ),
    ),
    ...(options.length > 0 && {
      configurable_options: options,
      configurable_children: variants.map(({ variant, known }) =>
        buildVariant(variant, { parent: source, gallery, known, context }),
      ),
    }),
    ...parts(source, context),
    ...weightOf(source),
    ...source.flags,
    ...(source.created_at !== undefined && { created_at: source.created_at }),
    ...(source.updated_at !== undefined && { updated_at: source.updated_at }),
  };
  const translated = translations(source, context.clean);
  return {
    product: document,
    stock: stockOf(source),
    ...costsOf(source),
    ...(translated !== undefined && { texts: translated }),
    source: context.format,
  };
}

function texts(source: SourceProduct, clean: CleanHtml): Partial<Product> {
  const described = { description: clean(source.description), short_description: clean(source.short_description) };
  const all = { ...described, meta_title: source.meta_title, meta_description: source.meta_description };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
}

function translations(source: SourceProduct, clean: CleanHtml): ProductRecord['texts'] {
  const languages = Object.entries(source.texts);
  if (languages.length === 0) return undefined;
  return Object.fromEntries(
    languages.map(([language, { name, description, short_description: short }]) => [
      language,
      {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description: clean(description) }),
        ...(short !== undefined && { short_description: clean(short) }),
      },
    ]),
  );
}

function prices(source: SourceProduct, find: FindItem): Partial<Product> {
  const price = listPrice(source, find);
  if (source.type !== 'bundle') return itemPrices(source, price, source.special_price);
  const { special_price: percent, special_from_date: from, special_to_date: to, bundlePrice } = source;
  return {
    ...itemPrices(source, price, undefined),
    price_type: bundlePrice,
    ...(percent !== undefined &&
      percent <= 100 && {
        special_percent: percent,
        ...(from !== undefined && { special_from_date: from }),
        ...(to !== undefined && { special_to_date: to }),
      }),
  };
}

function pictures(gallery: readonly MediaEntry[]): Partial<Product> {
  const [first] = gallery;
  return first === undefined ? {} : { image: first.image, thumbnail: first.image, media_gallery: [...gallery] };
}

function categories(source: SourceProduct, tree: CategoryTree): Partial<Product> {
  const found = source.categories.flatMap((names) => tree.at(names) ?? []);
  const unique = [...new Map(found.map((category) => [category.id, category])).values()];
  if (unique.length === 0) return {};
  return {
    category_ids: unique.map(({ id }) => id),
    category: unique.map(({ id, name }) => ({ category_id: id, name })),
  };
}

function parts(source: SourceProduct, context: BuildContext): Partial<Product> {
  const { links, dangling } = buildLinks(source, context.find, context.inShop);
  for (const sku of dangling) context.note(source.row, 'link_missing', `the linked product ${sku} is not in the shop`);
  const bundle = buildBundle(source, context.find);
  return {
    ...(links.length > 0 && { product_links: [...links] }),
    ...(bundle.length > 0 && { bundle_options: [...bundle] }),
    ...(source.customOptions.length > 0 && { custom_options: [...source.customOptions] }),
    ...(source.downloads.length > 0 && { downloadable_links: [...context.downloadsOf(source)] }),
  };
}

function stockOf(source: SourceProduct): Record<string, StockRecord> {
  return Object.fromEntries([source, ...source.variants].map(({ sku, stock }) => [sku, stock]));
}

function costsOf(source: SourceProduct): Pick<ProductRecord, 'costs'> {
  const costs = [source, ...source.variants].flatMap(({ sku, cost }) =>
    cost === undefined ? [] : [[sku, toMinor(cost)] as const],
  );
  return costs.length === 0 ? {} : { costs: Object.fromEntries(costs) };
}

/** Returns a function that assigns unique URL paths from url_key or name, with the sku on a collision. */
export function uniqueUrlPaths(): (product: SourceProduct) => string {
  const owners = new Map<string, string>();
  return ({ sku, name, url_key: given }) => {
    const wanted = slugOf(given === '' ? name : given);
    const taken = (owners.get(wanted) ?? sku) !== sku;
    const path = taken ? `${wanted}-${slugOf(sku)}` : wanted;
    owners.set(path, sku);
    return path;
  };
}
