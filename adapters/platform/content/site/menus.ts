import type { Category, CmsPage } from '../../../../core/contract';
import {
  MENU_NAMES,
  menuDocument,
  type MenuDocument,
  type MenuLink,
  type MenuName,
} from '../../../../core/contract/content/manage-menus';
import { isHidden } from '../../../../core/contract/content/page-audience';
import { lookUp } from '../../../../core/kernel/look-up';
import { categoryLink, pageLink } from '../../../../core/links';
import type { Language } from '../../ports/catalogue/catalogue-data';

export const MENUS_MEMBER = 'menus';

type Members = Readonly<Record<string, unknown>>;

interface ShownEntry {
  readonly name: string;
  readonly path?: string;
  readonly category?: number;
  readonly below?: true;
  readonly children?: readonly ShownEntry[];
}

export interface MenuTargets {
  readonly language: Language;
  readonly categories: ReadonlyMap<number, Category>;
  readonly pages: ReadonlyMap<string, CmsPage>;
}

export function keptMenu(settings: unknown, name: MenuName): MenuDocument | undefined {
  const menus = isMembers(settings) ? settings[MENUS_MEMBER] : undefined;
  const parsed = menuDocument.safeParse(isMembers(menus) ? lookUp(menus, name) : undefined);
  return parsed.success ? parsed.data : undefined;
}

export function hasMenus(settings: unknown): settings is Members {
  return isMembers(settings) && MENUS_MEMBER in settings;
}

/** Returns settings with localized menus, without dead links. Pure. */
export function withShownMenus(settings: Members, targets: MenuTargets): Members {
  const { [MENUS_MEMBER]: _, ...rest } = settings;
  const own = MENU_NAMES.flatMap((name) => {
    const menu = keptMenu(settings, name);
    return menu?.own === true ? [[name, shownMenu(menu, targets)] as const] : [];
  });
  return own.length === 0 ? rest : { ...rest, [MENUS_MEMBER]: Object.fromEntries(own) };
}

function shownMenu({ entries }: MenuDocument, targets: MenuTargets): readonly ShownEntry[] {
  return entries.flatMap((entry) => {
    const shown = shownLink(entry, targets);
    if (shown === undefined) return [];
    const children = entry.entries.flatMap((child) => shownLink(child, targets) ?? []);
    return [
      { ...shown, ...(entry.below === true && { below: true as const }), ...(children.length > 0 && { children }) },
    ];
  });
}

const NO_PREFIX = { prefix: '', useUrlDispatcher: false };

function shownLink(
  { label, kind, category: id, page: identifier, address }: MenuLink,
  targets: MenuTargets,
): ShownEntry | undefined {
  const said = label[targets.language] ?? label.en ?? '';
  if (kind === 'heading') return said === '' ? undefined : { name: said };
  if (kind === 'address') return said === '' || address === undefined ? undefined : { name: said, path: address };
  if (kind === 'category') {
    const category = id === undefined ? undefined : targets.categories.get(id);
    if (category === undefined || !category.is_active) return undefined;
    return { name: said || category.name, path: categoryLink(category, NO_PREFIX), category: category.id };
  }
  const page = identifier === undefined ? undefined : targets.pages.get(identifier);
  if (page === undefined || isHidden(page)) return undefined;
  return { name: said || page.title, path: pageLink(page.identifier, NO_PREFIX) };
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
