import type { StoreView } from '../../../../core/store-views';
import { type Content, SETTINGS_BLOCK } from '../../content';
import type { Repositories } from '../../ports/database';

export async function popularSearches(
  db: Pick<Repositories, 'commerce' | 'content'>,
  content: Content,
  store: StoreView,
): Promise<readonly string[]> {
  const json: unknown = (await content.block(db, SETTINGS_BLOCK, store))?.json;
  const own =
    typeof json === 'object' && json !== null && 'popular_searches' in json ? json.popular_searches : undefined;
  return Array.isArray(own) ? own.filter((one): one is string => typeof one === 'string' && one.trim() !== '') : [];
}
