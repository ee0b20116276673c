import type { ConfigurableChild, ConfigurableOption, Product, StockRecord } from '../../core/contract';
import { isSold } from '../../core/contract/catalogue/listing';
import { OTHER_LANGUAGES } from '../../core/contract/foundation/text-languages';
import { lookUp } from '../../core/kernel/look-up';
import { toDecimalText } from '../../core/kernel/money';
import type { KeptProduct } from '../platform/ports/catalogue/catalogue-goods';
import { choiceOf } from './choice-of';
import { leftOut, type Cells, type Written } from './export-report';
import type { GoodsWords, Spoken } from './goods-words';
import { partsOf } from './lost-parts';
import { bundleValues, customOptions, downloadableLinks, losesRequired } from './magento-lists';
import {
  attributeString,
  categoriesText,
  entityText,
  isListed,
  isListedCode,
  momentText,
  numberText,
  pairList,
} from './magento-text';

const VISIBILITY = ['', 'Not Visible Individually', 'Catalog', 'Search', 'Catalog, Search'] as const;
const TYPES = new Set(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable']);
const TAX_CLASSES: Readonly<Record<string, string>> = { '0': 'None', '2': 'Taxable Goods' };

export interface ExportContext {
  readonly words: GoodsWords;
  readonly picture: (path: string) => string;
}

/** Returns Magento export rows: variants, the product, then translations as store views named by language. Pure. */
export function magentoRows(kept: KeptProduct, context: ExportContext): Written {
  const { product } = kept;
  const { visibility: shown = 4 } = product;
  if (!TYPES.has(product.type_id)) return leftOut(`its type ${product.type_id}`);
  const options = product.configurable_options ?? [];
  const problem = optionProblem(product, options);
  if (problem !== undefined) return leftOut(problem);
  const own = customOptions(product);
  if (losesRequired(product, own)) return leftOut(...own.lost);
  const bundle = bundleValues(product.bundle_options ?? [], product.price_type === 'fixed');
  if (bundle.lost.length > 0) return leftOut(...bundle.lost);
  const links = downloadableLinks(product);
  const variants = (product.configurable_children ?? []).map((child) => variantRow(child, kept, context));
  const attributes = attributesOf(product, options, context.words);
  const pictures = galleryOf(product, context);
  const head: Cells = {
    ...itemCells(product, lookUp(kept.stock, product.sku)),
    ...textCells(product),
    ...bundleCells(product, bundle.text),
    ...linkCells(product),
    ...pictures.cells,
    product_type: product.type_id,
    categories: categoriesText(context.words.pathsOf(product)),
    visibility: VISIBILITY[shown] ?? 'Catalog, Search',
    url_key: product.url_key ?? '',
    created_at: momentText(product.created_at),
    updated_at: momentText(product.updated_at),
    additional_attributes: attributeString([...attributes.written, ...flagsOf(product), ...costOf(kept, product.sku)]),
    custom_options: own.text,
    downloadable_links: links.text,
    ...variationCells(product, options),
  };
  const lost = [
    ...own.lost,
    ...links.lost,
    ...attributes.lost,
    ...noWords(product, context.words),
    ...pictures.lost,
    ...taxLost(product),
  ];
  const parts = partsOf(kept, [
    'prices for groups of customers',
    'own prices in other currencies',
    'British English',
    'care instructions in other languages',
    'titles of options in other languages',
    'films',
    'standard answers of custom options',
    'marks of the shop',
  ]);
  return { rows: [...variants, head, ...storeViewRows(kept)], lost: [...lost, ...parts] };
}

function optionProblem(product: Product, options: readonly ConfigurableOption[]): string | undefined {
  if (product.type_id !== 'configurable') return undefined;
  if ((product.configurable_children ?? []).length === 0) return 'it has no variants';
  const code = options.find(({ attribute_code: name }) => !isListedCode(name))?.attribute_code;
  if (code !== undefined) return `the option ${code}, whose code Magento has no name for`;
  const word = options
    .flatMap(({ label, values }) => [label, ...values.map((value) => value.label)])
    .find((text) => !isListed(text));
  if (word !== undefined) return `the option ${word}, which has signs of the list itself (configurable_variations)`;
  return (product.configurable_children ?? []).some(({ sku }) => !isListed(sku))
    ? 'a sku with signs of the list itself'
    : undefined;
}

function attributesOf(product: Product, options: readonly ConfigurableOption[], words: GoodsWords) {
  const chosen = new Set(options.map(({ attribute_code: code }) => code));
  const all = words.attributesOf(product, chosen);
  return {
    written: all.filter(({ code }) => isListedCode(code)),
    lost: all
      .filter(({ code }) => !isListedCode(code))
      .map(({ code }) => `the attribute ${code}, whose code Magento has no name for`),
  };
}

export function noWords(product: Product, words: GoodsWords): readonly string[] {
  return words.wordless(product).map((code) => `the attribute ${code}, which is not text`);
}

function flagsOf(product: Product): readonly Spoken[] {
  return (['new', 'sale'] as const).flatMap((code) =>
    product[code] === undefined
      ? []
      : [{ code, label: code, values: [product[code] === true || product[code] === 1 ? 'Yes' : 'No'] }],
  );
}

function taxLost({ tax_class_id: id }: Product): readonly string[] {
  return id === undefined || id === null || lookUp(TAX_CLASSES, String(id)) !== undefined
    ? []
    : [`its tax class ${String(id)}, written as Taxable Goods`];
}

function itemCells(item: Product | ConfigurableChild, stock: StockRecord | undefined): Cells {
  const {
    sku,
    name = '',
    status,
    tax_class_id: taxes,
    min_sale_qty: min,
    max_sale_qty: max,
    qty_increments: step,
  } = item;
  const isCounted = stock?.manage_stock !== false;
  return {
    sku,
    attribute_set_code: 'Default',
    product_websites: 'base',
    name: entityText(name),
    product_online: isSold({ status }) ? '1' : '2',
    tax_class_name:
      taxes === undefined || taxes === null ? '' : (lookUp(TAX_CLASSES, String(taxes)) ?? 'Taxable Goods'),
    ...priceCells(item),
    qty: String(stock?.qty ?? 0),
    is_in_stock: stock?.is_in_stock === false ? '0' : '1',
    manage_stock: isCounted ? '1' : '0',
    use_config_manage_stock: '0',
    min_cart_qty: numberText(min),
    use_config_min_sale_qty: min === undefined ? '1' : '0',
    max_cart_qty: numberText(max),
    use_config_max_sale_qty: max === undefined ? '1' : '0',
    qty_increments: numberText(step),
    use_config_qty_increments: step === undefined ? '1' : '0',
    enable_qty_increments: step === undefined ? '0' : '1',
    use_config_enable_qty_inc: step === undefined ? '1' : '0',
  };
}

function priceCells(item: Product | ConfigurableChild): Cells {
  const type = 'type_id' in item ? item.type_id : 'simple';
  const isFixedBundle = type === 'bundle' && 'price_type' in item && item.price_type === 'fixed';
  const base =
    isFixedBundle && 'base_price' in item && typeof item.base_price === 'number' ? item.base_price : item.price;
  const price = type === 'grouped' || (type === 'bundle' && !isFixedBundle) ? undefined : base;
  const percent =
    'special_percent' in item && typeof item.special_percent === 'number' ? item.special_percent : undefined;
  const special = type === 'bundle' ? percent : item.special_price;
  const isSpecial = special !== undefined && special !== null;
  return {
    price: numberText(price),
    special_price: numberText(special),
    special_price_from_date: isSpecial ? momentText(item.special_from_date) : '',
    special_price_to_date: isSpecial ? momentText(item.special_to_date) : '',
  };
}

function textCells(product: Product): Cells {
  return {
    description: product.description ?? '',
    short_description: product.short_description ?? '',
    meta_title: entityText(product.meta_title ?? ''),
    meta_description: entityText(product.meta_description ?? ''),
  };
}

function bundleCells({ type_id: type, price_type: pricing }: Product, values: string): Cells {
  if (type !== 'bundle') return {};
  const kind = pricing === 'fixed' ? 'fixed' : 'dynamic';
  return {
    bundle_price_type: kind,
    bundle_sku_type: kind,
    bundle_price_view: 'Price range',
    bundle_weight_type: kind,
    bundle_shipment_type: 'together',
    bundle_values: values,
  };
}

function linkCells({ product_links: links = [] }: Product): Cells {
  const of = (type: string) => links.filter(({ link_type: own }) => own === type);
  const skus = (type: string): string =>
    of(type)
      .map(({ linked_product_sku: sku }) => sku)
      .join(',');
  return {
    related_skus: skus('related'),
    crosssell_skus: skus('crosssell'),
    upsell_skus: skus('upsell'),
    associated_skus: of('associated')
      .map(({ linked_product_sku: sku, qty = 1 }) => `${sku}=${String(qty)}`)
      .join(','),
  };
}

function galleryOf(product: Product, { picture }: ExportContext) {
  const gallery = product.media_gallery ?? (product.image === undefined ? [] : [{ image: product.image }]);
  const entries = gallery.map((entry) => ({
    path: picture(entry.image),
    label: ('lab' in entry ? entry.lab : '') ?? '',
  }));
  const [first, ...others] = entries.filter(({ path }) => path !== '' && !path.includes(','));
  const labels = others.map(({ label }) => label.replaceAll(',', ' '));
  const lost = entries.some(({ path }) => path === '' || path.includes(','))
    ? ['a picture that is not a separate file']
    : [];
  const cells = {
    base_image: first?.path ?? '',
    base_image_label: first?.label ?? '',
    small_image: first?.path ?? '',
    thumbnail_image: first?.path ?? '',
    additional_images: others.map(({ path }) => path).join(','),
    additional_image_labels: labels.some((label) => label !== '') ? labels.join(',') : '',
  };
  return { cells, lost };
}

/** Magento exports costs among the attributes. */
function costOf({ costs }: KeptProduct, sku: string): readonly Spoken[] {
  const cost = lookUp(costs, sku);
  return cost === undefined ? [] : [{ code: 'cost', label: 'Cost', values: [toDecimalText(cost)] }];
}

function variantRow(child: ConfigurableChild, kept: KeptProduct, { words, picture }: ExportContext): Cells {
  const { product, stock } = kept;
  const options = product.configurable_options ?? [];
  const choices = options.map((option): Spoken => ({
    code: option.attribute_code,
    label: option.label,
    values: [choiceOf(child, option)],
  }));
  const chosen = new Set(choices.map(({ code }) => code));
  const own = child.custom_attributes
    .filter(({ attribute_code: code }) => !chosen.has(code) && isListedCode(code))
    .flatMap(({ attribute_code: code, value }) => words.spoken(code, value));
  const image = child.image === undefined ? '' : picture(child.image);
  return {
    ...itemCells({ ...child, name: child.name ?? product.name }, lookUp(stock, child.sku)),
    product_type: 'simple',
    visibility: 'Not Visible Individually',
    base_image: image,
    small_image: image,
    thumbnail_image: image,
    additional_attributes: attributeString([...choices, ...own, ...costOf(kept, child.sku)]),
  };
}

function variationCells(product: Product, options: readonly ConfigurableOption[]): Cells {
  if (options.length === 0) return {};
  const entries = (product.configurable_children ?? []).map((child) => [
    ['sku', child.sku] as const,
    ...options.map((option) => [option.attribute_code, choiceOf(child, option)] as const),
  ]);
  return {
    configurable_variations: pairList(entries),
    configurable_variation_labels: options.map(({ attribute_code: code, label }) => `${code}=${label}`).join(','),
  };
}

function storeViewRows({ product, texts = {} }: KeptProduct): readonly Cells[] {
  return OTHER_LANGUAGES.flatMap((language) => {
    const { name = '', description = '', short_description: short = '' } = texts[language] ?? {};
    if (name === '' && description === '' && short === '') return [];
    const cells = { name: entityText(name), description, short_description: short };
    return [
      {
        sku: product.sku,
        store_view_code: language,
        attribute_set_code: 'Default',
        product_type: product.type_id,
        ...cells,
      },
    ];
  });
}
