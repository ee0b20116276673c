import * as z from 'zod/mini';
import { recordKind } from '../foundation/record-kind';
import { OTHER_LANGUAGES } from '../foundation/text-languages';
import { filledText } from '../foundation/scalars';

const text = (max: number) => z.string().check(z.maxLength(max));
const identifier = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/));
/** Sanitised on save. */
const html = text(100_000);

/** English is required and is the fallback. */
function inLanguages<T extends z.ZodMiniObject>(words: T) {
  const other = z.optional(words);
  return z.object({ en: words, de: other, ru: other, uk: other, zh: other });
}

const pageWords = z.object({
  title: filledText(200),
  content: html,
  content_heading: z.optional(text(200)),
  meta_title: z.optional(text(200)),
  meta_description: z.optional(text(500)),
});

export const pageDocument = z.object({
  identifier,
  /** Unpublished pages are visible to managers and admins only. */
  published: z.boolean(),
  /** 'wiki' and 'blogger' are restricted to bloggers. */
  section_code: z.nullable(z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9_-]*$/))),
  parent_id: z.nullable(z.int().check(z.gte(1))),
  sort: z.nullable(z.int().check(z.gte(-100_000), z.lte(100_000))),
  texts: inLanguages(pageWords),
});
/** Content page in the back office. */
export type PageDocument = z.infer<typeof pageDocument>;

const pageRow = z.object({
  identifier: z.string(),
  title: z.string(),
  published: z.boolean(),
  section_code: z.nullable(z.string()),
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
    missing: z.optional(z.enum(OTHER_LANGUAGES)),
  },
  sorts: ['identifier', 'title', 'section_code'],
  read: 'content:read',
  write: 'content:write',
});

const blockWords = z.object({
  title: z.optional(text(200)),
  content: z.optional(html),
  json: z.optional(z.unknown()),
});

export const blockDocument = z.object({
  identifier,
  published: z.boolean(),
  texts: inLanguages(blockWords),
});
/** Content block in the back office. */
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
  /** `internal`: blocks that the shop's own code reads by name (`isInternalBlock`). */
  filters: { published: z.optional(z.boolean()), internal: z.optional(z.boolean()) },
  sorts: ['identifier', 'title'],
  read: 'content:read',
  write: 'content:write',
});
