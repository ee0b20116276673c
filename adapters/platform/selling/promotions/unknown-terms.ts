import type { FieldError } from '../../../../core/contract';
import type { PromotionTerms } from '../../../../core/contract/selling/promotion-terms';
import type { Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';

type Named = Pick<PromotionTerms, 'brands' | 'category_ids' | 'stores'>;

/** Reports unknown stores, categories and brands; unchanged ones may have been removed since. */
export async function unknownTerms(
  db: Pick<Repositories, 'catalogue'>,
  { stores }: Pick<Settings, 'stores'>,
  terms: Named,
  before: Named | undefined,
): Promise<readonly FieldError[]> {
  const added = <T>(now: readonly T[] = [], was: readonly T[] = []) => now.filter((one) => !was.includes(one));
  const codes = added(terms.stores, before?.stores);
  const ids = added(terms.category_ids, before?.category_ids);
  const brands = added(terms.brands, before?.brands);
  const known = new Set(stores.map(({ storeCode }) => storeCode));
  return [
    ...faults(
      'stores',
      'store',
      codes.filter((code) => !known.has(code)),
    ),
    ...faults('category_ids', 'category', await unknownCategories(db, ids)),
    ...faults('brands', 'brand', await unknownBrands(db, brands)),
  ];
}

function faults(field: keyof Named, noun: string, unknown: readonly (number | string)[]): readonly FieldError[] {
  const [first] = unknown;
  return first === undefined
    ? []
    : [{ field, message: `${field} must name a ${noun} of the shop, not ${String(first)}` }];
}

async function unknownCategories(
  { catalogue }: Pick<Repositories, 'catalogue'>,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const known = new Set((await catalogue.categories()).map(({ category }) => category.id));
  return ids.filter((id) => !known.has(id));
}

async function unknownBrands(
  { catalogue }: Pick<Repositories, 'catalogue'>,
  brands: readonly string[],
): Promise<readonly string[]> {
  if (brands.length === 0) return [];
  const all = await catalogue.attributes();
  const brand = all.find(({ attribute }) => attribute.attribute_code === 'brand');
  const known = new Set((brand?.attribute.options ?? []).map(({ value }) => value));
  return brands.filter((one) => !known.has(one));
}
