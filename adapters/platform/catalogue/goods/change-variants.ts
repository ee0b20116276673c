import type { ConfigurableChild, ConfigurableOption, Product } from '../../../../core/contract';
import { isSold, MAX_STATUS, USUAL_STATUS } from '../../../../core/contract/catalogue/listing';
import type { ProductDocument } from '../../../../core/contract/catalogue/manage-products';
import { lookUp } from '../../../../core/kernel/look-up';
import { defined } from '../../content';
import type { AttributeRecord } from '../../ports/catalogue/catalogue-data';
import { pricedAs } from './priced-as';

const ROOM = 10_000;

export function configurableMembers(
  kept: Product,
  { options, variants }: Pick<ProductDocument, 'options' | 'variants'>,
  attributes: readonly AttributeRecord[],
): Partial<Product> {
  if (options.length === 0) {
    return { configurable_options: undefined, configurable_children: undefined };
  }
  const before = kept.configurable_children ?? [];
  const nextId = idsAbove(Math.max(kept.id * ROOM, ...before.map(({ id }) => id)));
  const children = variants.map((variant): ConfigurableChild => {
    const known = before.find((child) => child.sku === variant.sku);
    const others = (known?.custom_attributes ?? []).filter(({ attribute_code: code }) => !options.includes(code));
    const chosen = options.map((code) => ({ attribute_code: code, value: lookUp(variant.values, code) ?? null }));
    return defined({
      ...known,
      id: known?.id ?? nextId(),
      sku: variant.sku,
      name: known?.name ?? kept.name,
      status: statusOf(variant.enabled, known),
      ...pricedAs(known ?? {}, variant),
      tax_class_id: known === undefined ? kept.tax_class_id : known.tax_class_id,
      custom_attributes: [...chosen, ...others],
    });
  });
  const made = options.map((code) => optionOf(code, { kept, children, attributes }));
  const values = made.map(
    ({ attribute_code: code, values: list }) => [code, list.map((one) => one.value_index)] as const,
  );
  return { configurable_children: children, configurable_options: made, ...Object.fromEntries(values) };
}

function optionOf(
  code: string,
  {
    kept,
    children,
    attributes,
  }: {
    readonly kept: Product;
    readonly children: readonly ConfigurableChild[];
    readonly attributes: readonly AttributeRecord[];
  },
): ConfigurableOption {
  const known = kept.configurable_options?.find((option) => option.attribute_code === code);
  const attribute = attributes.find((record) => record.attribute.attribute_code === code)?.attribute;
  const used = new Set(
    children.flatMap((child) =>
      child.custom_attributes.filter((entry) => entry.attribute_code === code).map((entry) => String(entry.value)),
    ),
  );
  const offered = (attribute?.options ?? []).map(({ value, label, swatch }) =>
    defined({ value_index: value, label, swatch }),
  );
  const values = [...(known?.values ?? []), ...offered].filter(
    (one, at, all) =>
      used.has(one.value_index) && all.findIndex((other) => other.value_index === one.value_index) === at,
  );
  const label = attribute?.default_frontend_label ?? code;
  return defined({
    ...(known ?? { attribute_code: code, attribute_id: attribute?.attribute_id, label }),
    values,
  });
}

function statusOf(isEnabled: boolean, known: ConfigurableChild | undefined): number | undefined {
  if (!isEnabled) return MAX_STATUS;
  return known !== undefined && isSold(known) ? known.status : USUAL_STATUS;
}

function idsAbove(last: number): () => number {
  let id = last;
  return () => (id += 1);
}
