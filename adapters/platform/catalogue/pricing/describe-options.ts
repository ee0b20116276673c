import type { ConfigurableChild, Product, ProductOption } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';
import { answerWords } from '../../../../core/cart/choice-words';
import { selectionOf } from '../../../../core/pricing';
import type { AttributeLabels } from '../reading/attribute-labels';

interface Description {
  readonly label: string;
  readonly value: string;
}

export function describeOptions(
  product: Product,
  parent: Product | undefined,
  option: ProductOption | undefined,
): Description[] {
  return [...variantOptions(product, parent), ...answerWords(product, selectionOf(option))];
}

function variantOptions(product: Product, parent: Product | undefined): Description[] {
  const child = parent?.configurable_children?.find((entry) => entry.sku === product.sku);
  if (!child) return [];
  return (parent?.configurable_options ?? []).flatMap((option) => {
    const value = valueOf(child, option.attribute_code);
    const label = option.values.find((entry) => entry.value_index === value)?.label ?? value;
    return label === undefined ? [] : [{ label: option.label, value: label }];
  });
}

export function looksOf(
  product: Product,
  parent: Product | undefined,
  labels: AttributeLabels,
): { readonly color: string | undefined; readonly size: string | undefined } {
  const child = parent?.configurable_children?.find((entry) => entry.sku === product.sku);
  const look = (code: 'color' | 'size'): string | undefined => {
    const value = child === undefined ? product[code] : valueOf(child, code);
    return typeof value === 'string' && value !== '' ? labels.label(code, value) : undefined;
  };
  return { color: look('color'), size: look('size') };
}

function valueOf(child: ConfigurableChild, code: string): string | undefined {
  const value: unknown =
    child.custom_attributes.find((entry) => entry.attribute_code === code)?.value ?? lookUp(child, code);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
