import * as z from 'zod/mini';
import type { StoreView } from '../../../../core/store-views';
import type { Repositories } from '../../ports/database';
import type { Content } from './content';
import { SETTINGS_BLOCK } from './settings-block';

const company = z.looseObject({
  company: z.optional(z.string()),
  company_info: z.optional(z.string()),
  name: z.string(),
});

export async function returnAddress(
  db: Pick<Repositories, 'commerce' | 'content'>,
  content: Pick<Content, 'block'>,
  store: StoreView,
): Promise<readonly string[]> {
  const block = await content.block(db, SETTINGS_BLOCK, store);
  const read = company.safeParse(block?.json).data;
  const { company: name = read?.name ?? '', company_info: info = '' } = read ?? {};
  const rest = info.startsWith(name) ? info.slice(name.length).replace(/^[\s,]+/, '') : info;
  return [name, rest].filter((line) => line !== '');
}
