import * as z from 'zod/mini';
import { MAX_DOWNLOADS } from '../catalogue/download-file';
import { bookSettings } from './book-settings';
import { invoiceSettings } from './invoice-settings';
import { MESSAGE_DAYS } from './message-days';
import { GUEST_HOLD_BOUNDS, HOLD_MINUTES } from './unpaid-hold';
import { recordKind } from '../foundation/record-kind';
import { isOfficeLinkOrNone, OFFICE_LINK_RULE } from './office-link';
import { siteSettings } from '../content/site-settings';
import { filledText } from '../foundation/scalars';
import { timeZone } from './time-zone';

export const SETTINGS_RECORD = 'site';

const words = z.object({
  site_name: z.optional(z.string().check(z.maxLength(100))),
  site_description: z.optional(z.string().check(z.maxLength(500))),
  company_info: z.optional(z.string().check(z.maxLength(2000))),
  popular_searches: z.optional(z.string().check(z.maxLength(1000))),
  /** One per line: `brolly, parasol = umbrella`. */
  search_words: z.optional(z.string().check(z.maxLength(20_000))),
});
const { seo: _, company_info: __, payment_methods: ___, config: ____, sliders: _____, ...frame } = siteSettings.shape;
const holdMinutes = z.optional(z.int().check(z.gte(HOLD_MINUTES.min), z.lte(HOLD_MINUTES.max)));
const MAX_LINE_LENGTH = 2000;
const { navbar, favicons } = frame;
/** Length is checked only when saving; settings stored earlier are read regardless. */
const limited = (member: z.ZodMiniOptional<z.ZodMiniString>, max = MAX_LINE_LENGTH) =>
  z.optional(member.def.innerType.check(z.maxLength(max)));
const lengths = {
  ...{ company: limited(frame.company, 200), email_support: limited(frame.email_support, 254) },
  ...{ phone_display: limited(frame.phone_display, 60), phone_800_link: limited(frame.phone_800_link, 60) },
  ...{ telegram_link: limited(frame.telegram_link), whatsapp_link: limited(frame.whatsapp_link) },
  ...{ viber_link: limited(frame.viber_link), instagram_link: limited(frame.instagram_link) },
  ...{ facebook_link: limited(frame.facebook_link), png_logo: limited(frame.png_logo) },
  ...{ svg_logo: limited(frame.svg_logo), domain: limited(frame.domain, 253) },
  domains: z.optional(z.record(z.string(), z.string().check(z.maxLength(253)))),
  feeds_facebook: z.optional(
    z.record(z.string(), frame.feeds_facebook.def.innerType.def.valueType.check(z.maxLength(MAX_LINE_LENGTH))),
  ),
  navbar: z.optional(
    z.extend(navbar.def.innerType, { texture_preview: limited(navbar.def.innerType.shape.texture_preview) }),
  ),
  favicons: z.optional(
    z
      .array(
        z.extend(favicons.def.innerType.def.element, {
          type: z.optional(z.string().check(z.maxLength(40))),
          src: favicons.def.innerType.def.element.shape.src.check(z.maxLength(MAX_LINE_LENGTH)),
        }),
      )
      .check(z.maxLength(50)),
  ),
  award_bonuses_amount: z.optional(z.number().check(z.gte(0), z.lte(100))),
  instructions_count: z.optional(z.int().check(z.gte(0), z.lte(1000))),
};
const shape = {
  ...frame,
  ...lengths,
  time_zone: timeZone,
  /** Per unit; 0 for unlimited. */
  download_times: z.optional(z.int().check(z.gte(0), z.lte(MAX_DOWNLOADS))),
  /** Days after payment; 0 for unlimited. */
  download_days: z.optional(z.int().check(z.gte(0), z.lte(3650))),
  message_days: z.optional(z.int().check(z.gte(MESSAGE_DAYS.min), z.lte(MESSAGE_DAYS.max))),
  unpaid_guest_minutes: holdMinutes,
  unpaid_customer_minutes: holdMinutes,
  guest_hold_days: z.optional(z.int().check(z.gte(GUEST_HOLD_BOUNDS.days.min), z.lte(GUEST_HOLD_BOUNDS.days.max))),
  /** Per SKU and contact or network; 0 for no limit. */
  guest_hold_units: z.optional(z.int().check(z.gte(GUEST_HOLD_BOUNDS.units.min), z.lte(GUEST_HOLD_BOUNDS.units.max))),
  /** Same for orders awaiting a payment page; excess units are not reserved. */
  guest_page_units: z.optional(z.int().check(z.gte(GUEST_HOLD_BOUNDS.units.min), z.lte(GUEST_HOLD_BOUNDS.units.max))),
  ...invoiceSettings,
  ...bookSettings,
  /** Visible to staff only; empty for none. */
  office_order_link: z.optional(z.string().check(z.maxLength(500), z.refine(isOfficeLinkOrNone, OFFICE_LINK_RULE))),
};

export const settingsDocument = z.object({
  ...shape,
  name: filledText(100),
  texts: z.object({
    en: words,
    de: z.optional(words),
    ru: z.optional(words),
    uk: z.optional(words),
    zh: z.optional(words),
  }),
});
export type SettingsDocument = z.infer<typeof settingsDocument>;
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
