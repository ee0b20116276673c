import type * as z from 'zod/mini';
import type { Repositories } from '../../ports/database';
import type { Settings } from '../../foundation';
import type { Content } from './content';
import { SETTINGS_BLOCK } from './settings-block';

export interface SettingsReader {
  readonly content: Content;
  readonly settings: Pick<Settings, 'defaultStore'>;
}

/** Undefined if missing or invalid. */
export async function siteSettings<Schema extends z.ZodMiniType>(
  db: Pick<Repositories, 'commerce' | 'content'>,
  { content, settings }: SettingsReader,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const block = await content.block(db, SETTINGS_BLOCK, settings.defaultStore);
  const parsed = schema.safeParse(block?.json);
  return parsed.success ? parsed.data : undefined;
}
