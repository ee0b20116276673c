import * as z from 'zod/mini';
import { readEmail } from '../../../../core/contract/foundation/contact';
import type { Repositories } from '../../ports/database';
import { siteSettings, type SettingsReader } from './site-settings';

export const SHOP_CONTACT = 'shop';

const ownAddress = z.looseObject({ email_support: z.string() });

/** Returns the shop's address from its settings; undefined if not set. */
export async function shopAddress(
  db: Pick<Repositories, 'commerce' | 'content'>,
  reader: SettingsReader,
): Promise<string | undefined> {
  return readEmail((await siteSettings(db, reader, ownAddress))?.email_support ?? '');
}
