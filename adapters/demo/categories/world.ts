import type { Season } from '../base/season';
import type { CategoryTree } from './categories';

/** What every product of one catalogue shares. */
export interface World {
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly total: number;
  readonly tree: CategoryTree;
  readonly season: Season;
  /** The id of product number 0; the others follow. */
  readonly firstId: number;
}

/** Room for the ids of one product's variants. */
const IDS_PER_PRODUCT = 100;
const FIRST_CHILD_ID = 1_000_000;

export function productId(world: World, index: number): number {
  return world.firstId + index;
}

/** @throws RangeError when a product has more variants than there are ids for them */
export function childId(world: World, index: number, child: number): number {
  if (child >= IDS_PER_PRODUCT) throw new RangeError(`A product may have ${String(IDS_PER_PRODUCT)} variants at most`);
  return FIRST_CHILD_ID + (world.firstId + index) * IDS_PER_PRODUCT + child;
}

/**
 * The ids of the categories at these paths and of all above them up to the department, each once, the most particular first.
 * @throws RangeError when a path is not in the tree
 */
export function categoryIds(tree: CategoryTree, paths: readonly string[]): number[] {
  const ids = paths.flatMap((path) => {
    const found = tree.idsByPath.get(path);
    if (found === undefined) throw new RangeError(`There is no category ${path}`);
    return found.slice(1).reverse();
  });
  return [...new Set(ids)];
}

/** The same categories with their names, as searches read them. */
export function categoryNames(tree: CategoryTree, ids: readonly number[]): { category_id: number; name: string }[] {
  return ids.map((id) => ({ category_id: id, name: tree.nameById.get(id) ?? '' }));
}
