import * as z from 'zod/mini';
import { cmsBlock, cmsPage } from './catalogue';
import { endpoint } from './endpoint';
import { storeCode } from './scalars';

const email = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
const chapter = 'S §7 Other';

export const cmsPageById = endpoint({
  name: 'cmsPage',
  method: 'GET',
  path: '/api/cms/page/{id}',
  query: z.object({ id: z.string().check(z.maxLength(100)), storeId: z.optional(storeCode) }),
  body: z.undefined(),
  result: cmsPage,
  lenient: true,
  summary: 'A CMS page by id or identifier.',
  chapter,
});
export const cmsBlockById = endpoint({
  name: 'cmsBlock',
  method: 'GET',
  path: '/api/cms/block/{id}',
  query: z.object({ id: z.string().check(z.maxLength(100)), storeId: z.optional(storeCode) }),
  body: z.undefined(),
  result: cmsBlock,
  lenient: true,
  summary: 'A CMS block by id or identifier.',
  chapter,
});
export const subscribeNewsletter = endpoint({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter/subscribe',
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({ email, store: z.optional(storeCode) }),
  result: z.boolean(),
  summary: 'Subscribes an address to the newsletter.',
  chapter,
});
export const mailToken = endpoint({
  name: 'mailToken',
  method: 'GET',
  path: '/api/mail/get-token',
  query: z.object({}),
  body: z.undefined(),
  result: z.string(),
  summary: 'A token that sendMail wants, against abuse.',
  chapter,
});
export const sendMail = endpoint({
  name: 'sendMail',
  method: 'POST',
  path: '/api/mail/send',
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({
    token: z.string().check(z.maxLength(200)),
    sourceAddress: email,
    subject: z.string().check(z.minLength(1), z.maxLength(200)),
    emailText: z.string().check(z.minLength(1), z.maxLength(10_000)),
    confirmation: z.optional(z.boolean()),
  }),
  result: z.boolean(),
  summary: 'Sends the shop a message.',
  chapter,
});

/** One of the slides, tiles or lists of the home page, as the merchant sets them in 'cms_settings' (S §5, homepage lists). */
export const slide = z.looseObject({
  image: z.optional(z.string()),
  title: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  button_text: z.optional(z.string()),
  link: z.optional(z.string()),
  light_bg: z.optional(z.boolean()),
  /** Further pictures that are shown with the first, and the colours of the slide's ground and words. */
  images: z.optional(z.array(z.string())),
  bg: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  fg: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
});
export type Slide = z.infer<typeof slide>;

/** Site settings: the JSON of the CMS block 'cms_settings' (S §3; A §3). Unknown members are kept. */
export const siteSettings = z.looseObject({
  name: z.string(),
  skin: z.optional(z.string()),
  lang: z.optional(z.string()),
  langs: z.optional(z.array(z.string())),
  interfaceLangs: z.optional(z.array(z.string())),
  domain: z.optional(z.string()),
  domains: z.optional(z.record(z.string(), z.string())),
  seo: z.optional(z.looseObject({ site_name: z.optional(z.string()), site_description: z.optional(z.string()) })),
  payment_methods: z.optional(z.array(z.looseObject({ code: z.string(), title: z.optional(z.string()) }))),
  sliders: z.optional(z.array(slide)),
  png_logo: z.optional(z.string()),
  svg_logo: z.optional(z.string()),
  /** How the header looks and behaves (A §2.3). */
  navbar: z.optional(
    z.looseObject({
      transparent: z.optional(z.boolean()),
      type: z.optional(z.enum(['solid', 'gradient', 'texture'])),
      blur: z.optional(z.boolean()),
      solid_blur: z.optional(z.boolean()),
      sticky: z.optional(z.boolean()),
      sticky_hide: z.optional(z.boolean()),
      sticky_hideable: z.optional(z.boolean()),
      texture_preview: z.optional(z.string()),
    }),
  ),
  product_choose: z.optional(z.boolean()),
  show_cookie: z.optional(z.boolean()),
  phone_display: z.optional(z.string()),
  phone_800_link: z.optional(z.string()),
  email_support: z.optional(z.string()),
  company: z.optional(z.string()),
  company_info: z.optional(z.string()),
  instagram_link: z.optional(z.string()),
  telegram_link: z.optional(z.string()),
  has_shipping_info: z.optional(z.boolean()),
  has_terms_and_conditions: z.optional(z.boolean()),
  has_privacy_policy: z.optional(z.boolean()),
  has_return_policy: z.optional(z.boolean()),
});
export type SiteSettings = z.infer<typeof siteSettings>;
