import type { AggregationBucket, Attribute } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';
import { sizeFiltersIn, sizeSystemOf, type SizeFor } from '../../../../core/product/size-labels';
import type { StoreView } from '../../../../core/store-views';
import type { AttributeLabels } from '../reading/attribute-labels';

const SIZE = 'size';

function listedFor(aggregations: Readonly<Record<string, readonly AggregationBucket[]>>, total: number): SizeFor {
  const [only, ...others] = (lookUp(aggregations, 'gender') ?? []).filter(({ count }) => count === total);
  if (only === undefined || others.length > 0) return 'unisex';
  return only.value === 'women' || only.value === 'men' || only.value === 'children' ? only.value : 'unisex';
}

export function storeSizes(
  attributes: readonly Attribute[],
  {
    labels,
    store,
    whom = 'unisex',
  }: { readonly labels: AttributeLabels; readonly store: StoreView; readonly whom?: SizeFor },
): Attribute[] {
  const system = sizeSystemOf(store.i18n.defaultCountry);
  const all = labels.attribute(SIZE)?.options ?? [];
  return attributes.map((attribute) =>
    attribute.attribute_code === SIZE
      ? { ...attribute, options: [...sizeFiltersIn(system, attribute.options, { all, whom })] }
      : attribute,
  );
}

export function listedSizes<
  L extends {
    readonly aggregations: Record<string, AggregationBucket[]>;
    readonly attributeMetadata: readonly Attribute[];
    readonly total: number;
  },
>(list: L, labels: AttributeLabels, store: StoreView): L {
  const system = sizeSystemOf(store.i18n.defaultCountry);
  if (system === 'eu') return list;
  const { aggregations, attributeMetadata, total } = list;
  const whom = listedFor(aggregations, total);
  const all = labels.attribute(SIZE)?.options ?? [];
  const sizes = lookUp(aggregations, SIZE);
  return {
    ...list,
    attributeMetadata: storeSizes(attributeMetadata, { labels, store, whom }),
    aggregations:
      sizes === undefined
        ? aggregations
        : { ...aggregations, [SIZE]: [...sizeFiltersIn(system, sizes, { all, whom })] },
  };
}
