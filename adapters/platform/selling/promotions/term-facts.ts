import type { PromotionTerms } from '../../../../core/contract/selling/promotion-terms';
import { isGiftCard } from '../../../../core/contract/selling/gift-card';
import type { TermLine } from '../../../../core/promotions';
import type { CatalogueReader, PricedCart } from '../../catalogue';
import type { Repositories } from '../../ports/database';

type Ancestors = ReadonlyMap<number, readonly number[]>;

/** Cart lines with the facts that terms check. Reads categories only if a term uses them. */
export async function termLines(
  db: Pick<Repositories, 'catalogue'>,
  { lines }: PricedCart,
  terms: readonly PromotionTerms[],
  reader: Pick<CatalogueReader, 'categoryAncestors'>,
): Promise<readonly TermLine[]> {
  const areNamed = terms.some(({ category_ids: ids = [] }) => ids.length > 0);
  const ancestors: Ancestors = areNamed ? await reader.categoryAncestors(db) : new Map();
  return lines
    .filter(({ product }) => !isGiftCard(product))
    .map(({ line, product, unit }) => ({
      sku: line.sku,
      parentSku: line.parentSku,
      categories: withAncestors(product.category_ids ?? [], ancestors),
      brand: product.brand,
      row: unit * line.qty,
    }));
}

function withAncestors(ids: readonly (number | string)[], ancestors: Ancestors): ReadonlySet<number> {
  const own = ids.map(Number);
  return new Set([...own, ...own.flatMap((id) => ancestors.get(id) ?? [])]);
}
