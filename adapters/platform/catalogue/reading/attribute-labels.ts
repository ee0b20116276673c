import type { Attribute, ConfigurableOption } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';
import type { TextTongue } from '../../../../core/contract/foundation/text-languages';
import type { AttributeRecord } from '../../ports/catalogue/catalogue-data';

export class AttributeLabels {
  readonly #attributes: ReadonlyMap<string, Attribute>;

  constructor(records: readonly AttributeRecord[], tongue: TextTongue) {
    this.#attributes = new Map(
      records.map((record) => [record.attribute.attribute_code, translated(record, tongue)] as const),
    );
  }

  get all(): readonly Attribute[] {
    return [...this.#attributes.values()];
  }

  attribute(code: string): Attribute | undefined {
    return this.#attributes.get(code);
  }

  label(code: string, value: string): string {
    return this.#attributes.get(code)?.options.find((option) => option.value === value)?.label ?? value;
  }

  localised(option: ConfigurableOption): ConfigurableOption {
    const attribute = this.#attributes.get(option.attribute_code);
    if (!attribute) return option;
    const order = new Map(attribute.options.map((entry, at) => [entry.value, at] as const));
    const placeOf = (value: string) => order.get(value) ?? order.size;
    const values =
      attribute.is_ordered === true
        ? option.values.toSorted((a, b) => placeOf(a.value_index) - placeOf(b.value_index))
        : option.values;
    return {
      ...option,
      label: attribute.default_frontend_label ?? option.label,
      values: values.map((value) => {
        const known = attribute.options.find((entry) => entry.value === value.value_index);
        if (!known) return value;
        return { ...value, label: known.label, ...(known.swatch !== undefined && { swatch: known.swatch }) };
      }),
    };
  }
}

function translated(record: AttributeRecord, tongue: TextTongue): Attribute {
  const { attribute } = record;
  const labels = record.labels?.[tongue];
  if (!labels) return attribute;
  return {
    ...attribute,
    ...(labels[''] !== undefined && { default_frontend_label: labels[''] }),
    options: attribute.options.map((option) => ({ ...option, label: lookUp(labels, option.value) ?? option.label })),
  };
}
