import type { ShopConfig } from '../config';
import type { NamedLink } from '../catalogue/catalogue';
import type { Product } from '../contract';
import { toDecimal } from '../kernel/money';
import { unitPrice } from '../pricing';
import { productLink, type LinkRules } from '../routing';
import { planStock } from '../stock';
import { bundleStock } from './bundle-stock';
import { chooseVariant, selectionOfVariant } from './choose-variant';
import { configureProduct } from './configure-product';
import { buildGallery } from './gallery';
import { optionChoices } from './option-choices';
import type { ProductConfiguration, ProductView, Selection } from './product';
import { productErrors } from './product-errors';
import { variantIndex, type VariantIndex, type VariantRow, type VariantRules } from './variant-index';

export interface ViewSource {
  readonly product: Product;
  readonly index: VariantIndex;
  readonly configuration: ProductConfiguration;
  /** Sku of the variant wanted; it goes before the selection. */
  readonly childSku?: string | undefined;
  /** The option chosen last. */
  readonly latest?: string | undefined;
  readonly breadcrumbs: readonly NamedLink[];
  readonly links: LinkRules;
  readonly rules: Pick<ShopConfig, 'products' | 'cart'>;
}

/** The variant rules of a configuration; unavailable variants stay when the configuration says not to filter them. */
export function variantRules(products: ShopConfig['products']): VariantRules {
  const { listOutOfStockProducts, filterUnavailableVariants, maxStatus } = products;
  return { listOutOfStockProducts: listOutOfStockProducts || !filterUnavailableVariants, maxStatus };
}

/** The variants of a product as the configuration shows them. */
export function indexProduct(product: Product, products: ShopConfig['products']): VariantIndex {
  return variantIndex(product.configurable_children ?? [], product.configurable_options ?? [], variantRules(products));
}

function rowFor(source: ViewSource): VariantRow | undefined {
  if (source.product.type_id !== 'configurable') return undefined;
  const { childSku, index, configuration } = source;
  const named = childSku === undefined ? undefined : index.rows.find((row) => row.child.sku === childSku);
  return named ?? chooseVariant(index, { selection: configuration.selection, latest: source.latest });
}

/** Where stock is told by the parts, the parts decide; a product that nobody keeps stock of can be bought. */
function stockOf(current: Product, configuration: ProductConfiguration): ProductView['stock'] {
  const ofParts = current.type_id === 'bundle' ? bundleStock(current, configuration) : undefined;
  const { status, qty: max } = ofParts ?? planStock(current.stock, configuration.qty);
  return { status, ...(max !== undefined && { max }) };
}

function parentLinkSource(product: Product): Product {
  return product.matched_sku === undefined ? product : { ...product, matched_sku: undefined };
}

/**
 * Everything that a product page shows for one configuration (S §4): the variant that fits best, its price with all choices, its
 * stock, pictures and address, and why it cannot be bought if so. Pure: the same source gives the same view.
 */
export function buildProductView(source: ViewSource): ProductView {
  const { product, index, links, rules } = source;
  const row = rowFor(source);
  const selection: Selection = row ? selectionOfVariant(index, row) : source.configuration.selection;
  const configuration = { ...source.configuration, selection };
  const current = configureProduct(product, configuration, row);
  const price = unitPrice(current, configuration, rules.products);
  const stock = stockOf(current, configuration);
  const quantity = { min: rules.cart.minQuantity, max: rules.cart.maxQuantity };
  const options = product.configurable_options ?? [];
  return {
    parent: product,
    current,
    ...(row && { variant: row.child }),
    configuration,
    configurableOptions: options,
    options: optionChoices(index, options, selection),
    gallery: buildGallery({ ...product, image: current.image }, selection),
    price: {
      final: toDecimal(price.final),
      regular: toDecimal(price.regular),
      onSale: price.final < price.regular,
    },
    stock,
    errors: productErrors({
      product: current,
      configuration,
      price,
      hasVariant: row !== undefined,
      hasAvailable: product.type_id !== 'configurable' || index.rows.some(({ inStock }) => inStock),
      stock: stock.status,
      quantity,
    }),
    breadcrumbs: source.breadcrumbs,
    path: productLink(row && rules.products.firstVariantInUrl ? current : parentLinkSource(product), links),
  };
}
