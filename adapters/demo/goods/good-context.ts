import type { Product } from '../../../core/contract';
import { createChance } from '../base/chance';
import type { Chance } from '../base/chance';
import { flagsFor } from '../base/flags';
import { slugOf } from '../../../core/kernel/slug-of';
import { categoryIds, categoryNames, productId } from '../categories/world';
import type { World } from '../categories/world';

export interface GoodContext {
  readonly world: World;
  readonly index: number;
  /** 1 on the first pass over the list; large catalogues repeat it as `Mk 2` and so on. */
  readonly edition: number;
  readonly chance: Chance;
}

export function goodContext(world: World, index: number, edition: number): GoodContext {
  return { world, index, edition, chance: createChance(`${String(world.seed)}:good:${String(index)}`) };
}

export function editionName(name: string, edition: number): string {
  return edition === 1 ? name : `${name} Mk ${String(edition)}`;
}

export function editionSku(sku: string, edition: number): string {
  return edition === 1 ? sku : `${sku}-E${String(edition)}`;
}

export function commonMembers(
  context: GoodContext,
  subject: { readonly sku: string; readonly name: string; readonly categories: readonly string[] },
): Product & { readonly type_id: string } {
  const { world, index, chance } = context;
  const slug = slugOf(subject.name);
  const ids = categoryIds(world.tree, subject.categories);
  return {
    id: productId(world, index),
    sku: subject.sku,
    name: subject.name,
    type_id: 'simple',
    slug,
    url_key: slug,
    url_path: slug,
    status: 1,
    visibility: 4,
    category_ids: ids,
    category: categoryNames(world.tree, ids),
    ...flagsFor(index, world, chance),
  };
}
