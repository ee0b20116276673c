import type {
  BundleOption,
  ConfigurableChild,
  ConfigurableOption,
  CustomOption,
  MediaEntry,
  Product,
  ProductLink,
  StockRecord,
  TaxRule,
} from '../../../../core/contract';
import { keptLinksOf, samplePath } from '../../../../core/contract/catalogue/download-file';
import { UTC } from '../../../../core/kernel/is-time-zone';
import { lookUp } from '../../../../core/kernel/look-up';
import { currencyDigits, currencyStep, MONEY_DIGITS } from '../../../../core/kernel/currency';
import { roundTo, toDecimal, toMinor } from '../../../../core/kernel/money';
import { sizesIn, sizeSystemOf } from '../../../../core/product/size-labels';
import {
  defaultAnswers,
  nextTaxEdge,
  priceProduct,
  saleDaysIn,
  specialPriceEdges,
  unitPrice,
} from '../../../../core/pricing';
import type { AttributeLabels } from './attribute-labels';
import { type ShopperView, shopPrice, type CurrencyRates } from '../../foundation';
import type { StoredProduct } from '../../ports/catalogue/products';
import { productStock } from './product-stock';
import { productTexts } from './product-texts';

interface MaterialiseContext {
  readonly store: ShopperView;
  readonly stock: ReadonlyMap<string, StockRecord>;
  readonly labels: AttributeLabels;
  readonly taxRules: readonly TaxRule[];
  readonly rates: CurrencyRates;
  /** Milliseconds since the epoch; decides which special prices apply. */
  readonly now: number;
  /** Its days begin and end special prices with bare dates. */
  readonly timeZone: string;
  readonly part: (sku: string) => Materialised | undefined;
}

type Selling = Pick<MaterialiseContext, 'rates' | 'store'>;

/** A document and the time (milliseconds since the epoch) at which its prices expire. */
export interface Materialised {
  readonly product: Product;
  readonly validUntil: number;
}

/**
 * Builds a store's product document: current prices in its currency, translated texts, live stock, and current prices
 * of parts.
 */
export function materialise(stored: StoredProduct, context: MaterialiseContext): Materialised {
  const document = withSaleDays(stored.document, context.timeZone);
  const texts = productTexts(stored, context.store);
  const parts = partsOf(document, context);
  const children = document.configurable_children?.map((child) => variant(child, stored, context));
  const ofStore: Product = {
    ...document,
    ...texts.members,
    ...inCurrency(document, stored, context),
    ...digitsOf(context.store),
    // Group prices are confidential.
    tier_prices: undefined,
    ...parts.members,
    ...(parts.members.bundle_options && { bundle_options: parts.members.bundle_options.map(texts.titled) }),
    ...(children && { configurable_children: children }),
    ...(document.configurable_options && {
      configurable_options: document.configurable_options.map((option) => localised(option, document, context)),
    }),
    ...(document.custom_options && {
      custom_options: document.custom_options.map((option) => withSurcharges(inWords(option, texts.titled), context)),
    }),
    ...(document.media_gallery && { media_gallery: document.media_gallery.map((one) => labelled(one, texts.titleOf)) }),
    stock: productStock({ ...document, ...parts.members }, children, context.stock.get(document.sku)),
    ...(stored.rating !== undefined && { rating: stored.rating }),
    reviews_count: stored.reviewsCount,
    ...downloads(document, texts.titled),
  };
  const { now, store, taxRules } = context;
  return {
    product: priceProduct(ofStore, {
      now,
      storeView: store,
      taxRules,
      customerTaxClassId: store.group?.taxClassId,
      variantsDecide: true,
    }),
    validUntil: Math.min(
      nextEdge([document, ...(document.configurable_children ?? [])], now),
      nextTaxEdge(taxRules, now),
      ...parts.validUntil,
    ),
  };
}

function withSaleDays(document: Product, timeZone: string): Product {
  if (timeZone === UTC) return document;
  const { configurable_children: children } = document;
  return {
    ...saleDaysIn(document, timeZone),
    ...(children && { configurable_children: children.map((child) => saleDaysIn(child, timeZone)) }),
  };
}

function localised(option: ConfigurableOption, document: Product, { labels, store }: MaterialiseContext) {
  return sizesIn(sizeSystemOf(store.i18n.defaultCountry), document, labels.localised(option));
}

function labelled(entry: MediaEntry, titleOf: (english: string) => string): MediaEntry {
  return typeof entry.lab === 'string' && entry.lab !== '' ? { ...entry, lab: titleOf(entry.lab) } : entry;
}

type Titled = ReturnType<typeof productTexts>['titled'];

function inWords(option: CustomOption, titled: Titled): CustomOption {
  return titled({ ...option, ...(option.values && { values: option.values.map(titled) }) });
}

/** The file location is for buyers only. */
function downloads(document: Product, titled: Titled): Pick<Product, 'downloadable_links'> {
  if (document.downloadable_links === undefined) return {};
  const links = keptLinksOf(document).map(({ title, sample_url: elsewhere, sample_file: own }) => {
    const sample = own === undefined ? elsewhere : samplePath(own.id);
    return titled({ title, ...(sample !== undefined && { sample_url: sample }) });
  });
  return { downloadable_links: links };
}

function digitsOf({ i18n }: ShopperView): Pick<Product, 'currency_digits'> {
  const digits = currencyDigits(i18n.currencyCode);
  return digits === MONEY_DIGITS ? {} : { currency_digits: digits };
}

function inCurrency(
  source: Product | ConfigurableChild,
  stored: StoredProduct,
  context: Selling,
): Pick<Product, 'price' | 'special_price' | 'final_price' | 'original_price'> {
  const currency = context.store.i18n.currencyCode;
  const record = lookUp(lookUp(stored.prices, currency), source.sku);
  const own = (amount: number) => toDecimal(roundTo(toMinor(amount), currencyStep(currency)));
  const price = record
    ? own(record.price)
    : shopPrice(source.original_price ?? source.price ?? 0, currency, context.rates);
  const special = record
    ? typeof record.special_price === 'number'
      ? own(record.special_price)
      : null
    : shopPrice(source.special_price ?? 0, currency, context.rates);
  return { price, special_price: special, original_price: price, final_price: groupPrice(source, context) };
}

function groupPrice({ tier_prices: tiers }: Product | ConfigurableChild, { store, rates }: Selling): number | null {
  const own = (tiers ?? []).filter(({ customer_group_id: id, qty }) => id === store.group?.id && qty === 1);
  if (own.length === 0) return null;
  return shopPrice(Math.min(...own.map(({ value }) => value)), store.i18n.currencyCode, rates);
}

function variant(child: ConfigurableChild, stored: StoredProduct, context: MaterialiseContext): ConfigurableChild {
  const record = context.stock.get(child.sku);
  return {
    ...child,
    ...inCurrency(child, stored, context),
    tier_prices: undefined,
    ...(record && { stock: { product_id: child.id, ...record } }),
  };
}

function nextEdge(sources: readonly (Product | ConfigurableChild)[], now: number): number {
  const edges = sources.flatMap((source) => specialPriceEdges(source)).filter((edge) => edge > now);
  return Math.min(Number.POSITIVE_INFINITY, ...edges);
}

interface Surcharge {
  readonly price?: number | undefined;
  readonly price_type?: 'fixed' | 'percent' | undefined;
}

function withSurcharges<T extends Surcharge & { readonly values?: readonly Surcharge[] | undefined }>(
  option: T,
  { store, rates }: Selling,
): T {
  const currency = store.i18n.currencyCode;
  const convert = <S extends Surcharge>(entry: S): S =>
    entry.price === undefined || entry.price_type === 'percent'
      ? entry
      : { ...entry, price: shopPrice(entry.price, currency, rates) };
  return { ...convert(option), ...(option.values && { values: option.values.map(convert) }) };
}

function withAnswers(link: ProductLink, part: Product): ProductLink {
  const options = part.custom_options ?? [];
  const answers = defaultAnswers(options);
  const asks = options.filter(
    (option) => option.is_require === true && lookUp(answers, String(option.option_id)) === undefined,
  );
  const given = Object.entries(answers).map(([id, option_value]) => ({ option_id: Number(id), option_value }));
  return {
    ...link,
    price: toDecimal(unitPrice(part, { customOptions: answers }).final),
    ...(given.length > 0 && { product_option: { extension_attributes: { custom_options: given } } }),
    ...(asks.length > 0 && { asks: asks.map(({ title }) => title) }),
  };
}

/** A part of a fixed-price bundle costs its surcharge. */
function withSurcharge<T extends Surcharge>(link: T, declared: Surcharge, selling: Selling): T {
  const { price } = withSurcharges({ ...declared, values: undefined }, selling);
  return { ...link, price: price ?? 0 };
}

interface Dependencies {
  readonly members: Partial<Pick<Product, 'bundle_options' | 'product_links'>>;
  readonly validUntil: readonly number[];
}

function partsOf(document: Product, context: MaterialiseContext): Dependencies {
  const seen = new Map<string, Materialised | undefined>();
  const part = (sku: string) => {
    if (!seen.has(sku)) seen.set(sku, context.part(sku));
    return seen.get(sku)?.product;
  };
  const currency = context.store.i18n.currencyCode;
  const live = <T extends BundleOption['product_links'][number] | ProductLink>(link: T, sku: string): T => {
    const found = part(sku);
    if (!found)
      return link.price === undefined ? link : { ...link, price: shopPrice(link.price, currency, context.rates) };
    const { name, price, image, stock, tax_class_id } = found;
    const taxed = tax_class_id === undefined ? {} : { tax_class_id };
    return { ...link, name, price, ...taxed, ...(image !== undefined && { image }), ...(stock && { stock }) };
  };
  const members = {
    ...(document.bundle_options && {
      bundle_options: document.bundle_options.map((option) => ({
        ...option,
        product_links: option.product_links.map((link) =>
          document.price_type === 'fixed' ? withSurcharge(live(link, link.sku), link, context) : live(link, link.sku),
        ),
      })),
    }),
    ...(document.product_links && {
      product_links: document.product_links.map((link) => {
        const found = part(link.linked_product_sku);
        return found ? withAnswers(live(link, link.linked_product_sku), found) : live(link, link.linked_product_sku);
      }),
    }),
  };
  const found = [...seen.values()].flatMap((made) => made ?? []);
  return { members, validUntil: found.map((made) => made.validUntil) };
}
