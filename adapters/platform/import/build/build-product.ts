import type {
  ConfigurableChild,
  ConfigurableOption,
  CustomAttribute,
  MediaEntry,
  Product,
  StockRecord,
} from '../../../../core/contract';
import type { ProductRecord } from '../../catalogue-data';
import type { ImportFormat, ReasonCode } from '../import-report';
import { slugOf } from '../slug-of';
import type { SourceItem, SourceProduct, SourceVariant } from '../source-product';
import { isAttributeMember, isColourCode, LONGEST_OPTION } from './attribute-catalogue';
import type { AttributeCatalogue } from './attribute-catalogue';
import { peopleOf } from './people-of';
import type { CategoryTree } from './category-tree';
import type { CleanHtml } from './clean-html';
import { buildGallery, imageOfVariant } from './gallery';
import type { GalleryVariant, StoredImage } from './gallery';
import { buildBundle, buildLinks, listPrice, specialPrice } from './product-links';
import type { FindItem } from './product-links';
import { compareSizes, isSizeCode } from './size-order';
import { swatchOf } from './colour-swatch';

/** Everything around a product that its document is made with. */
export interface BuildContext {
  readonly format: ImportFormat;
  readonly attributes: AttributeCatalogue;
  readonly categories: CategoryTree;
  readonly idOf: (sku: string) => number;
  readonly variantIdOf: (sku: string) => number;
  /** The address of a product, unlike that of any other of this import. */
  readonly urlPathOf: (product: SourceProduct) => string;
  /** The pictures of a row that are in the media store. */
  readonly imagesOf: (item: SourceItem) => readonly StoredImage[];
  readonly find: FindItem;
  readonly inShop: (sku: string) => boolean;
  readonly clean: CleanHtml;
  readonly note: (row: number, code: ReasonCode, message: string) => void;
}

/** Makes the record of one product from what its rows tell. Members that a product has not are left out. */
export function buildProduct(source: SourceProduct, context: BuildContext): ProductRecord {
  const options = source.options.map((option) => buildOption(option, source.variants, context.attributes));
  const variants = source.variants.map((variant) => galleryVariant(variant, context, options));
  const visible = options
    .filter(({ attribute_code: code }) => !isSizeCode(code))
    .map(({ attribute_code: code, values }) => ({ code, values: values.map(({ value_index: value }) => value) }));
  const gallery = buildGallery(context.imagesOf(source), variants, visible);
  const urlPath = context.urlPathOf(source);
  const document: Product = {
    id: context.idOf(source.sku),
    sku: source.sku,
    name: source.name,
    slug: urlPath,
    url_key: urlPath,
    url_path: urlPath,
    type_id: source.type,
    status: source.status,
    visibility: source.visibility,
    ...texts(source, context.clean),
    ...prices(source, context.find),
    tax_class_id: source.tax_class_id,
    ...pictures(gallery),
    ...categories(source, context.categories),
    ...attributes(source, context),
    ...Object.fromEntries(
      options.flatMap(({ attribute_code: code, values }) =>
        isAttributeMember(code) ? [[code, values.map(({ value_index: value }) => value)]] : [],
      ),
    ),
    ...(options.length > 0 && {
      configurable_options: options,
      configurable_children: source.variants.map((variant, at) =>
        child(variant, { context, gallery, galleryVariant: variants[at] }),
      ),
    }),
    ...parts(source, context),
    ...source.flags,
    ...(source.created_at !== undefined && { created_at: source.created_at }),
    ...(source.updated_at !== undefined && { updated_at: source.updated_at }),
  };
  const translated = translations(source, context.clean);
  return {
    product: document,
    stock: stockOf(source),
    ...(translated !== undefined && { texts: translated }),
    source: context.format,
  };
}

function buildOption(
  { code, label }: { code: string; label: string },
  variants: readonly SourceVariant[],
  known: AttributeCatalogue,
): ConfigurableOption {
  const labels = [...new Set(variants.map(({ choices }) => choices[code] ?? ''))];
  const values = [...known.values(code, label, labels)].map((value) => ({
    value_index: value,
    label: known.label(code, value),
  }));
  if (isSizeCode(code)) values.sort((left, right) => compareSizes(left.label, right.label));
  const coloured = isColourCode(code) ? values.map((value) => ({ ...value, swatch: swatchOf(value.label) })) : values;
  return { attribute_code: code, attribute_id: code, label, values: coloured };
}

function galleryVariant(
  variant: SourceVariant,
  context: BuildContext,
  options: readonly ConfigurableOption[],
): GalleryVariant {
  const choices = options.map(
    ({ attribute_code: code, label }) =>
      [code, context.attributes.value(code, label, variant.choices[code] ?? '')] as const,
  );
  return { sku: variant.sku, choices: Object.fromEntries(choices), images: context.imagesOf(variant) };
}

function child(
  variant: SourceVariant,
  of: { context: BuildContext; gallery: readonly MediaEntry[]; galleryVariant: GalleryVariant | undefined },
): ConfigurableChild {
  const { context, gallery, galleryVariant: known } = of;
  const image = known === undefined ? undefined : imageOfVariant(known, gallery);
  const choices = Object.entries(known?.choices ?? {});
  const chosen = new Set(choices.map(([code]) => code));
  const own = attributeValues(variant, context).filter(([code]) => !chosen.has(code));
  return {
    id: context.variantIdOf(variant.sku),
    sku: variant.sku,
    name: variant.name,
    status: variant.status,
    ...(image !== undefined && { image }),
    ...itemPrices(variant, variant.price, variant.special_price),
    tax_class_id: variant.tax_class_id,
    custom_attributes: [...choices, ...own].map(([attribute_code, value]): CustomAttribute => ({
      attribute_code,
      value: typeof value === 'string' ? value : [...value],
    })),
  };
}

/** Attributes as option values, one alone or several. */
function attributeValues(
  item: SourceItem,
  context: BuildContext,
): readonly (readonly [code: string, value: string | readonly string[]])[] {
  return item.attributes.flatMap(({ code, label, values }) => {
    if (!isAttributeMember(code)) {
      context.note(item.row, 'attribute_ignored', `the attribute ${code} has a name that means something else here`);
      return [];
    }
    if (values.some((value) => value.length > LONGEST_OPTION))
      return [[code, context.clean(values.join(', '))] as const];
    const short = context.attributes.values(code, label, values);
    return [[code, short.length === 1 ? (short[0] ?? '') : short] as const];
  });
}

function attributes(source: SourceProduct, context: BuildContext): Record<string, unknown> {
  const members: Record<string, unknown> = Object.fromEntries(attributeValues(source, context));
  const choose = (code: string, label: string, values: readonly string[]): void => {
    if (members[code] !== undefined || values.length === 0) return;
    const chosen = context.attributes.values(code, label, values);
    members[code] = chosen.length === 1 ? chosen[0] : chosen;
  };
  choose('brand', 'Brand', source.attributes.find(({ code }) => code === 'manufacturer')?.values.slice(0, 1) ?? []);
  choose('gender', 'For', peopleOf(source.categories));
  choose('ptype', 'Type', kindOf(source));
  for (const code of ['brand', 'collection']) {
    const [value] = [members[code]].flat();
    // The contract has one brand and one collection for each product; their names are searched.
    if (typeof value === 'string')
      Object.assign(members, { [code]: value, [`${code}_name`]: context.attributes.label(code, value) });
  }
  return members;
}

/** What kind of thing it is: the deepest category says it better than Magento's attribute set. */
function kindOf(source: SourceProduct): readonly string[] {
  const deepest = source.categories.reduce<readonly string[]>(
    (best, path) => (path.length > best.length ? path : best),
    [],
  );
  const kind = deepest.length > 2 ? deepest.at(-1) : source.kind || (deepest.length > 1 ? deepest.at(-1) : '');
  return kind === undefined || kind === '' ? [] : [kind];
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
  return itemPrices(source, price, specialPrice(source, price));
}

function itemPrices(item: SourceItem, price: number | undefined, special: number | undefined) {
  return {
    ...(price !== undefined && { price }),
    ...(special !== undefined && { special_price: special }),
    ...(special !== undefined && item.special_from_date !== undefined && { special_from_date: item.special_from_date }),
    ...(special !== undefined && item.special_to_date !== undefined && { special_to_date: item.special_to_date }),
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
    ...(source.downloads.length > 0 && { downloadable_links: [...source.downloads] }),
  };
}

function stockOf(source: SourceProduct): Record<string, StockRecord> {
  return Object.fromEntries([source, ...source.variants].map(({ sku, stock }) => [sku, stock]));
}

/** The address of a product: its own url_key, else its name; with its sku where another product has it. */
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
