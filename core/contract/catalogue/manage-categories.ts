import * as z from 'zod/mini';
import { recordKind } from '../foundation/record-kind';
import { filledText } from '../foundation/scalars';

const words = z.object({
  name: filledText(120),
  description: z.optional(z.string().check(z.maxLength(20_000))),
});
const other = z.optional(
  z.object({
    name: z.optional(filledText(120)),
    description: z.optional(z.string().check(z.maxLength(20_000))),
  }),
);

export const categoryDocument = z.object({
  slug: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\s?#<>"'\\]+$/)),
  /** Null for main categories. */
  parent_id: z.nullable(z.int().check(z.gte(1))),
  /** Ascending. */
  position: z.int().check(z.gte(0), z.lte(100_000)),
  visible: z.boolean(),
  texts: z.object({ en: words, de: other, ru: other, uk: other, zh: other }),
});
export type CategoryDocument = z.infer<typeof categoryDocument>;

const categoryRow = z.object({
  name: z.string(),
  slug: z.string(),
  position: z.number(),
  visible: z.boolean(),
  /** Includes subcategories. */
  products: z.number(),
});
export type CategoryRow = z.infer<typeof categoryRow>;

export const categoryRecords = recordKind({
  kind: 'category',
  plural: 'categories',
  document: categoryDocument,
  row: categoryRow,
  filters: { visible: z.optional(z.boolean()), parent: z.optional(z.int().check(z.gte(1))) },
  sorts: ['place', 'name', 'products'],
  read: 'catalogue:read',
  write: 'catalogue:write',
});
