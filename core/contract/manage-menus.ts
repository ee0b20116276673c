import * as z from 'zod/mini';
import { isLink } from '../kernel/link';
import { recordKind } from './record-kind';

/** Where the shop shows a menu: over every page, in the drawer, and in the columns of the footer (A §2.3, §2.4, §2.5). */
export const MENU_NAMES = ['header', 'drawer', 'footer'] as const;
export type MenuName = (typeof MENU_NAMES)[number];

/** What an entry leads to; a heading leads nowhere and stands over a column of the footer. */
export const MENU_TARGETS = ['category', 'page', 'address', 'heading'] as const;
/** Entries of a menu, and of one entry. */
export const MOST_ENTRIES = 30;

const word = z.optional(z.string().check(z.maxLength(80)));
const link = z.object({
  /** In each language; without any the name of the category or page. */
  label: z.object({ en: word, de: word, ru: word, uk: word, zh: word }),
  kind: z.enum(MENU_TARGETS),
  /** Id of a category. */
  category: z.optional(z.int().check(z.gte(1))),
  /** Identifier of a page. */
  page: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** A path of the shop, or a web address. */
  address: z.optional(
    z.string().check(
      z.maxLength(2000),
      z.refine((text) => isLink(text), 'must be a path of the shop or an https address'),
    ),
  ),
});
/** Where an entry of the menu leads, and what it is called in each language. */
export type MenuLink = z.infer<typeof link>;

const entry = z.extend(link, {
  /** What lies below its category is shown below it, as far as it has no entries of its own. */
  below: z.optional(z.boolean()),
  entries: z.array(link).check(z.maxLength(MOST_ENTRIES)),
});
/** An entry of the menu, with those below it. */
export type MenuEntry = z.infer<typeof entry>;

/** A menu of the shop as staff keeps it. */
export const menuDocument = z.object({
  /** Shown by the shop; else it shows its departments and the pages of the settings, as they are. */
  own: z.boolean(),
  entries: z.array(entry).check(z.maxLength(MOST_ENTRIES)),
});
/** The menu of the shop as staff edits it. */
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
