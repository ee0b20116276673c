import { describe, expect, it } from 'vitest';
import {
  buildMenu,
  categoryBreadcrumbs,
  categoryPath,
  categoryTree,
  findCategory,
  isInMenu,
  kindsBelow,
  productBreadcrumbs,
} from '../../../core/catalogue/category-tree';
import type { Category } from '../../../core/contract';

function category(id: number, parent: number, level: number, more: Partial<Category> = {}): Category {
  const name = `C${id}`;
  return {
    id,
    parent_id: parent,
    name,
    slug: `c-${id}`,
    url_path: `path/${id}`,
    level,
    position: id,
    is_active: true,
    product_count: 1,
    ...more,
  };
}

const tree = categoryTree(
  [
    category(2, 1, 1),
    category(3, 2, 2, { position: 9 }),
    category(4, 2, 2, { position: 1 }),
    category(5, 4, 3),
    category(6, 5, 4, { product_count: 0 }),
    category(7, 2, 2, { product_count: 0, children_count: 1, promo_count: 0 }),
    category(8, 2, 2, { is_active: false }),
  ],
  1,
);
const link = (of: Category) => `/c/${of.slug}`;

describe('the subcategories of a department', () => {
  const leaves = Array.from({ length: 11 }, (_, at) => category(100 + at, 10, 4, { product_count: at === 3 ? 1 : 20 }));
  const wide = categoryTree(
    [category(2, 1, 1), category(9, 2, 2), category(10, 9, 3), category(11, 9, 3), ...leaves],
    1,
  );

  it('are the children of its groups, and groups without children', () => {
    expect(kindsBelow(tree, { id: 4 }, 'all').map(({ id }) => id)).toEqual([5]);
    expect(kindsBelow(tree, { id: 2 }, 'all').map(({ id }) => id)).toEqual([5, 7, 3]);
  });

  it('are at most the eight with the most products, in tree order', () => {
    const ids = kindsBelow(wide, { id: 9 }, 'all').map(({ id }) => id);
    expect(ids).toHaveLength(8);
    expect(ids).not.toContain(103);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('are none below the lowest level', () => {
    expect(kindsBelow(wide, { id: 100 }, 'all')).toEqual([]);
  });
});

describe('the category tree', () => {
  it('finds a category by path, slug, URL key or id, but none below the root (S §2, §5)', () => {
    expect(findCategory(tree, 'path/5', 1)?.id).toBe(5);
    expect(findCategory(tree, '/path/5/', 1)?.id).toBe(5);
    expect(findCategory(tree, 'c-5', 1)?.id).toBe(5);
    expect(findCategory(tree, 5, 1)?.id).toBe(5);
    expect(findCategory(tree, '5', 1)?.id).toBe(5);
    expect(findCategory(tree, 0, 1)).toBeUndefined();
    expect(findCategory(tree, '', 1)).toBeUndefined();
    expect(findCategory(tree, 'nothing', 1)).toBeUndefined();
    expect(findCategory(tree, 5, 6)).toBeUndefined();
  });

  it('returns breadcrumbs from the top, without the root, the main category and the category itself', () => {
    expect(categoryBreadcrumbs(tree, category(6, 5, 4), link)).toEqual([
      { name: 'C4', path: '/c/c-4' },
      { name: 'C5', path: '/c/c-5' },
    ]);
  });

  it('gives a product the breadcrumbs of its deepest category, including that category', () => {
    expect(productBreadcrumbs(tree, [3, '5', 2], link).map(({ name }) => name)).toEqual(['C4', 'C5']);
    expect(productBreadcrumbs(tree, [999, 1, 2], link)).toEqual([]);
  });

  it('tolerates categories that are their own ancestors', () => {
    const circle = categoryTree([category(10, 11, 2), category(11, 10, 2)], 1);
    expect(categoryPath(circle, category(10, 11, 2)).map(({ id }) => id)).toEqual([11, 10]);
    expect(buildMenu(circle, 'all', link)).toEqual([]);
  });

  it('shows several categories of the first level when the catalogue has no main one', () => {
    const flat = categoryTree([category(2, 1, 1), category(3, 1, 1)], 1);
    expect(buildMenu(flat, 'all', link).map(({ id }) => id)).toEqual([2, 3]);
  });
});

describe('the menu', () => {
  it('starts below the main category, by position, with its children', () => {
    const menu = buildMenu(tree, 'all', link);
    expect(menu.map(({ id }) => id)).toEqual([4, 7, 3]);
    expect(menu[0]).toMatchObject({
      name: 'C4',
      path: '/c/c-4',
      level: 2,
      count: 1,
      children: [{ id: 5, children: [] }],
    });
  });

  it.each([
    ['all', { product_count: 0, children_count: 0 }, false],
    ['all', { product_count: 1 }, true],
    ['all', { product_count: 0, children_count: 2 }, true],
    ['promo', { promo_count: 0, children_count: 2 }, false],
    ['promo', { promo_count: 1, product_count: 0 }, true],
    ['choose', { approved_count: 0, product_count: 5 }, false],
    ['choose', { approved_count: 1 }, true],
    ['choose', { approved_count: 0, children_count: 1 }, true],
    ['all', { is_active: false }, false],
  ] as const)('in mode %s shows a category with %o: %s (A §2.5)', (mode, members, shown) => {
    expect(isInMenu(category(9, 2, 2, members), mode)).toBe(shown);
  });
});
