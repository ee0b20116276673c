import * as z from 'zod/mini';
import { recordKind } from './record-kind';
import { OTHER_LANGUAGES } from './text-languages';

const text = (most: number) => z.string().check(z.maxLength(most));
const identifier = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/));
/** HTML; what acts, loads or positions is taken out of it when it is saved. */
const html = text(100_000);

/** The languages of texts: those of the interface (A §1). English is always there, and stands in for the others. */
function inLanguages<T extends z.ZodMiniObject>(words: T) {
  const other = z.optional(words);
  return z.object({ en: words, de: other, ru: other, uk: other, zh: other });
}

const pageWords = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  content: html,
  content_heading: z.optional(text(200)),
  meta_title: z.optional(text(200)),
  meta_description: z.optional(text(500)),
});

/** A CMS page as staff edits it (S §7, news; A §2.1). */
export const pageDocument = z.object({
  /** Its address is /i/{identifier}. */
  identifier,
  /** A page that is not is seen by managers and admins alone (A §6). */
  published: z.boolean(),
  /** What it belongs to: 'wiki' and 'blogger' are for bloggers alone; none for everybody. */
  section_code: z.nullable(z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9_-]*$/))),
  /** Id of the page that it lies below. */
  parent_id: z.nullable(z.int().check(z.gte(1))),
  /** Its place in lists, from small to large. */
  sort: z.nullable(z.int().check(z.gte(-100_000), z.lte(100_000))),
  texts: inLanguages(pageWords),
});
/** A page of content as staff edits it. */
export type PageDocument = z.infer<typeof pageDocument>;

const pageRow = z.object({
  identifier: z.string(),
  title: z.string(),
  published: z.boolean(),
  section_code: z.nullable(z.string()),
  /** The languages that it has. */
  languages: z.array(z.string()),
});

export const pageRecords = recordKind({
  kind: 'page',
  plural: 'pages',
  document: pageDocument,
  row: pageRow,
  filters: {
    published: z.optional(z.boolean()),
    section_code: z.optional(z.string().check(z.maxLength(40))),
    /** Those that have no texts in a language yet. */
    lacks: z.optional(z.enum(OTHER_LANGUAGES)),
  },
  sorts: ['identifier', 'title', 'section_code'],
  read: 'content:read',
  write: 'content:write',
});

const blockWords = z.object({
  title: z.optional(text(200)),
  content: z.optional(html),
  /** What pages read of it besides its text; of which shape its identifier says. */
  json: z.optional(z.unknown()),
});

/** A CMS block as staff edits it: a small text of the layout (A §3). The site settings are a kind of their own. */
export const blockDocument = z.object({
  identifier,
  /** A block that is not is seen by managers and admins alone (A §6). */
  published: z.boolean(),
  texts: inLanguages(blockWords),
});
/** A block of content as staff edits it. */
export type BlockDocument = z.infer<typeof blockDocument>;

export const blockRecords = recordKind({
  kind: 'block',
  plural: 'blocks',
  document: blockDocument,
  row: z.object({
    identifier: z.string(),
    title: z.string(),
    published: z.boolean(),
    languages: z.array(z.string()),
  }),
  filters: { published: z.optional(z.boolean()) },
  sorts: ['identifier', 'title'],
  read: 'content:read',
  write: 'content:write',
});
