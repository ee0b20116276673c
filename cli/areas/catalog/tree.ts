import type { Category } from '../../../core/shopper';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';

type Branch = Category & { readonly children_data: readonly Branch[] };

export const tree = command({
  name: 'tree',
  summary: 'list the category tree',
  run: async (_, session) => {
    const shop = await session.shop();
    const categories = await shop.catalogue.tree();
    const items = grow(categories);
    return answer({ items, total: categories.length }, (screen) =>
      screen.table(
        [{ head: 'Category' }, { head: 'Slug' }, { head: 'Id', align: 'right' }, { head: 'Products', align: 'right' }],
        flatten(items).map(({ branch, depth }) => [
          `${'  '.repeat(depth)}${branch.name}`,
          branch.slug,
          branch.id,
          branch.product_count,
        ]),
      ),
    );
  },
});

function grow(categories: readonly Category[]): readonly Branch[] {
  const ids = new Set(categories.map((category) => category.id));
  const below = new Map<number, Category[]>();
  for (const category of categories)
    below.set(category.parent_id, [...(below.get(category.parent_id) ?? []), category]);
  const branch = (category: Category): Branch => ({
    ...category,
    children_data: (below.get(category.id) ?? []).map(branch),
  });
  return categories.filter((category) => !ids.has(category.parent_id)).map(branch);
}

function flatten(branches: readonly Branch[], depth = 0): readonly { branch: Branch; depth: number }[] {
  return branches.flatMap((branch) => [{ branch, depth }, ...flatten(branch.children_data, depth + 1)]);
}
