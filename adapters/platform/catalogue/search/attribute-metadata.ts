import type { AggregationBucket, Attribute, Product } from '../../../../core/contract';
import type { AttributeLabels } from '../reading/attribute-labels';

export function attributeMetadata(
  labels: AttributeLabels,
  aggregations: Readonly<Record<string, readonly AggregationBucket[]>>,
  items: readonly Product[],
): Attribute[] {
  const used = new Map<string, Set<string>>();
  const use = (code: string, value: string) => {
    const values = used.get(code) ?? new Set<string>();
    used.set(code, values.add(value));
  };
  for (const [code, buckets] of Object.entries(aggregations)) for (const { value } of buckets) use(code, value);
  for (const item of items) {
    for (const option of item.configurable_options ?? []) {
      for (const value of option.values) use(option.attribute_code, value.value_index);
    }
  }
  return [...used].flatMap(([code, values]) => {
    const attribute = labels.attribute(code);
    if (!attribute) return [];
    return { ...attribute, options: attribute.options.filter((option) => values.has(option.value)) };
  });
}
