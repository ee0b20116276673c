import {
  MENU_NAMES,
  type MenuDocument,
  type MenuEntry,
  type MenuLink,
  type MenuName,
} from '../../../../core/contract/content/manage-menus';
import { buildMenu, categoryTree } from '../../../../core/catalogue/category-tree';
import { lookUp } from '../../../../core/kernel/look-up';
import { STATIC_PAGES } from '../../../../core/links';
import { invalidField, type Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { changeSettings } from './change-settings';
import { mapTexts } from './content-documents';
import { keptMenu, MENUS_MEMBER } from './menus';
import type { MenuSources } from './menu-sources';
import { SETTINGS_BLOCK } from './settings-block';

interface Row {
  readonly own: boolean;
  readonly entries: number;
}

const ROOT = 1;
const SHOP = { en: 'Shop', de: 'Shop', ru: 'Магазин', uk: 'Магазин', zh: '选购' };
const HELP = { en: 'Help', de: 'Hilfe', ru: 'Помощь', uk: 'Допомога', zh: '帮助' };
const HELP_PAGES = [
  ['has_shipping_info', '/delivery'],
  ['has_return_policy', '/returns'],
  ['has_terms_and_conditions', '/terms-of-use'],
  ['has_privacy_policy', '/privacy'],
] as const;

export class MenuStore implements RecordStore<MenuDocument, Row> {
  constructor(
    private readonly sources: MenuSources,
    private readonly settings: Pick<Settings, 'stores'>,
  ) {}

  async list(db: Repositories, { q, limit, offset }: ListQuery): Promise<ListPage<Row>> {
    const rows = [];
    for (const id of MENU_NAMES.filter((name) => name.includes(q?.trim().toLowerCase() ?? ''))) {
      const { own, entries } = await this.#menu(db, id);
      rows.push({ id, own, entries: entries.length });
    }
    return { items: rows.slice(offset, offset + limit), total: rows.length };
  }

  async read(db: Repositories, id: string): Promise<MenuDocument | undefined> {
    const name = MENU_NAMES.find((one) => one === id);
    return name && this.#menu(db, name);
  }

  async check(db: Repositories, { entries }: MenuDocument) {
    const [categories, pages] = [await db.catalogue.categories(), await db.content.pages()];
    const known = {
      categories: new Set(categories.map(({ category }) => category.id)),
      pages: new Set(pages.map(({ en }) => en.identifier)),
    };
    return entries.flatMap((entry, at) => [
      ...faultsOf(entry, `entries.${String(at)}`, known),
      ...entry.entries.flatMap((child, nth) => faultsOf(child, `entries.${String(at)}.entries.${String(nth)}`, known)),
    ]);
  }

  create(): Promise<string> {
    return Promise.reject(invalidField('id', `must be ${MENU_NAMES.join(', ')}: there are no other menus`));
  }

  async change(db: Repositories, id: string, document: MenuDocument): Promise<void> {
    await changeSettings(db, (kept) =>
      mapTexts(kept, (block) => {
        const json = membersOf(block.json);
        return { ...block, json: { ...json, [MENUS_MEMBER]: { ...membersOf(json[MENUS_MEMBER]), [id]: document } } };
      }),
    );
  }

  async #menu(db: Repositories, name: MenuName): Promise<MenuDocument> {
    const settings = membersOf((await db.content.block(SETTINGS_BLOCK))?.en.json);
    return keptMenu(settings, name) ?? { own: false, entries: await this.#shown(db, name, settings) };
  }

  async #shown(db: Repositories, name: MenuName, settings: Readonly<Record<string, unknown>>): Promise<MenuEntry[]> {
    const [store] = this.settings.stores;
    const categories = store === undefined ? [] : await this.sources.categories(db, store);
    const departments = buildMenu(categoryTree(categories, ROOT), 'all', () => '').map(({ id }) => categoryEntry(id));
    if (name === 'header') return departments;
    const help = HELP_PAGES.filter(([setting]) => settings[setting] === true).map(([, path]) => pageEntry(path));
    if (name === 'drawer') return [...departments, ...help];
    const columns = [heading(SHOP, departments), heading(HELP, help)];
    return columns.filter(({ entries }) => entries.length > 0);
  }
}

function categoryEntry(category: number): MenuEntry {
  return { label: {}, kind: 'category', category, below: true, entries: [] };
}

function pageEntry(path: string): MenuEntry {
  return { label: {}, kind: 'page', page: lookUp(STATIC_PAGES, path) ?? path.slice(1), entries: [] };
}

function heading(label: MenuLink['label'], children: readonly MenuEntry[]): MenuEntry {
  return { label, kind: 'heading', entries: children.map(({ below: _, entries: __, ...link }) => link) };
}

interface Known {
  readonly categories: ReadonlySet<number>;
  readonly pages: ReadonlySet<string>;
}

function faultsOf({ label, kind, category, page, address }: MenuLink, place: string, known: Known) {
  const fault = (member: string, reason: string) => ({
    field: `${place}.${member}`,
    message: `${place}.${member} ${reason}`,
  });
  const isNameless = (label.en ?? '').trim() === '';
  const faults = [];
  if (kind === 'category' && (category === undefined || !known.categories.has(category)))
    faults.push(fault('category', 'must be a category of the shop'));
  if (kind === 'page' && (page === undefined || !known.pages.has(page)))
    faults.push(fault('page', 'must be the identifier of a page of the shop'));
  if (kind === 'address' && address === undefined)
    faults.push(fault('address', 'must be a path of the shop or an https address'));
  if ((kind === 'address' || kind === 'heading') && isNameless)
    faults.push(fault('label.en', 'must be at least 1 character'));
  return faults;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}; // sound: JSON that is neither null nor a list
}
