import type { Category } from '../contract';
import type { MenuItem, NamedLink } from './catalogue';

export type MenuMode = 'all' | 'promo' | 'choose';

export interface CategoryTree {
  readonly all: readonly Category[];
  readonly byId: ReadonlyMap<number, Category>;
  /** Sorted by position, then name. */
  readonly children: ReadonlyMap<number, readonly Category[]>;
  /** Ids hidden from shoppers: the root and a single main category. */
  readonly above: ReadonlySet<number>;
}

function byPosition(a: Category, b: Category): number {
  return (a.position ?? 0) - (b.position ?? 0) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

function idsAbove(all: readonly Category[], rootId: number): ReadonlySet<number> {
  const mains = all.filter((category) => category.level === 1 && category.id !== rootId);
  const [main] = mains;
  const holdsAll = main !== undefined && mains.length === 1 && all.some((category) => category.parent_id === main.id);
  return new Set(holdsAll ? [rootId, main.id] : [rootId]);
}

/** @param rootId id below which the tree begins */
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

/** Finds a category by url_path, slug, url_key or id. */
export function findCategory(tree: CategoryTree, key: string | number, rootId: number): Category | undefined {
  const text = String(key).replace(/^\/+|(?<!\/)\/+$/g, '');
  const named =
    tree.all.find((category) => category.url_path === text) ??
    tree.all.find((category) => category.slug === text) ??
    tree.all.find((category) => category.url_key === text);
  if (named) return named;
  const id = Number(text);
  return text !== '' && Number.isInteger(id) && id >= rootId ? tree.byId.get(id) : undefined;
}

/** Returns the visible ancestors and the category, top down. Tolerates cycles. */
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

export function categoryBreadcrumbs(tree: CategoryTree, category: Category, link: CategoryLink): readonly NamedLink[] {
  return categoryPath(tree, category)
    .filter((ancestor) => ancestor.id !== category.id)
    .map((ancestor) => ({ name: ancestor.name, path: link(ancestor) }));
}

/** Uses the deepest category; the first among equals. */
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

function menuCount(category: Category, mode: MenuMode): number {
  if (mode === 'promo') return category.promo_count ?? 0;
  return mode === 'choose' ? (category.approved_count ?? 0) : category.product_count;
}

export function isInMenu(category: Category, mode: MenuMode): boolean {
  if (!category.is_active) return false;
  return menuCount(category, mode) > 0 || (mode !== 'promo' && (category.children_count ?? 0) > 0);
}

const DEFAULT_MENU_LEVEL = 2;

export function shownBelow(tree: CategoryTree, { id }: Pick<Category, 'id'>, mode: MenuMode): readonly Category[] {
  return (tree.children.get(id) ?? []).filter((child) => isInMenu(child, mode));
}

const MAX_KINDS = 8;

/** Returns the grandchildren or children with the most products, in tree order. */
export function kindsBelow(tree: CategoryTree, category: Pick<Category, 'id'>, mode: MenuMode): readonly Category[] {
  const kinds = shownBelow(tree, category, mode).flatMap((child) => {
    const own = shownBelow(tree, child, mode);
    return own.length > 0 ? own : [child];
  });
  const largest = kinds.toSorted((a, b) => menuCount(b, mode) - menuCount(a, mode)).slice(0, MAX_KINDS);
  return kinds.filter((kind) => largest.includes(kind));
}

export function menuLevel({ menuLevel: configured }: { readonly menuLevel: number }): number {
  return configured >= 0 ? configured : DEFAULT_MENU_LEVEL;
}

export const LEVELS_BELOW = 2;

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
 * Builds the menu with two levels below each entry, without empty categories.
 * @param level first level; defaults to the top visible one
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

function atLevel(items: readonly MenuItem[], level: number): readonly MenuItem[] {
  return items.flatMap((item) =>
    item.level < level ? atLevel(item.children, level) : item.level === level ? [item] : [],
  );
}
