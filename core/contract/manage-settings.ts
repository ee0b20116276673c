import * as z from 'zod/mini';
import { MOST_DOWNLOADS } from './download-file';
import { MESSAGE_DAYS } from './message-days';
import { GUEST_HOLD_BOUNDS, HOLD_MINUTES } from './unpaid-hold';
import { recordKind } from './record-kind';
import { isOfficeLinkOrNone, OFFICE_LINK_RULE } from './office-link';
import { siteSettings } from './site-settings';

/** The settings are one record. */
export const SETTINGS_RECORD = 'site';

/** What is written in each language. */
const words = z.object({
  site_name: z.optional(z.string().check(z.maxLength(100))),
  site_description: z.optional(z.string().check(z.maxLength(500))),
  company_info: z.optional(z.string().check(z.maxLength(2000))),
  /** Searches that shoppers are shown before they type, a line each. */
  popular_searches: z.optional(z.string().check(z.maxLength(1000))),
  /** Synonyms of the search, a line each: `brolly, parasol = umbrella`. */
  search_words: z.optional(z.string().check(z.maxLength(20_000))),
});
/** Kept elsewhere: what has words in each language, and what the shop writes there itself. */
const { seo: _, company_info: __, payment_methods: ___, config: ____, sliders: _____, ...frame } = siteSettings.shape;
const holdMinutes = z.optional(z.int().check(z.gte(HOLD_MINUTES.least), z.lte(HOLD_MINUTES.most)));
/** What pages need not know stands here alone. */
const shape = {
  ...frame,
  /** How often a file that was bought can be downloaded for each unit; 0 for as often as one likes. */
  download_times: z.optional(z.int().check(z.gte(0), z.lte(MOST_DOWNLOADS))),
  /** How many days from the payment on; 0 for always. */
  download_days: z.optional(z.int().check(z.gte(0), z.lte(3650))),
  /** How many days messages of the shop are kept. */
  message_days: z.optional(z.int().check(z.gte(MESSAGE_DAYS.least), z.lte(MESSAGE_DAYS.most))),
  /** How many minutes an unpaid order of a guest keeps its goods from others. */
  unpaid_guest_minutes: holdMinutes,
  /** The same of an order of somebody signed in. */
  unpaid_customer_minutes: holdMinutes,
  /** Days for which orders that are paid later, of guests and of customers who have never paid, keep their goods. */
  guest_hold_days: z.optional(z.int().check(z.gte(GUEST_HOLD_BOUNDS.days.least), z.lte(GUEST_HOLD_BOUNDS.days.most))),
  /** Units of each SKU that such orders of one contact or network may hold together; 0 for no limit. */
  guest_hold_units: z.optional(
    z.int().check(z.gte(GUEST_HOLD_BOUNDS.units.least), z.lte(GUEST_HOLD_BOUNDS.units.most)),
  ),
  /** The same for orders that wait for their payment page; one beyond it holds nothing until it is paid. */
  guest_page_units: z.optional(
    z.int().check(z.gte(GUEST_HOLD_BOUNDS.units.least), z.lte(GUEST_HOLD_BOUNDS.units.most)),
  ),
  /** Address of an order in the merchant's own back office, for staff alone; empty for none. */
  office_order_link: z.optional(z.string().check(z.maxLength(500), z.refine(isOfficeLinkOrNone, OFFICE_LINK_RULE))),
};

/** All settings of A §3 as staff edits them. */
export const settingsDocument = z.object({
  ...shape,
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  texts: z.object({
    en: words,
    de: z.optional(words),
    ru: z.optional(words),
    uk: z.optional(words),
    zh: z.optional(words),
  }),
});
export type SettingsDocument = z.infer<typeof settingsDocument>;
/** The members that are the same in every language. */
export const SHARED_SETTINGS: readonly string[] = Object.keys(shape);

export const settingRecords = recordKind({
  kind: 'setting',
  plural: 'settings',
  document: settingsDocument,
  row: z.object({ name: z.string() }),
  filters: {},
  sorts: ['name'],
  read: 'settings:read',
  write: 'settings:write',
});
