import type { Category, CmsBlock } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import { inTongue, languageOf } from '../../foundation';
import type { Repositories } from '../../ports/database';
import { hasMenus, withShownMenus, type MenuTargets } from './menus';
import { SETTINGS_BLOCK } from './settings-block';

export interface MenuSources {
  categories(db: Repositories, store: StoreView): Promise<readonly Category[]>;
}

export async function withMenus<T extends object>(
  db: Repositories,
  block: T,
  store: StoreView,
  sources: MenuSources,
): Promise<T> {
  const { identifier, json } = block as Partial<Pick<CmsBlock, 'identifier' | 'json'>>; // sound: both can be missing
  if (identifier !== SETTINGS_BLOCK || !hasMenus(json)) return block;
  return { ...block, json: withShownMenus(json, await menuTargets(db, store, sources)) };
}

async function menuTargets(db: Repositories, store: StoreView, sources: MenuSources): Promise<MenuTargets> {
  const [language, categories] = [languageOf(store), await sources.categories(db, store)];
  const pages = (await db.content.pages()).map((texts) => inTongue(texts, store) ?? texts.en);
  return {
    language,
    categories: new Map(categories.map((category) => [category.id, category])),
    pages: new Map(pages.map((page) => [page.identifier, page])),
  };
}
