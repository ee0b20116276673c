import * as z from 'zod/mini';
import { isLink, type LinkScheme } from '../../kernel/link';
import { endpoint } from '../foundation/endpoint';
import { recordKind } from '../foundation/record-kind';
import { MAX_SLIDES } from './site-choices';
import { SKIN_NAMES, skinTokens } from './skin-tokens';

const chapter = 'A §2.1, design';
const token = z.optional(z.string().check(z.maxLength(200)));
const MAX_FAVICONS = 10;

function link(...schemes: readonly LinkScheme[]) {
  return z.optional(
    z.string().check(
      z.maxLength(2000),
      z.refine((text) => isLink(text, schemes), 'must be a link'),
    ),
  );
}
const picture = link();
const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const colour = z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)));

const slideWords = z.object({ title: text(200), subtitle: text(400), button_text: text(60) });
const otherWords = z.optional(slideWords);

const designSlide = z.object({
  image: picture,
  link: link(),
  light_bg: z.boolean(),
  images: z.optional(
    z
      .array(
        z.string().check(
          z.maxLength(2000),
          z.refine((src) => isLink(src), 'must be a link'),
        ),
      )
      .check(z.maxLength(8)),
  ),
  bg: colour,
  fg: colour,
  texts: z.object({ en: slideWords, de: otherWords, ru: otherWords, uk: otherWords, zh: otherWords }),
});
/** Slide of the home page. */
export type DesignSlide = z.infer<typeof designSlide>;

const designNavbar = z.object({
  transparent: z.boolean(),
  type: z.enum(['solid', 'gradient', 'texture']),
  blur: z.boolean(),
  solid_blur: z.boolean(),
  sticky: z.boolean(),
  sticky_hide: z.boolean(),
  sticky_hideable: z.boolean(),
  texture_preview: picture,
});

const designFooter = z.object({
  company: text(200),
  email_support: text(254),
  phone_display: text(60),
  phone_800_link: z.optional(z.string().check(z.maxLength(60), z.regex(/^(tel:)?\+?[\d\s()./-]+$/i))),
  telegram_link: link('tg'),
  whatsapp_link: link('whatsapp'),
  viber_link: link('viber'),
  instagram_link: link(),
  facebook_link: link(),
});

export const designDocument = z.object({
  skin: z.enum(SKIN_NAMES),
  /** Null: same skin for dark mode. */
  skin_dark: z.nullable(z.enum(SKIN_NAMES)),
  skin_tokens: skinTokens,
  navbar: designNavbar,
  logo: z.object({
    png: picture,
    svg: picture,
    xml: text(50_000),
  }),
  favicons: z
    .array(
      z.object({
        type: z.string().check(z.maxLength(40)),
        src: z.string().check(
          z.maxLength(2000),
          z.refine((src) => isLink(src), 'must be a link'),
        ),
        size: text(20),
      }),
    )
    .check(z.maxLength(MAX_FAVICONS)),
  slides: z.array(designSlide).check(z.maxLength(MAX_SLIDES)),
  footer: designFooter,
  banners: z.object({
    show_bonuses_banner: z.boolean(),
    bonuses_banner_code: text(64),
    show_cookie: z.boolean(),
  }),
});
/** Design of the shop: skin, tokens and page layout. */
export type DesignDocument = z.infer<typeof designDocument>;

export const DESIGN_ID = 'shop';

export const designRecords = recordKind({
  kind: 'design',
  plural: 'designs',
  document: designDocument,
  row: z.object({ skin: z.string(), skin_dark: z.string(), slides: z.number() }),
  filters: {},
  sorts: ['skin'],
  read: 'settings:read',
  write: 'design:write',
});

const draft = z.object({
  document: designDocument,
  /** Version it was based on; required for publishing. */
  version: z.string(),
  /** Common ancestor for comparing conflicting designs. */
  base: designDocument,
  saved_at: z.string(),
  /** For `?design-draft=KEY`; expires 12 hours after the last save. */
  key: z.string(),
});
/** Unpublished design of one user. */
export type DesignDraft = z.infer<typeof draft>;

const workshop = z.object({
  published: z.object({ version: z.string(), document: designDocument }),
  draft: z.nullable(draft),
});
/** Data of the design editor: published design, draft and history. */
export type DesignWorkshop = z.infer<typeof workshop>;

/** Drafts render on the shop's own pages, so this requires content:write. */
const MAY_TRY = { access: 'staff', permission: 'content:write' } as const;

export const designWorkshop = endpoint({
  name: 'designWorkshop',
  method: 'GET',
  path: '/api/manage/design-draft',
  ...MAY_TRY,
  query: z.object({ token }),
  body: z.undefined(),
  result: workshop,
  summary: "Returns the published design and the caller's draft.",
  chapter,
});

export const saveDesignDraft = endpoint({
  name: 'saveDesignDraft',
  method: 'POST',
  path: '/api/manage/design-draft',
  ...MAY_TRY,
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    document: designDocument,
    version: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  result: draft,
  summary: "Saves the caller's design draft. Its key opens pages with the draft, marked as such.",
  chapter,
});

export const removeDesignDraft = endpoint({
  name: 'removeDesignDraft',
  method: 'POST',
  path: '/api/manage/design-draft-remove',
  ...MAY_TRY,
  bodyKind: 'none',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ removed: z.boolean() }),
  summary: "Discards the caller's design draft.",
  chapter,
});

export const draftSettings = endpoint({
  name: 'draftSettings',
  method: 'GET',
  path: '/api/design-draft',
  query: z.object({
    key: z.string().check(z.minLength(1), z.maxLength(200)),
    store: z.optional(z.string().check(z.maxLength(20))),
  }),
  body: z.undefined(),
  result: z.object({ settings: z.record(z.string(), z.unknown()) }),
  summary: 'Returns the site settings of a draft, for holders of its key.',
  chapter,
});
