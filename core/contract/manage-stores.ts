import * as z from 'zod/mini';
import { recordKind } from './record-kind';

/** What is part of how the shop is installed: shown to staff, and changed there alone. */
export const INSTALLED_MEMBERS = [
  'code',
  'name',
  'language',
  'locale',
  'currency',
  'country',
  'path',
  'prices_include_tax',
  'is_default',
] as const;

/** A store that the shop opens, as staff sees it (S §2, §3). */
export const storeDocument = z.object({
  code: z.string(),
  name: z.string(),
  language: z.string(),
  locale: z.string(),
  currency: z.string(),
  country: z.string(),
  /** Path or host that belongs to it. */
  path: z.string(),
  prices_include_tax: z.boolean(),
  is_default: z.boolean(),
  /** Shoppers are offered it in the choice of stores. */
  listed: z.boolean(),
  /** The host that it has instead of a path of this one (A §3, domains); null where it has none. */
  domain: z.nullable(z.string().check(z.maxLength(253), z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/))),
});
/** A store as staff edits it: its country, currency, languages and prices. */
export type StoreDocument = z.infer<typeof storeDocument>;

export const storeRecords = recordKind({
  kind: 'store',
  plural: 'stores',
  document: storeDocument,
  row: z.object({
    name: z.string(),
    language: z.string(),
    currency: z.string(),
    is_default: z.boolean(),
    listed: z.boolean(),
  }),
  filters: {},
  sorts: ['name'],
  read: 'settings:read',
  write: 'settings:write',
});
