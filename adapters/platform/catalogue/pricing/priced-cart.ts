import { saleQuantitiesOf } from '../../../../core/cart/line-quantity';
import type { VatCheck } from '../../../../core/contract/selling/vat-number';
import type {
  CartTotals,
  EstimateAddress,
  Product,
  ProductOption,
  ServerCartItem,
  SharedCartItem,
  StockAnswer,
  ShippingMethod,
} from '../../../../core/contract';
import type { TaxPart } from '../../../../core/contract/orders/tax-part';
import { isGiftCard } from '../../../../core/contract/selling/gift-card';
import { currencyStep } from '../../../../core/kernel/currency';
import { toDecimal } from '../../../../core/kernel/money';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import {
  addressOfSale,
  selectionOf,
  sumOfRates,
  taxParts,
  taxPlaceOf,
  unitPrice,
  withTax,
} from '../../../../core/pricing';
import type { TaxPlace } from '../../../../core/pricing';
import { servedStock } from '../../../../core/stock/placed-stock';
import type { StoreView } from '../../../../core/store-views';
import {
  calculateTotals,
  hasVirtualLine,
  isVirtualCart,
  shippingCharges,
  shippingForTotals,
  toCartTotals,
  toWireRules,
} from '../../../../core/totals';
import type {
  BonusRules,
  OrderTaxes,
  PaymentDiscount,
  Totals,
  TotalsCoupon,
  TotalsGiftCard,
  TotalsInput,
  TotalsLine,
} from '../../../../core/totals';
import type { CartPromotion } from '../../../../core/promotions';
import type { AttributeLabels } from '../reading/attribute-labels';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { inStateOfPostcode, pickupAddress } from '../geography/geography';
import type { ShopperView, Settings } from '../../foundation';
import { orderable } from '../reading/orderable';
import type { Repositories } from '../../ports/database';
import type { Units } from '../../ports/catalogue/stock';
import type { StoredCart, StoredLine } from '../../ports/selling/carts';
import { describeOptions, looksOf } from './describe-options';
import { isImmaterial, lineUnits } from './line-units';
import { resolveChoice } from './resolve-choice';

interface PricedLine {
  readonly line: StoredLine;
  readonly product: Product;
  readonly option: ProductOption | undefined;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly color: string | undefined;
  readonly size: string | undefined;
  /** In minor units, with or without tax as in the store. */
  readonly unit: number;
  readonly regular: number;
  readonly rate: number;
  /** Rates that add up to `rate`. */
  readonly taxParts: readonly TaxPart[];
  readonly units: readonly Units[];
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly lost: readonly StoredLine[];
  readonly isVirtual: boolean;
  readonly hasVirtual: boolean;
}

type StockRecords = ReadonlyMap<string, StockAnswer>;

interface PricingSources {
  readonly reader: Pick<CatalogueReader, 'labels' | 'nextBySku' | 'taxRules'>;
  readonly settings: Pick<Settings, 'calculateBundlePriceByOptions' | 'clock'>;
  /** Moment of the tax rates. Default: now. */
  readonly taxedAt?: number | undefined;
  /** Shipping method; goods that are picked up are taxed in the shop. */
  readonly method?: string | undefined;
}

export type PricingDb = Pick<Repositories, 'catalogue' | 'changes' | 'commerce' | 'products' | 'stock' | 'versions'>;

/** Prices a cart from cached products; call `refresh` first. */
export async function priceCart(
  db: PricingDb,
  lines: readonly StoredLine[],
  store: ShopperView,
  address: EstimateAddress | undefined,
  sources: PricingSources,
): Promise<PricedCart> {
  const { method } = sources;
  const sale = addressOfSale(address, { method, shop: pickupAddress(address) });
  const place = taxPlaceOf(sale && inStateOfPostcode(sale), store.tax);
  const priced: PricedLine[] = [];
  const lost: StoredLine[] = [];
  for (const line of lines) {
    const found = await priceLine(db, line, store, place, sources);
    if (found) priced.push(found);
    else lost.push(line);
  }
  const isVirtual = isVirtualCart(priced.map(({ product }) => product));
  // Nothing is picked up.
  if (isVirtual && sale !== address) return priceCart(db, lines, store, address, { ...sources, method: undefined });
  return {
    lines: priced,
    lost,
    isVirtual,
    hasVirtual: hasVirtualLine(priced.map(({ product }) => product)),
  };
}

/** Stock that the store's shoppers can order. */
export async function stockOfLines(
  db: StockDb,
  { lines }: Pick<PricedCart, 'lines'>,
  { storeCode }: Pick<ShopperView, 'storeCode'>,
  { reader }: StockSources,
): Promise<StockRecords> {
  const found = await db.stock.findAll([...new Set(lines.flatMap(({ units }) => units.map(({ sku }) => sku)))]);
  const { places } = await reader.commerce(db);
  return new Map([...found].map(([sku, record]) => [sku, servedStock(record, places, storeCode)]));
}

type StockDb = Pick<Repositories, 'commerce' | 'stock'>;

interface StockSources {
  readonly reader: Pick<CatalogueReader, 'commerce'>;
}

/** Stock of a line from the refreshed catalogue; reads the database for bundles and missing records. */
export async function stockOfLine(
  db: StockDb,
  line: PricedLine,
  store: Pick<ShopperView, 'storeCode'>,
  sources: StockSources,
): Promise<StockRecords> {
  const { product, units } = line;
  const isOwn = units.length === 1 && units[0]?.sku === product.sku;
  if (!isOwn || product.stock === undefined) return stockOfLines(db, { lines: [line] }, store, sources);
  return new Map([[product.sku, { ...product.stock, sku: product.sku }]]);
}

function optionOf(line: Pick<StoredLine, 'choice'>): ProductOption | undefined {
  const stored = JSON.parse(line.choice) as StoredChoice; // sound: only choiceText writes it
  if (!stored.custom && !stored.bundle) return undefined;
  return {
    extension_attributes: {
      ...(stored.custom && { custom_options: stored.custom }),
      ...(stored.bundle && { bundle_options: stored.bundle }),
    },
  };
}

interface StoredChoice {
  readonly custom?: NonNullable<ProductOption['extension_attributes']['custom_options']>;
  readonly bundle?: NonNullable<ProductOption['extension_attributes']['bundle_options']>;
}

async function priceLine(
  db: PricingDb,
  line: StoredLine,
  store: ShopperView,
  place: TaxPlace,
  { reader, settings, taxedAt }: PricingSources,
): Promise<PricedLine | undefined> {
  // A variant's SKU may also be a product of its own, so prefer the parent.
  const catalogued = await reader.nextBySku(db, line.parentSku ?? line.sku, store);
  if (catalogued === undefined) return undefined;
  const facts = factsOf(catalogued, line, { labels: await reader.labels(db, store), settings });
  if (facts === undefined) return undefined;
  const { product, chosen } = facts;
  const parts = taxParts({
    rules: await reader.taxRules(db),
    productClassId: product.tax_class_id,
    customerClassId: store.group?.taxClassId,
    place,
    at: taxedAt ?? settings.clock.now(),
  });
  const isCounted = isImmaterial(product) && (await db.stock.find(product.sku)) !== undefined;
  const { option, options, color, size, unit, regular } = facts;
  const units = lineUnits(product, chosen, line.qty, isCounted);
  return {
    line,
    product,
    option,
    options,
    color,
    size,
    unit,
    regular,
    rate: sumOfRates(parts),
    taxParts: parts,
    units,
  };
}

/** Facts that lines of the same product and choices share. */
interface LineFacts extends Pick<PricedLine, 'color' | 'option' | 'options' | 'product' | 'regular' | 'size' | 'unit'> {
  readonly chosen: ProductOption | undefined;
}

const MAX_CHOICES = 50;
const factsIn = rememberFor((_catalogued: Product) => new Map<string, LineFacts>());

/** Kept for the catalogue's product, which is another object after each change: an order prices its lines in four calls. */
function factsOf(catalogued: Product, line: StoredLine, sources: FactSources): LineFacts | undefined {
  const known = factsIn(catalogued);
  const key = JSON.stringify([line.sku, line.choice]);
  const found = known.get(key) ?? makeFacts(catalogued, line, sources);
  if (known.size >= MAX_CHOICES) known.clear();
  if (found !== undefined) known.set(key, found);
  return found;
}

interface FactSources extends Pick<PricingSources, 'settings'> {
  readonly labels: AttributeLabels;
}

function makeFacts(catalogued: Product, line: StoredLine, { labels, settings }: FactSources): LineFacts | undefined {
  const chosen = optionOf(line);
  const resolution = resolveChoice(catalogued, { sku: line.sku, product_option: chosen }, settings);
  if (!('chosen' in resolution)) return undefined;
  const { product, parent } = resolution.chosen;
  const price = unitPrice(product, selectionOf(chosen), settings);
  return {
    product,
    chosen,
    option: withVariantOptions(chosen, product, parent),
    options: describeOptions(product, parent, chosen),
    ...looksOf(product, parent, labels),
    unit: price.final,
    regular: price.regular,
  };
}

function withVariantOptions(
  option: ProductOption | undefined,
  product: Product,
  parent: Product | undefined,
): ProductOption | undefined {
  const child = parent?.configurable_children?.find((entry) => entry.sku === product.sku);
  if (!child) return option;
  const configurable = (parent?.configurable_options ?? []).flatMap((entry) => {
    const value = child.custom_attributes.find((attribute) => attribute.attribute_code === entry.attribute_code)?.value;
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return [{ option_id: entry.attribute_id ?? entry.attribute_code, option_value: String(value) }];
  });
  return {
    extension_attributes: { ...option?.extension_attributes, configurable_item_options: configurable },
  };
}

export function serverItem(
  priced: PricedLine,
  cart: Pick<StoredCart, 'token'>,
  store: StoreView,
  stock: StockRecords,
): ServerCartItem {
  return { ...sharedItem(priced, store, stock), item_id: priced.line.itemId, quote_id: cart.token };
}

/** Public view of a line, which does not identify the cart. */
export function sharedItem(priced: PricedLine, store: StoreView, stock: StockRecords): SharedCartItem {
  const { line, product, option, options, unit, regular, rate } = priced;
  const step = currencyStep(store.i18n.currencyCode);
  const taxed = (amount: number) => toDecimal(withTax(amount, rate, store.tax.sourcePriceIncludesTax, step).gross);
  const available = availableQty(priced, stock);
  return {
    sku: line.sku,
    ...(line.parentSku !== undefined && { parentSku: line.parentSku }),
    qty: line.qty,
    name: product.name,
    price: toDecimal(unit),
    price_incl_tax: taxed(unit),
    old_price: regular > unit ? toDecimal(regular) : null,
    row_total: toDecimal(unit * line.qty),
    row_total_incl_tax: taxed(unit * line.qty),
    product_type: line.parentSku === undefined ? product.type_id : 'configurable',
    ...(product.tax_class_id !== undefined && { tax_class_id: product.tax_class_id }),
    ...(isGiftCard(product) && { gift_card: true }),
    ...(option && { product_option: option }),
    ...(product.image !== undefined && { thumbnail: product.image }),
    ...(product.slug !== undefined && { slug: product.slug }),
    options: [...options],
    is_in_stock: available >= line.qty,
    ...(Number.isFinite(available) && { stock_qty: available }),
    ...saleQuantitiesOf(product),
  };
}

function availableQty({ units, line }: PricedLine, stock: StockRecords): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...units.map(({ sku, qty }) => {
      const record = stock.get(sku);
      return record ? Math.floor((orderable(record) * line.qty) / qty) : 0;
    }),
  );
}

export interface TotalsRequest {
  readonly priced: PricedCart;
  readonly store: ShopperView;
  readonly shipping: ShippingMethod | undefined;
  readonly promotions?: readonly CartPromotion[] | undefined;
  readonly coupon: TotalsCoupon | undefined;
  readonly bonuses: BonusRules | undefined;
  readonly giftCards?: readonly TotalsGiftCard[] | undefined;
  readonly paymentDiscount: PaymentDiscount | undefined;
  readonly taxes?: OrderTaxes | undefined;
  /** Check of the buyer's VAT number. */
  readonly vat?: VatCheck | undefined;
  /** Address for which no tax is charged, unless the goods are collected; null if it is. Default: null. */
  readonly taxExempt?: TaxExemptAddress | null | undefined;
}

export type TaxExemptAddress = NonNullable<NonNullable<CartTotals['rules']>['tax_exempt']>;

export function totalsOf({ shipping, ...request }: TotalsRequest): Totals {
  const input = totalsInputOf(request);
  const isShipped = shipping !== undefined && !request.priced.isVirtual;
  return calculateTotals({ ...input, ...(isShipped && { shipping: shippingForTotals(shipping, input.lines) }) });
}

/** Charge with tax for each method, in minor units. */
export function shippingChargesOf(
  request: Omit<TotalsRequest, 'shipping'>,
  methods: readonly ShippingMethod[],
): readonly number[] {
  const input = totalsInputOf(request);
  return shippingCharges(
    input,
    methods.map((method) => shippingForTotals(method, input.lines)),
  );
}

function totalsInputOf({ priced, store, ...request }: Omit<TotalsRequest, 'shipping'>): Omit<TotalsInput, 'shipping'> {
  const { promotions, coupon, bonuses, giftCards, paymentDiscount, taxes, taxExempt } = request;
  const lines = priced.lines.map((entry): TotalsLine => ({
    id: entry.line.itemId,
    sku: entry.line.sku,
    unitPrice: entry.unit,
    qty: entry.line.qty,
    taxRate: entry.rate,
    taxParts: entry.taxParts,
    isGiftCard: isGiftCard(entry.product),
  }));
  const pricesIncludeTax = store.tax.sourcePriceIncludesTax;
  const step = currencyStep(store.i18n.currencyCode);
  const discounts = { promotions, coupon, paymentDiscount, bonuses, giftCards };
  const isTaxExempt = taxExempt !== undefined && taxExempt !== null;
  return { lines, step, pricesIncludeTax, isTaxExempt, ...discounts, taxes };
}

export function cartTotalsOf(request: TotalsRequest): CartTotals {
  const { priced, store, coupon } = request;
  return toCartTotals(
    totalsOf(request),
    priced.lines.map(({ line, product, options }) => ({
      item_id: line.itemId,
      sku: line.sku,
      name: product.name,
      options,
    })),
    {
      currency: store.i18n.currencyCode,
      couponCode: coupon?.code ?? null,
      rules: toWireRules({
        ...request,
        customerTaxClassId: store.group?.taxClassId,
        taxExempt: request.taxExempt ?? undefined,
      }),
    },
  );
}
