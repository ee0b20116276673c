import * as z from 'zod/mini';
import { recordKind } from './record-kind';

const words = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.optional(z.string().check(z.maxLength(20_000))),
});
const other = z.optional(
  z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    description: z.optional(z.string().check(z.maxLength(20_000))),
  }),
);

/** A category as staff edits it (S §2). */
export const categoryDocument = z.object({
  /** Its name in addresses. */
  slug: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\s?#<>"'\\]+$/)),
  /** Id of the category that it lies below; none for the main ones. */
  parent_id: z.nullable(z.int().check(z.gte(1))),
  /** Its place among its neighbours, from small to large. */
  position: z.int().check(z.gte(0), z.lte(100_000)),
  /** One that is not stands in no menu. */
  visible: z.boolean(),
  texts: z.object({ en: words, de: other, ru: other, uk: other, zh: other }),
});
export type CategoryDocument = z.infer<typeof categoryDocument>;

const categoryRow = z.object({
  name: z.string(),
  slug: z.string(),
  position: z.number(),
  visible: z.boolean(),
  /** Products in it and below it. */
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
