import type { ShopConfig } from '../config';
import type { NamedLink } from '../catalogue/catalogue';
import type { Product } from '../contract';
import { toDecimal } from '../kernel/money';
import { saleQuantity } from '../kernel/sale-quantity';
import { askedPrice, type AskedPrice } from '../pricing';
import { productLink, type LinkRules } from '../links';
import { stockStatusOf } from '../stock';
import { chooseVariant, selectionOfVariant } from './choose-variant';
import { configureProduct } from './configure-product';
import { buildGallery } from './gallery';
import { optionChoices } from './option-choices';
import type { Selection } from '../links';
import type { ProductConfiguration, ProductView } from './product';
import { partsStock } from './parts-stock';
import { productErrors } from './product-errors';
import { isWithin, settleSelection, type Settled } from './settle-selection';
import { variantIndex, type VariantIndex, type VariantRow, type VariantRules } from './variant-index';

export interface ViewSource {
  readonly product: Product;
  readonly index: VariantIndex;
  readonly configuration: ProductConfiguration;
  readonly childSku?: string | undefined;
  readonly latest?: string | undefined;
  readonly breadcrumbs: readonly NamedLink[];
  readonly links: LinkRules;
  readonly rules: Pick<ShopConfig, 'products' | 'cart'>;
  /** Milliseconds since the epoch; past dates are rejected. */
  readonly now: number;
}

export function variantRules(products: ShopConfig['products']): VariantRules {
  const { listOutOfStockProducts, filterUnavailableVariants, maxStatus } = products;
  return { listOutOfStockProducts: listOutOfStockProducts || !filterUnavailableVariants, maxStatus };
}

export function indexProduct(product: Product, products: ShopConfig['products']): VariantIndex {
  return variantIndex(product.configurable_children ?? [], product.configurable_options ?? [], variantRules(products));
}

interface Shown extends Settled {
  readonly row?: VariantRow | undefined;
}

function shownOf(source: ViewSource): Shown {
  const { childSku, index, product, configuration } = source;
  const { selection } = configuration;
  if (product.type_id !== 'configurable') return { selection, unchosen: [] };
  const named = childSku === undefined ? undefined : index.rows.find((row) => row.child.sku === childSku);
  if (named !== undefined) return { row: named, selection: selectionOfVariant(index, named), unchosen: [] };
  const row = chooseVariant(index, { selection, latest: source.latest });
  if (row === undefined) return { selection, unchosen: [] };
  const options = product.configurable_options ?? [];
  return { row, ...settleSelection({ index, row, options }, selection, source.rules.products.preselect) };
}

function stockOf(
  current: Product,
  configuration: ProductConfiguration,
  { row, unchosen }: Shown,
): ProductView['stock'] {
  if (unchosen.length > 0) return { status: row?.inStock === false ? 'out_of_stock' : 'ok' };
  const { status, qty: max } = partsStock(current, configuration) ?? stockStatusOf(current.stock, configuration.qty);
  return { status, ...(max !== undefined && { max }) };
}

function pathOf({ product, links, rules }: ViewSource, current: Product, { row, selection, unchosen }: Shown): string {
  const named = row !== undefined && rules.products.firstVariantInUrl;
  if (named && unchosen.length === 0) return productLink(current, links);
  const { matched_sku: _sku, matched_options: _options, ...parent } = product;
  return productLink(parent, links, named ? selection : {});
}

function priceOf(
  { index }: ViewSource,
  { final, regular, max: maximum }: AskedPrice,
  { row, selection, unchosen }: Shown,
): ProductView['price'] {
  const isDearer = (other: VariantRow) =>
    row !== undefined && other.price > row.price && isWithin(index, other, selection);
  return {
    final: toDecimal(final),
    regular: toDecimal(regular),
    onSale: final < regular,
    from: maximum > final || (unchosen.length > 0 && index.rows.some(isDearer)),
  };
}

export function buildProductView(source: ViewSource): ProductView {
  const { product, index, rules } = source;
  const shown = shownOf(source);
  const { row, selection, unchosen } = shown;
  const configuration = { ...source.configuration, selection };
  const current = configureProduct(product, configuration, row, unchosen.length === 0);
  const price = askedPrice(current, configuration, rules.products);
  const stock = stockOf(current, configuration, shown);
  const seen: Selection = row ? selectionOfVariant(index, row) : selection;
  const quantity = { min: rules.cart.minQuantity, max: rules.cart.maxQuantity };
  const options = product.configurable_options ?? [];
  return {
    parent: product,
    current,
    ...(row && { variant: row.child }),
    configuration,
    configurableOptions: options,
    options: optionChoices(index, options, selection),
    unchosen,
    gallery: buildGallery({ ...product, image: current.image }, seen),
    price: priceOf(source, price, shown),
    stock,
    quantity: saleQuantity(current, quantity),
    errors: productErrors({
      product: current,
      configuration,
      price,
      unchosen,
      hasVariant: row !== undefined,
      hasAvailable: product.type_id !== 'configurable' || index.rows.some(({ inStock }) => inStock),
      stock: stock.status,
      quantity,
      now: source.now,
    }),
    breadcrumbs: source.breadcrumbs,
    path: pathOf(source, current, shown),
  };
}
