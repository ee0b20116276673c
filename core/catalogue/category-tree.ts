import type { Category } from '../contract';
import type { MenuItem, NamedLink } from './catalogue';

/** What decides whether a category is shown in a menu (A §2.5). */
export type MenuMode = 'all' | 'promo' | 'choose';

/** All categories of a store, ready to be walked. */
export interface CategoryTree {
  readonly all: readonly Category[];
  readonly byId: ReadonlyMap<number, Category>;
  /** Children by parent id, by position and then by name. */
  readonly children: ReadonlyMap<number, readonly Category[]>;
  /** Ids that stand above what shoppers see: the root, and the one main category below it. */
  readonly above: ReadonlySet<number>;
}

function byPosition(a: Category, b: Category): number {
  return (a.position ?? 0) - (b.position ?? 0) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

/** The root and, where the whole catalogue hangs below one category of level 1, that one too. */
function idsAbove(all: readonly Category[], rootId: number): ReadonlySet<number> {
  const mains = all.filter((category) => category.level === 1 && category.id !== rootId);
  const [main] = mains;
  const holdsAll = main !== undefined && mains.length === 1 && all.some((category) => category.parent_id === main.id);
  return new Set(holdsAll ? [rootId, main.id] : [rootId]);
}

/** @param rootId id below which the tree begins (S §9: 1) */
export function categoryTree(all: readonly Category[], rootId: number): CategoryTree {
  const children = new Map<number, Category[]>();
  for (const category of all) {
    const siblings = children.get(category.parent_id) ?? [];
    siblings.push(category);
    children.set(category.parent_id, siblings);
  }
  for (const siblings of children.values()) siblings.sort(byPosition);
  return { all, byId: new Map(all.map((category) => [category.id, category])), children, above: idsAbove(all, rootId) };
}

/**
 * A category by what an address or a person calls it: url_path, slug, url_key or id (S §2). Ids below the root are no categories
 * (S §5).
 */
export function findCategory(tree: CategoryTree, key: string | number, rootId: number): Category | undefined {
  const text = String(key).replace(/^\/+|\/+$/g, '');
  const named =
    tree.all.find((category) => category.url_path === text) ??
    tree.all.find((category) => category.slug === text) ??
    tree.all.find((category) => category.url_key === text);
  if (named) return named;
  const id = Number(text);
  return text !== '' && Number.isInteger(id) && id >= rootId ? tree.byId.get(id) : undefined;
}

/** The category and its ancestors from the top down, without those that stand above what shoppers see. A circle in the data ends it. */
export function categoryPath(tree: CategoryTree, category: Category): readonly Category[] {
  const path: Category[] = [];
  const seen = new Set<number>();
  let next: Category | undefined = category;
  while (next && !seen.has(next.id)) {
    seen.add(next.id);
    if (!tree.above.has(next.id)) path.unshift(next);
    next = tree.byId.get(next.parent_id);
  }
  return path;
}

export type CategoryLink = (category: Category) => string;

/** Breadcrumbs of a category: its ancestors with their links (S §2). */
export function categoryBreadcrumbs(tree: CategoryTree, category: Category, link: CategoryLink): readonly NamedLink[] {
  return categoryPath(tree, category)
    .filter((ancestor) => ancestor.id !== category.id)
    .map((ancestor) => ({ name: ancestor.name, path: link(ancestor) }));
}

/** Breadcrumbs of a product: the deepest of its categories with that one's ancestors; the first of equals. */
export function productBreadcrumbs(
  tree: CategoryTree,
  categoryIds: readonly (string | number)[],
  link: CategoryLink,
): readonly NamedLink[] {
  let best: readonly Category[] = [];
  for (const id of categoryIds) {
    const category = tree.byId.get(Number(id));
    const path = category && !tree.above.has(category.id) ? categoryPath(tree, category) : [];
    if (path.length > best.length) best = path;
  }
  return best.map((category) => ({ name: category.name, path: link(category) }));
}

/** How many products a menu counts for a category in a mode. */
function menuCount(category: Category, mode: MenuMode): number {
  if (mode === 'promo') return category.promo_count ?? 0;
  return mode === 'choose' ? (category.approved_count ?? 0) : category.product_count;
}

/** A §2.5: with products of the mode, or (but in promo mode) with children. */
export function isInMenu(category: Category, mode: MenuMode): boolean {
  if (!category.is_active) return false;
  return menuCount(category, mode) > 0 || (mode !== 'promo' && (category.children_count ?? 0) > 0);
}

/** A §9: where nothing else is configured. */
const DEFAULT_MENU_LEVEL = 2;

/** A §2.5: a category page leads to what the menu would show. */
export function shownBelow(tree: CategoryTree, { id }: Pick<Category, 'id'>, mode: MenuMode): readonly Category[] {
  return (tree.children.get(id) ?? []).filter((child) => isInMenu(child, mode));
}

/** Pictures in one row: more of them are neither looked at nor worth their bytes. */
const MOST_KINDS = 8;

/** The kinds of goods in a category: what its groups hold, or its own children; those with the most products, in the tree's order. */
export function kindsBelow(tree: CategoryTree, category: Pick<Category, 'id'>, mode: MenuMode): readonly Category[] {
  const kinds = shownBelow(tree, category, mode).flatMap((child) => {
    const own = shownBelow(tree, child, mode);
    return own.length > 0 ? own : [child];
  });
  const largest = kinds.toSorted((a, b) => menuCount(b, mode) - menuCount(a, mode)).slice(0, MOST_KINDS);
  return kinds.filter((kind) => largest.includes(kind));
}

/** The level of the menu's categories (A §2.5: the configured one, when it is 0 or more). */
export function menuLevel({ menuLevel: configured }: { readonly menuLevel: number }): number {
  return configured >= 0 ? configured : DEFAULT_MENU_LEVEL;
}

/** Levels that a menu shows below its own: groups and what is in them. */
export const LEVELS_BELOW = 2;

/** The main category, which stands before the others in the menu (A §2.5); undefined where there is none, or the menu begins at its level. */
export function mainEntry(
  tree: CategoryTree,
  mode: MenuMode,
  { link, level }: { readonly link: CategoryLink; readonly level: number },
): MenuItem | undefined {
  const main = tree.all.find(({ id, level: own }) => own === 1 && tree.above.has(id));
  return main === undefined || level <= 1 || !isInMenu(main, mode)
    ? undefined
    : { ...entryOf(main, mode, link), children: [] };
}

function entryOf(category: Category, mode: MenuMode, link: CategoryLink): Omit<MenuItem, 'children'> {
  const { id, level, name } = category;
  return { id, level, name, path: link(category), count: menuCount(category, mode) };
}

/**
 * The menu: the categories below the main one (A §2.5), each with those of two levels below it, without what has nothing to show.
 * @param level a level to begin at; by default the first that shoppers see
 */
export function buildMenu(tree: CategoryTree, mode: MenuMode, link: CategoryLink, level?: number): readonly MenuItem[] {
  const below = (id: number, seen: ReadonlySet<number>): readonly MenuItem[] =>
    (tree.children.get(id) ?? [])
      .filter((category) => !seen.has(category.id) && !tree.above.has(category.id) && isInMenu(category, mode))
      .map((category) => ({
        ...entryOf(category, mode, link),
        children: below(category.id, new Set([...seen, category.id])),
      }));
  const first = [...tree.above].flatMap((id) => below(id, new Set([id])));
  const pictured = (item: MenuItem): MenuItem => {
    const image = tree.byId.get(item.id)?.image;
    return image === undefined ? item : { ...item, image };
  };
  if (level === undefined) return first.map(pictured);
  const mains = tree.all.filter((category) => tree.above.has(category.id) && category.level === level);
  const shown = mains.map((main) => ({ ...entryOf(main, mode, link), children: below(main.id, new Set([main.id])) }));
  return [...shown, ...atLevel(first, level)].map(pictured);
}

/** The entries of a level, in the order in which the tree has them. */
function atLevel(items: readonly MenuItem[], level: number): readonly MenuItem[] {
  return items.flatMap((item) =>
    item.level < level ? atLevel(item.children, level) : item.level === level ? [item] : [],
  );
}
