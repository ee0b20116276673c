import type { CustomOption, Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import { errorMessage } from '../kernel/shop-error';
import { answerFault, associatedLinks, hasSetQuantities, isPriceBlocked, type UnitPrice } from '../pricing';
import type { ProductConfiguration } from './product';

export interface ErrorSource {
  readonly product: Product;
  readonly configuration: ProductConfiguration;
  readonly price: UnitPrice;
  readonly unchosen: readonly string[];
  readonly hasVariant: boolean;
  readonly hasAvailable: boolean;
  readonly stock: 'ok' | 'volatile' | 'out_of_stock';
  readonly quantity: { readonly min: number; readonly max: number };
  readonly now: number;
}

type Errors = Record<string, string>;

const SOLD_TYPES = new Set(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable']);

function hasPrice(product: Product, price: UnitPrice): boolean {
  const isSum = product.type_id === 'bundle' || product.type_id === 'grouped';
  const isKnown = isSum || product.price !== undefined || (product.final_price ?? undefined) !== undefined;
  return isKnown && !isPriceBlocked(price.final);
}

const HOUR = 3_600_000;

/** The shopper's time zone is unknown, so use the earliest day not yet over anywhere. */
function dayAt(now: number): string {
  return new Date(now - 12 * HOUR).toISOString().slice(0, 10);
}

function customOptionError(option: CustomOption, raw: string, today: string): string | undefined {
  const { title } = option;
  const fault = answerFault(option, raw);
  switch (fault?.is) {
    case 'long':
      return `${title} takes ${fault.max} characters at most`;
    case 'required':
      return `${title} is required`;
    case 'email':
      return `${title} must be an e-mail address`;
    case 'date':
      return dayFault(title, today);
    case 'unknown':
      return `${title} has no choice ${fault.value}`;
    case 'several':
      return `${title} takes one choice`;
    case undefined:
      return option.type === 'date' && raw !== '' && raw.trim() < today ? dayFault(title, today) : undefined;
  }
}

const dayFault = (title: string, today: string) => `${title} must be a day such as ${today}, today or later`;

function partErrors({ product, configuration, quantity, now }: ErrorSource, errors: Errors): void {
  for (const option of product.custom_options ?? []) {
    const answer = lookUp(configuration.customOptions, String(option.option_id)) ?? '';
    const message = customOptionError(option, answer, dayAt(now));
    if (message !== undefined) errors[`option-${option.option_id}`] = message;
  }
  for (const option of product.bundle_options ?? []) {
    const chosen = lookUp(configuration.bundle, String(option.option_id));
    const isEmpty = option.product_links.length === 0 || chosen?.selections.length === 0;
    if (option.required !== false && isEmpty) {
      errors[`bundle-${option.option_id}`] = errorMessage('choose-variant', {
        options: option.title ?? `part ${option.option_id}`,
        name: product.name,
      });
    } else if (chosen !== undefined && hasSetQuantities(product)) {
      const [max] = option.product_links.filter(({ id, sku }) =>
        chosen.selections.some((one) => [sku, String(id ?? sku)].includes(String(one))),
      );
      if (max !== undefined && (chosen.qty !== max.qty || chosen.selections.length > 1))
        errors[`bundle-${option.option_id}`] = errorMessage('quantity-limit', { min: max.qty, max: max.qty });
    }
  }
  if (product.type_id === 'grouped') groupErrors({ product, configuration, quantity }, errors);
}

function groupErrors(
  { product, configuration, quantity }: Pick<ErrorSource, 'product' | 'configuration' | 'quantity'>,
  errors: Errors,
) {
  const links = associatedLinks(product);
  const taken = links.filter((link) => lookUp(configuration.parts, link.linked_product_sku) !== 0);
  const asking = taken.find((link) => (link.asks ?? []).length > 0);
  if (links.length === 0) errors.parts = errorMessage('grouped-without-links');
  else if (taken.length === 0) errors.parts = errorMessage('quantity-limit', quantity);
  else if (asking !== undefined) {
    const options = (asking.asks ?? []).join(', ');
    errors.parts = errorMessage('choose-variant', { options, name: asking.name ?? asking.linked_product_sku });
  }
}

function unchosenLabels(product: Product, codes: readonly string[]): string {
  const labels = new Map((product.configurable_options ?? []).map((option) => [option.attribute_code, option.label]));
  return codes.map((code) => labels.get(code) ?? code).join(', ');
}

/** Returns why a configured product cannot be added to the cart, by field. */
export function productErrors(source: ErrorSource): Readonly<Errors> {
  const { product, configuration, quantity } = source;
  const errors: Errors = {};
  const noVariant = product.type_id === 'configurable' && !source.hasVariant;
  // Also without any variant in stock, although its sizes are shown.
  if (noVariant || !source.hasAvailable) errors.variants = errorMessage('no-variants');
  if (!SOLD_TYPES.has(product.type_id) || (!noVariant && !hasPrice(product, source.price))) {
    errors.price = errorMessage('price-unknown');
  }
  if (source.unchosen.length > 0) {
    const options = unchosenLabels(product, source.unchosen);
    errors.choice = errorMessage('choose-variant', { options, name: product.name });
  }
  if (!noVariant && source.stock === 'out_of_stock')
    errors.stock = errorMessage('out-of-stock', { name: product.name });
  if (!Number.isInteger(configuration.qty) || configuration.qty < quantity.min || configuration.qty > quantity.max) {
    errors.qty = errorMessage('quantity-limit', quantity);
  }
  partErrors(source, errors);
  return errors;
}
