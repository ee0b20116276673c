import * as z from 'zod/mini';
import { recordKind } from '../foundation/record-kind';

const text = (max: number) => z.string().check(z.maxLength(max));

/** Read-only for the stores of the installation. */
export const INSTALLED_MEMBERS = [
  'code',
  'name',
  'language',
  'locale',
  'currency',
  'country',
  'prices_include_tax',
  'time_zone',
] as const;

/** Follow from the installation and the code; may be left out. */
export const DERIVED_MEMBERS = ['path', 'is_default', 'own'] as const;

/** Read-only once a store exists: its orders, carts and prices have them. */
export const FIXED_MEMBERS = ['code', 'currency'] as const;

export const storeDocument = z.object({
  code: text(8),
  name: text(60),
  /** One of the languages of the shop. */
  language: text(8),
  /** BCP 47. */
  locale: text(35),
  /** ISO 4217. */
  currency: text(3),
  /** ISO 3166 alpha-2, and UK for the United Kingdom. */
  country: text(2),
  /** Follows from the code; may be left out on save. */
  path: z.optional(text(10)),
  prices_include_tax: z.boolean(),
  /** IANA name of the merchant's days; null for UTC. */
  time_zone: z.optional(z.nullable(text(60))),
  /** Set by the installation; may be left out on save. */
  is_default: z.optional(z.boolean()),
  /** True for a store of the merchant, false for one of the installation; may be left out on save. */
  own: z.optional(z.boolean()),
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
