import * as z from 'zod/mini';
import { readEmail } from '../../../core/contract/contact';
import type { Repositories } from '../ports/database';
import { siteSettings, type SettingsReader } from './site-settings';

/** The shop's own people where its settings name no address: what is written to them is kept under this name. */
export const SHOP_CONTACT = 'shop';

const ownAddress = z.looseObject({ email_support: z.string() });

/** Where the shop's own people are written to: the address that its settings name (A §3, email_support); undefined where they name none. */
export async function shopAddress(
  db: Pick<Repositories, 'commerce' | 'content'>,
  reader: SettingsReader,
): Promise<string | undefined> {
  return readEmail((await siteSettings(db, reader, ownAddress))?.email_support ?? '');
}
