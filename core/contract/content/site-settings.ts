import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { bankAccount } from './bank-account';
import { isLink, type LinkScheme } from '../../kernel/link';

function link(...schemes: readonly LinkScheme[]) {
  return z.string().check(z.refine((text) => text.trim() === '' || isLink(text, schemes)));
}
const flag = z.optional(z.boolean());
const text = z.optional(z.string());
const picture = z.optional(link());
const size = z.optional(z.union([z.number(), z.string().check(z.maxLength(20))]));

const colour = z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)));

export const slide = z.looseObject({
  image: text,
  title: text,
  subtitle: text,
  button_text: text,
  link: z.optional(link()),
  light_bg: flag,
  images: z.optional(z.array(z.string())),
  bg: colour,
  fg: colour,
});
/** Slide of the home page. */
export type Slide = Known<z.infer<typeof slide>>;

const navbar = z.looseObject({
  transparent: flag,
  type: z.optional(z.enum(['solid', 'gradient', 'texture'])),
  blur: flag,
  solid_blur: flag,
  sticky: flag,
  sticky_hide: flag,
  sticky_hideable: flag,
  texture_preview: picture,
});

const favicon = z.looseObject({ type: text, src: link(), width: size, height: size, size });

const bonuses = {
  award_bonuses: flag,
  /** Percent of the goods' price. */
  award_bonuses_amount: z.optional(z.number().check(z.gte(0))),
  show_bonuses_banner: flag,
  /** Promo code that shows the banner even if disabled. */
  bonuses_banner_code: z.optional(z.string().check(z.maxLength(64))),
  /** Counts plus addresses ('ada+shop@…') as one customer for coupon limits. */
  coupons_by_mailbox: flag,
  show_bonuses_modal: flag,
  /** In milliseconds. */
  show_bonuses_modal_after: z.optional(z.number().check(z.gte(0), z.lte(3_600_000))),
};

const contacts = {
  phone_800_link: z.optional(
    z.string().check(z.refine((value) => value.trim() === '' || /^(tel:)?\+?[\d\s()./-]+$/i.test(value))),
  ),
  phone_display: text,
  telegram_link: z.optional(link('tg')),
  whatsapp_link: z.optional(link('whatsapp')),
  viber_link: z.optional(link('viber')),
  instagram_link: z.optional(link()),
  facebook_link: z.optional(link()),
  email_support: text,
  company: text,
  company_info: text,
};

const pages = {
  has_shipping_info: flag,
  has_terms_and_conditions: flag,
  has_privacy_policy: flag,
  has_return_policy: flag,
  instructions_count: z.optional(z.number().check(z.int(), z.gte(0))),
  has_blogger_user_agreement: flag,
  has_blogger_privacy_policy: flag,
  blogger_has_phone: flag,
  feeds_facebook: z.optional(z.record(z.string(), link())),
};

export const siteSettings = z.looseObject({
  name: z.string(),
  skin: text,
  skin_dark: text,
  /** Validated on the server by `wornSkins`, to keep its schema out of the first page. */
  skin_tokens: z.optional(z.unknown()),
  lang: text,
  langs: z.optional(z.array(z.string())),
  interfaceLangs: z.optional(z.array(z.string())),
  domain: text,
  domains: z.optional(z.record(z.string(), z.string())),
  /** Codes of stores that ask businesses for their VAT number. */
  vat_number_stores: z.optional(z.array(z.string())),
  /** IANA name; its days begin and end bare dates. UTC if empty. */
  time_zone: text,
  /** Set by the back end. ISO 4217; USD if absent. */
  base_currency: text,
  seo: z.optional(z.looseObject({ site_name: text, site_description: text })),
  payment_methods: z.optional(z.array(z.looseObject({ code: z.string(), title: text }))),
  /** Without it, bank transfer is not offered. */
  bank_account: z.optional(bankAccount),
  sliders: z.optional(z.array(slide)),
  home_blocks: z.optional(z.array(z.string())),
  png_logo: picture,
  svg_logo: picture,
  /** Sanitised SVG markup. */
  svg_logo_xml: z.optional(z.string().check(z.maxLength(50_000))),
  navbar: z.optional(navbar),
  favicons: z.optional(z.array(favicon)),
  product_choose: flag,
  config: z.optional(z.looseObject({})),
  show_cookie: flag,
  ...bonuses,
  ...contacts,
  ...pages,
});
/** Site settings from the block 'cms_settings'. */
export type SiteSettings = Known<z.infer<typeof siteSettings>> & {
  readonly menus?: unknown;
  readonly popular_searches?: unknown;
};
