import { LIST_PATHS, type MenuItem, type Shop, type SiteSettings } from '../../core';
import type { Translate } from '../text/text-context';

export type MenuPlace = 'drawer' | 'footer' | 'header';
/** An entry of a menu that the merchant has written; without a path it is a heading. */
export type OwnItem = Omit<MenuItem, 'children' | 'path'> & {
  readonly path?: string | undefined;
  readonly children: readonly MenuItem[];
};

/** What has no products to count says so with this. */
export const NO_COUNT = -1;

/**
 * The menu that the merchant has written for a place; undefined where the shop shows what it has. The shop's server has left out what leads to nothing.
 * @param menu the departments of the shop: what lies below a category is taken from them
 * @param local makes a path of the shop one of the store
 */
export function ownMenu(
  settings: SiteSettings | null,
  place: MenuPlace,
  { menu, local }: { readonly menu: readonly MenuItem[]; readonly local: (path: string) => string },
): readonly OwnItem[] | undefined {
  const menus: unknown = settings?.menus;
  const entries: unknown = isMembers(menus) ? menus[place] : undefined;
  if (!Array.isArray(entries)) return undefined;
  let last = 0;
  const itemOf = (entry: unknown): OwnItem | undefined => {
    if (!isMembers(entry) || typeof entry['name'] !== 'string') return undefined;
    const { name, path, category, below, children } = entry;
    const known = typeof category === 'number' ? foundIn(menu, category) : undefined;
    const own = Array.isArray(children) ? children.flatMap((child: unknown) => linked(itemOf(child)) ?? []) : [];
    last -= 1;
    return {
      id: last,
      level: 0,
      name,
      count: known?.count ?? NO_COUNT,
      path: known?.path ?? (typeof path === 'string' ? (path.startsWith('/') ? local(path) : path) : undefined),
      children: own.length > 0 || below !== true ? own : (known?.children ?? []),
    };
  };
  return entries.flatMap((entry: unknown) => itemOf(entry) ?? []);
}

/** What the lists of the whole shop are called. */
const LISTS = [
  ['tile.new', LIST_PATHS.new],
  ['tile.sale', LIST_PATHS.sale],
  ['brands.title', LIST_PATHS.brands],
] as const;

/** The menu of a shop whose merchant has written none: its departments, then the lists of the whole shop. */
export function usualMenu(shop: Pick<Shop, 'routing'>, menu: readonly MenuItem[], t: Translate): readonly MenuItem[] {
  if (menu.length === 0) return menu;
  return menu.concat(
    LISTS.map(([name, path], at) => ({
      id: -1 - at,
      level: -1, // no category
      name: t(name),
      count: NO_COUNT,
      path: shop.routing.localPath(path),
      children: [],
    })),
  );
}

/** Those that lead somewhere, for menus that have no headings. */
export function linkedItems(items: readonly OwnItem[]): readonly MenuItem[] {
  return items.flatMap((item) => linked(item) ?? []);
}

function linked(item: OwnItem | undefined): MenuItem | undefined {
  return item?.path === undefined ? undefined : { ...item, path: item.path };
}

function foundIn(items: readonly MenuItem[], id: number): MenuItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : foundIn(item.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
