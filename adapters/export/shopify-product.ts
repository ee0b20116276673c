import type { ConfigurableChild, ConfigurableOption, Product, StockRecord } from '../../core/contract';
import { LINKS_OPTION } from '../../core/contract/orders/bought-links';
import { isGiftCard } from '../../core/contract/selling/gift-card';
import { isListed, isSold } from '../../core/contract/catalogue/listing';
import { lookUp } from '../../core/kernel/look-up';
import { toDecimalText } from '../../core/kernel/money';
import { isInSpecialPriceWindow } from '../../core/pricing';
import type { KeptProduct } from '../platform/ports/catalogue/catalogue-goods';
import { leftOut, type Cells, type Written } from './export-report';
import type { GoodsWords } from './goods-words';
import { partsOf } from './lost-parts';
import { choiceOf } from './choice-of';
import { noWords } from './magento-product';
import { metafieldHeader } from './shopify-columns';

const MAX_OPTIONS = 3;
const MAX_VARIANTS = 2_048;

const UNKNOWN_TYPES: Readonly<Record<string, string>> = {
  grouped: 'a group of products: Shopify’s table has none',
  bundle: 'a bundle: Shopify’s table has none',
  downloadable: 'a download: Shopify’s table holds no files',
};

const NO_OPTION: ConfigurableOption = { attribute_code: '', label: 'Title', values: [] };

export interface ShopifyContext {
  readonly words: GoodsWords;
  readonly picture: (path: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type Item = Product | ConfigurableChild;

/** Returns Shopify export rows: the first describes the product, each further one is a variant or picture. Pure. */
export function shopifyRows(kept: KeptProduct, context: ShopifyContext): Written {
  const { product } = kept;
  const children = (product.configurable_children ?? []).filter((child) => isSold(child));
  const options = product.type_id === 'configurable' ? (product.configurable_options ?? []) : [];
  const why = unfit(product, options, children);
  if (why !== undefined) return leftOut(why);
  const sold: readonly Item[] = product.type_id === 'configurable' ? children : [product];
  const gallery = product.media_gallery ?? [];
  const rows = Array.from({ length: Math.max(sold.length, gallery.length, 1) }, (_, at): Cells => {
    const item = sold[at];
    const entry = gallery[at];
    return {
      Handle: product.url_key ?? product.sku,
      ...(at === 0 && headCells(kept, context)),
      ...(item !== undefined && itemCells(item, { options, kept, context, isFirst: at === 0 })),
      ...(entry !== undefined && {
        'Image Src': context.picture(entry.image),
        'Image Position': String(at + 1),
        'Image Alt Text': entry.lab ?? '',
      }),
    };
  });
  return { rows, lost: lostOf(kept, sold, { options, context }) };
}

function unfit(
  product: Product,
  options: readonly ConfigurableOption[],
  children: readonly ConfigurableChild[],
): string | undefined {
  const type = lookUp(UNKNOWN_TYPES, product.type_id);
  if (type !== undefined) return type;
  if (!['simple', 'virtual', 'configurable'].includes(product.type_id)) return `its type ${product.type_id}`;
  if (product.type_id === 'configurable' && (options.length === 0 || children.length === 0))
    return 'it has no variants that are sold';
  if (options.length > MAX_OPTIONS) return `${String(options.length)} options: Shopify takes ${String(MAX_OPTIONS)}`;
  if (children.length > MAX_VARIANTS)
    return `${String(children.length)} variants: Shopify takes ${String(MAX_VARIANTS)}`;
  const required = (product.custom_options ?? []).find(
    ({ option_id: id, is_require: isRequired }) => isRequired === true && id !== LINKS_OPTION,
  );
  return required === undefined ? undefined : `the option ${required.title}, which has to be answered`;
}

function headCells({ product }: KeptProduct, { words }: ShopifyContext): Cells {
  const type = words.spoken('ptype', product.ptype)[0]?.values[0];
  const deepest = words
    .pathsOf(product)
    .reduce<readonly string[]>((best, path) => (path.length > best.length ? path : best), []);
  const gender = genderOf(product, words);
  const except = new Set([
    ...(product.configurable_options ?? []).map(({ attribute_code: code }) => code),
    ...(gender === '' ? [] : ['gender']),
  ]);
  const fields = words.attributesOf(product, except).flatMap(({ code, values }) => {
    const header = metafieldHeader(words, code);
    return header === undefined ? [] : [[header, values.join('; ')] as const];
  });
  return {
    Title: product.name,
    'Body (HTML)': product.description ?? '',
    Vendor: words.spoken('brand', product.brand)[0]?.values[0] ?? '',
    Type: type ?? (deepest.length > 1 ? deepest.at(-1) : undefined) ?? '',
    Tags: (words.spoken('tags', lookUp(product, 'tags'))[0]?.values ?? []).join(', '),
    Published: isListed(product) ? 'TRUE' : 'FALSE',
    'Gift Card': isGiftCard(product) ? 'TRUE' : 'FALSE',
    'SEO Title': product.meta_title ?? '',
    'SEO Description': product.meta_description ?? '',
    'Google Shopping / Gender': gender,
    ...Object.fromEntries(fields),
    Status: isSold(product) ? 'active' : 'draft',
  };
}

function genderOf(product: Product, words: GoodsWords): string {
  const values = words.spoken('gender', product.gender)[0]?.values ?? [];
  return values.length === 1 ? (lookUp({ Men: 'male', Women: 'female' }, values[0] ?? '') ?? '') : '';
}

interface Surroundings {
  readonly options: readonly ConfigurableOption[];
  readonly kept: KeptProduct;
  readonly context: ShopifyContext;
  readonly isFirst: boolean;
}

function itemCells(item: Item, { options, kept, context, isFirst }: Surroundings): Cells {
  const { price, compareAt } = pricesOf(item, context.now);
  const own = 'type_id' in item ? [] : [item.image ?? ''];
  const image = own.find((path) => path !== '');
  return {
    ...choiceCells(item, options, isFirst),
    'Variant SKU': item.sku,
    'Variant Grams': '0',
    ...stockCells(lookUp(kept.stock, item.sku)),
    'Variant Fulfillment Service': 'manual',
    'Variant Price': price,
    'Variant Compare At Price': compareAt,
    'Cost per item': costOf(lookUp(kept.costs, item.sku) ?? lookUp(kept.costs, kept.product.sku)),
    'Variant Requires Shipping': kept.product.type_id === 'virtual' ? 'FALSE' : 'TRUE',
    'Variant Taxable': item.tax_class_id === 0 ? 'FALSE' : 'TRUE',
    'Variant Barcode': barcodeOf(item),
    'Variant Image': image === undefined ? '' : context.picture(image),
    'Variant Weight Unit': 'kg',
  };
}

function choiceCells(item: Item, options: readonly ConfigurableOption[], isFirst: boolean): Cells {
  const all = options.length === 0 ? [NO_OPTION] : options;
  return Object.fromEntries(
    all.flatMap((option, at) => [
      [`Option${String(at + 1)} Name`, isFirst ? option.label : ''],
      [`Option${String(at + 1)} Value`, 'type_id' in item ? 'Default Title' : choiceOf(item, option)],
    ]),
  );
}

function stockCells(stock: StockRecord | undefined): Cells {
  const {
    qty,
    is_in_stock: isOpen,
    manage_stock: isCounted,
  } = stock ?? { qty: 0, is_in_stock: true, manage_stock: false };
  const isTracked = isCounted === true || !isOpen;
  return {
    'Variant Inventory Tracker': isTracked ? 'shopify' : '',
    'Variant Inventory Qty': isTracked ? String(isOpen ? qty : 0) : '',
    'Variant Inventory Policy': 'deny',
  };
}

function pricesOf(item: Item, now: number): { readonly price: string; readonly compareAt: string } {
  const { price, special_price: special } = item;
  const isSale = typeof special === 'number' && special < (price ?? 0) && isInSpecialPriceWindow(item, now);
  const text = (amount: number | undefined): string => (amount === undefined ? '' : amount.toFixed(2));
  return isSale ? { price: text(special), compareAt: text(price) } : { price: text(price), compareAt: '' };
}

function costOf(minor: number | undefined): string {
  return minor === undefined ? '' : toDecimalText(minor);
}

function barcodeOf(item: Item): string {
  const named =
    'type_id' in item
      ? lookUp(item, 'gtin')
      : item.custom_attributes.find(({ attribute_code: code }) => code === 'gtin')?.value;
  return typeof named === 'string' || typeof named === 'number' ? String(named) : '';
}

function lostOf(
  kept: KeptProduct,
  sold: readonly Item[],
  {
    options,
    context: { words },
  }: { readonly options: readonly ConfigurableOption[]; readonly context: ShopifyContext },
): readonly string[] {
  const { product } = kept;
  const chosen = new Set(options.map(({ attribute_code: code }) => code));
  const own = words.attributesOf(product, chosen);
  const isDated = [...sold, product].some(
    ({ special_from_date: from, special_to_date: to }) => Boolean(from) || Boolean(to),
  );
  const hidden = (product.configurable_children ?? []).filter((child) => !isSold(child));
  const named = new Set([...chosen, 'gtin']);
  const ofVariants = sold.flatMap((item) =>
    'type_id' in item
      ? []
      : item.custom_attributes.flatMap(({ attribute_code: code }) => (named.has(code) ? [] : [code])),
  );
  return [
    ...(product.type_id === 'configurable' ? [`its own sku: Shopify knows it by its handle`] : []),
    ...(words.pathsOf(product).length > 1 ? ['its categories other than the type'] : []),
    ...(isSold(product) && !isListed(product) ? ['that it is sold but unlisted: it is exported as unpublished'] : []),
    ...(isDated ? ['the dates of its special price'] : []),
    ...hidden.map(({ sku }) => `the variant ${sku}, which is switched off`),
    ...own
      .filter(({ values }) => values.some((value) => value.includes(';')))
      .map(({ code }) => `a semicolon of the attribute ${code}`),
    ...own
      .filter(({ code }) => !/^[a-z][a-z0-9_]*$/.test(code))
      .map(({ code }) => `the attribute ${code}, whose code Shopify has no name for`),
    ...noWords(product, words),
    ...[...new Set(ofVariants)].map((code) => `the attribute ${code} of its variants`),
    ...partsOf(kept, [
      'its short description',
      'texts in other languages',
      'custom options',
      'links to other products',
      'order quantity limits',
      'prices for groups of customers',
      'own prices in other currencies',
      'films',
      'marks of the shop',
    ]),
  ];
}
