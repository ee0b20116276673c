import * as z from 'zod/mini';
import { readEmail } from '../../../core/contract/contact';
import type { Settings } from '../settings/options';
import type { Repositories } from '../ports/database';
import type { Content } from './content';
import { SETTINGS_BLOCK } from './settings-block';

/** The shop's own people where its settings name no address: what is written to them is kept under this name. */
export const SHOP_CONTACT = 'shop';

const ownAddress = z.looseObject({ email_support: z.string() });

/** Where the shop's own people are written to: the address that its settings name (A §3, email_support); undefined where they name none. */
export async function shopAddress(
  db: Pick<Repositories, 'commerce' | 'content'>,
  { content, settings }: { readonly content: Content; readonly settings: Pick<Settings, 'defaultStore'> },
): Promise<string | undefined> {
  const block = await content.block(db, SETTINGS_BLOCK, settings.defaultStore);
  return readEmail(ownAddress.safeParse(block?.json).data?.email_support ?? '');
}
