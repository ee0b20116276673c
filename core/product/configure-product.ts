import type { ConfigurableOption, Product, ProductOption } from '../contract';
import type { ProductConfiguration } from './product';
import { optionValueOf, type VariantRow } from './variant-index';

function configurableOptions(
  options: readonly ConfigurableOption[],
  row: VariantRow,
): NonNullable<ProductOption['extension_attributes']['configurable_item_options']> {
  return options.map((option) => ({
    option_id: option.attribute_id ?? option.attribute_code,
    option_value: optionValueOf(row.child, option.attribute_code),
  }));
}

function productOptionOf(
  product: Product,
  configuration: ProductConfiguration,
  row: VariantRow | undefined,
): ProductOption | undefined {
  const custom = Object.entries(configuration.customOptions)
    .filter(([, value]) => value !== '')
    .map(([option_id, option_value]) => ({ option_id: Number(option_id), option_value }));
  const bundle = Object.entries(configuration.bundle).map(([option_id, choice]) => ({
    option_id: Number(option_id),
    option_qty: choice.qty,
    option_selections: [...choice.selections],
  }));
  if (!row && custom.length === 0 && bundle.length === 0) return undefined;
  return {
    extension_attributes: {
      ...(custom.length > 0 && { custom_options: custom }),
      ...(row && { configurable_item_options: configurableOptions(product.configurable_options ?? [], row) }),
      ...(bundle.length > 0 && { bundle_options: bundle }),
    },
  };
}

function variantMembers({ child }: VariantRow): Partial<Product> {
  const { id, name: _name, image, custom_attributes: _attributes, ...rest } = child;
  const hasImage = image !== undefined && image !== '';
  return { ...rest, id, ...(hasImage && { image, thumbnail: image }) };
}

function optionMembers(options: readonly ConfigurableOption[], row: VariantRow): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ attribute_code: code }) => {
      const value = optionValueOf(row.child, code);
      return value === '' ? [] : [[code, value] as const];
    }),
  );
}

/**
 * Applies a configuration to a product, as it goes into the cart.
 * @param isChosen false while the variant is only a suggestion
 */
export function configureProduct(
  product: Product,
  configuration: ProductConfiguration,
  row: VariantRow | undefined,
  isChosen = true,
): Product {
  const { product_option: _before, ...rest } = product;
  const option = productOptionOf(product, configuration, row);
  const base = { ...rest, qty: configuration.qty, ...(option && { product_option: option }) };
  if (!row) return base;
  return {
    ...base,
    ...variantMembers(row),
    ...optionMembers(product.configurable_options ?? [], row),
    type_id: product.type_id,
    parentSku: product.parentSku ?? product.sku,
    parentId: product.id,
    ...{ is_configured: isChosen },
  };
}
