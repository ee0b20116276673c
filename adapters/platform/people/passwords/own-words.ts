import * as z from 'zod/mini';
import { siteSettings, type SettingsReader } from '../../content';
import type { Customer } from '../../ports/people/customers';
import type { Database } from '../../ports/database';
import type { Settings } from '../../foundation';

export type KnownOf = Partial<Pick<Customer, 'email' | 'firstname' | 'lastname' | 'loginEmail' | 'loginPhone'>>;

const SOFTWARE = 'vitrine';

const named = z.looseObject({
  name: z.optional(z.string()),
  company: z.optional(z.string()),
  seo: z.optional(z.looseObject({ site_name: z.optional(z.string()) })),
});

/** Returns words that a password must not consist of. */
export async function ownWords(
  of: KnownOf,
  {
    database,
    ...reader
  }: SettingsReader & { readonly database: Database; readonly settings: Pick<Settings, 'publicUrl'> },
): Promise<string[]> {
  const site = await database.read((db) => siteSettings(db, reader, named));
  const { hostname } = new URL(reader.settings.publicUrl);
  const { email, firstname, lastname, loginEmail, loginPhone } = of;
  return [
    ...[email, loginEmail, loginPhone, firstname, lastname],
    ...[SOFTWARE, hostname, site?.name, site?.company, site?.seo?.site_name],
  ].filter((word) => word !== undefined);
}
