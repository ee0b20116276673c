import type { AggregationBucket, Attribute } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import { sizeFiltersIn, sizeSystemOf, type SizeFor } from '../../../core/product/size-labels';
import type { StoreView } from '../../../core/store-views';
import type { AttributeLabels } from './attribute-labels';

const SIZE = 'size';

/** For whom all products of a list are; 'unisex' where they are for several. Pure. */
function listedFor(aggregations: Readonly<Record<string, readonly AggregationBucket[]>>, total: number): SizeFor {
  // What is for both stands in the department of each.
  const [only, ...others] = (lookUp(aggregations, 'gender') ?? []).filter(({ count }) => count === total);
  if (only === undefined || others.length > 0) return 'unisex';
  return only.value === 'women' || only.value === 'men' || only.value === 'children' ? only.value : 'unisex';
}

/** Attributes with the sizes among their options as the country of a store prints them. Pure. @param labels all options that there are */
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

/** What an answer counts and describes, with its sizes as the country of the store prints them. Pure. */
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
