import type { Season } from '../base/season';
import type { CategoryTree } from './categories';

export interface World {
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly total: number;
  readonly tree: CategoryTree;
  readonly season: Season;
  /** Id of product 0; others follow sequentially. */
  readonly firstId: number;
}

const IDS_PER_PRODUCT = 100;
const FIRST_CHILD_ID = 1_000_000;

export function productId(world: World, index: number): number {
  return world.firstId + index;
}

/** @throws RangeError if a product has more variants than reserved ids */
export function childId(world: World, index: number, child: number): number {
  if (child >= IDS_PER_PRODUCT) throw new RangeError(`A product may have ${String(IDS_PER_PRODUCT)} variants at most`);
  return FIRST_CHILD_ID + (world.firstId + index) * IDS_PER_PRODUCT + child;
}

/**
 * Returns the ids of the categories and their ancestors, deepest first, without duplicates.
 * @throws RangeError if a path does not exist
 */
export function categoryIds(tree: CategoryTree, paths: readonly string[]): number[] {
  const ids = paths.flatMap((path) => {
    const found = tree.idsByPath.get(path);
    if (found === undefined) throw new RangeError(`There is no category ${path}`);
    return found.slice(1).reverse();
  });
  return [...new Set(ids)];
}

export function categoryNames(tree: CategoryTree, ids: readonly number[]): { category_id: number; name: string }[] {
  return ids.map((id) => ({ category_id: id, name: tree.nameById.get(id) ?? '' }));
}
