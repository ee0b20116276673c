import { LIST_PATHS } from '../../../core/internal';
import type { MenuItem, Shop, SiteSettings } from '../../../core/shopper';
import type { Translate } from '../../text/text-context';

export type MenuPlace = 'drawer' | 'footer' | 'header';
export type OwnItem = Omit<MenuItem, 'children' | 'path'> & {
  readonly path?: string | undefined;
  readonly children: readonly MenuItem[];
};

export const NO_COUNT = -1;

/**
 * Returns the merchant's menu; undefined to use the default. Dead links are already removed.
 * @param menu departments, which provide the children of categories
 * @param local prefixes a path with the store
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

const LISTS = [
  ['tile.new', LIST_PATHS.new],
  ['tile.sale', LIST_PATHS.sale],
  ['brands.title', LIST_PATHS.brands],
] as const;

export function usualMenu(shop: Pick<Shop, 'routing'>, menu: readonly MenuItem[], t: Translate): readonly MenuItem[] {
  if (menu.length === 0) return menu;
  return menu.concat(
    LISTS.map(([name, path], at) => ({
      id: -1 - at,
      level: -1,
      name: t(name),
      count: NO_COUNT,
      path: shop.routing.localPath(path),
      children: [],
    })),
  );
}

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
