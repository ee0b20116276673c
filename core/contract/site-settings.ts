import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { bankAccount } from './bank-account';
import { isLink, type LinkScheme } from '../kernel/link';

/** A link of the frame; empty where the merchant has emptied it. One that leads elsewhere than is meant is none. */
function link(...schemes: readonly LinkScheme[]) {
  return z.string().check(z.refine((text) => text.trim() === '' || isLink(text, schemes)));
}
const flag = z.optional(z.boolean());
const text = z.optional(z.string());
/** Where a picture comes from: this shop, or another place over https. */
const picture = z.optional(link());
const size = z.optional(z.union([z.number(), z.string().check(z.maxLength(20))]));

/** A colour of six hex digits. */
const colour = z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)));

/** One of the slides, tiles or lists of the home page, as the merchant sets them in 'cms_settings' (S §5, homepage lists). */
export const slide = z.looseObject({
  image: text,
  title: text,
  subtitle: text,
  button_text: text,
  /** Where its button leads; one that leads to no page is left out, and the button with it. */
  link: z.optional(link()),
  light_bg: flag,
  /** Further pictures that are shown with the first, and the colours of the slide's ground and words. */
  images: z.optional(z.array(z.string())),
  bg: colour,
  fg: colour,
});
/** One picture of the slider, as the back end gives it (S §7). */
export type Slide = Known<z.infer<typeof slide>>;

/** How the header looks and behaves (A §2.3). */
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

/** An icon of the browser's tab (A §2.2); those of the type png are shown. */
const favicon = z.looseObject({ type: text, src: link(), width: size, height: size, size });

/** Bonuses, and what advertises them (A §2.7, §2.8). */
const bonuses = {
  award_bonuses: flag,
  /** Percent of what is paid for the goods that an order gives back as bonuses. */
  award_bonuses_amount: z.optional(z.number().check(z.gte(0))),
  show_bonuses_banner: flag,
  /** The promo code with which the banner shows although it is off. */
  bonuses_banner_code: z.optional(z.string().check(z.maxLength(64))),
  /** Counts plus addresses of one mailbox ('ada+shop@…') as one customer, where a coupon is limited for each. */
  coupons_by_mailbox: flag,
  show_bonuses_modal: flag,
  /** Milliseconds until the sign-up modal shows by itself. */
  show_bonuses_modal_after: z.optional(z.number().check(z.gte(0), z.lte(3_600_000))),
};

/** How the shop is reached (A §2.4). */
const contacts = {
  /** The number that is called: 'tel:' or the number itself. */
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

/** What there is to read, for everybody and for bloggers (A §2.1). */
const pages = {
  has_shipping_info: flag,
  has_terms_and_conditions: flag,
  has_privacy_policy: flag,
  has_return_policy: flag,
  instructions_count: z.optional(z.number().check(z.int(), z.gte(0))),
  has_blogger_user_agreement: flag,
  has_blogger_privacy_policy: flag,
  /** Staff may sign in as the blogger (A §2.12). */
  blogger_has_phone: flag,
  /** Language → product feed. */
  feeds_facebook: z.optional(z.record(z.string(), link())),
};

/** Site settings: the JSON of the CMS block 'cms_settings' (S §3; A §3). Unknown members are kept. */
export const siteSettings = z.looseObject({
  name: z.string(),
  /** One of the skins of the product; any other text is the standard one. */
  skin: text,
  /** The skin for shoppers whose system is dark; the same as for everybody where there is none. */
  skin_dark: text,
  /** What the merchant has changed of the skin. The server alone reads it, by the schema of `wornSkins`, which no first page needs. */
  skin_tokens: z.optional(z.unknown()),
  lang: text,
  langs: z.optional(z.array(z.string())),
  interfaceLangs: z.optional(z.array(z.string())),
  domain: text,
  domains: z.optional(z.record(z.string(), z.string())),
  seo: z.optional(z.looseObject({ site_name: text, site_description: text })),
  payment_methods: z.optional(z.array(z.looseObject({ code: z.string(), title: text }))),
  /** Where bank transfers go; without it nobody is offered to pay so. */
  bank_account: z.optional(bankAccount),
  sliders: z.optional(z.array(slide)),
  /** The blocks of the home page, in their order; the usual ones where none are named. Unknown names are passed over. */
  home_blocks: z.optional(z.array(z.string())),
  png_logo: picture,
  svg_logo: picture,
  /** The logo as markup; the platform lets nothing through that acts or loads. */
  svg_logo_xml: z.optional(z.string().check(z.maxLength(50_000))),
  navbar: z.optional(navbar),
  favicons: z.optional(z.array(favicon)),
  product_choose: flag,
  /** Settings of the shop that a merchant may change, by section: {cart: {confirmRemoval: false}}. Read by `readConfig`. */
  config: z.optional(z.looseObject({})),
  show_cookie: flag,
  ...bonuses,
  ...contacts,
  ...pages,
});
/** Settings of the site that the back end gives: its name, slider, menus and texts (S §7). */
export type SiteSettings = Known<z.infer<typeof siteSettings>> & {
  /** What the merchant's own menus lead to, by their place. */
  readonly menus?: unknown;
  /** What shoppers are shown before they have typed anything. */
  readonly popular_searches?: unknown;
};
