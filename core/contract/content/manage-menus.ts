import * as z from 'zod/mini';
import { isLink } from '../../kernel/link';
import { recordKind } from '../foundation/record-kind';

export const MENU_NAMES = ['header', 'drawer', 'footer'] as const;
export type MenuName = (typeof MENU_NAMES)[number];

export const MENU_TARGETS = ['category', 'page', 'address', 'heading'] as const;
export const MAX_ENTRIES = 30;

const word = z.optional(z.string().check(z.maxLength(80)));
const link = z.object({
  /** Empty: the name of the category or page. */
  label: z.object({ en: word, de: word, ru: word, uk: word, zh: word }),
  kind: z.enum(MENU_TARGETS),
  category: z.optional(z.int().check(z.gte(1))),
  page: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  address: z.optional(
    z.string().check(
      z.maxLength(2000),
      z.refine((text) => isLink(text), 'must be a path of the shop or an https address'),
    ),
  ),
});
/** Target and labels of a menu entry. */
export type MenuLink = z.infer<typeof link>;

const entry = z.extend(link, {
  below: z.optional(z.boolean()),
  entries: z.array(link).check(z.maxLength(MAX_ENTRIES)),
});
/** Menu entry with its children. */
export type MenuEntry = z.infer<typeof entry>;

export const menuDocument = z.object({
  /** False: the menu is generated from categories and settings. */
  own: z.boolean(),
  entries: z.array(entry).check(z.maxLength(MAX_ENTRIES)),
});
/** Menu of the shop in the back office. */
export type MenuDocument = z.infer<typeof menuDocument>;

export const menuRecords = recordKind({
  kind: 'menu',
  plural: 'menus',
  document: menuDocument,
  row: z.object({ own: z.boolean(), entries: z.number() }),
  filters: {},
  sorts: ['own'],
  read: 'content:read',
  write: 'content:write',
});
