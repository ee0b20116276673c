import * as z from 'zod/mini';
import { recordKind } from '../foundation/record-kind';

/** Read-only for staff; set by the installation. */
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

export const storeDocument = z.object({
  code: z.string(),
  name: z.string(),
  language: z.string(),
  locale: z.string(),
  currency: z.string(),
  country: z.string(),
  path: z.string(),
  prices_include_tax: z.boolean(),
  is_default: z.boolean(),
  listed: z.boolean(),
  /** Host of its own instead of a path; null if none. */
  domain: z.nullable(z.string().check(z.maxLength(253), z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/))),
});
/** Store in the back office. */
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
