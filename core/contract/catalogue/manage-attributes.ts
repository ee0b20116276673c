import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { recordKind } from '../foundation/record-kind';
import { filledText } from '../foundation/scalars';

export const MAX_OPTIONS = 5000;
/** Options merged by one change. */
export const MAX_MERGES = 50;
/** Maximum products changed by one merge; they are written in one unit of work, which blocks others. */
export const MAX_MERGED_PRODUCTS = 1000;
export const MAX_OPTION_LABEL_LENGTH = 255;
/** Imports make values of up to 64 characters of a label, which folding may lengthen. */
const MAX_OPTION_VALUE = 128;

const words = (max: number) => {
  const text = filledText(max);
  const other = z.optional(text);
  return z.object({ en: text, de: other, ru: other, uk: other, zh: other });
};

export const ATTRIBUTE_KINDS = ['one', 'several', 'text', 'number', 'date', 'yes-no'] as const;

/** A colour, or two of them, as CSS. */
export const swatch = z.string().check(
  z.maxLength(100),
  z.regex(/^(#[0-9a-f]{6}|linear-gradient\(135deg, #[0-9a-f]{6} 50%, #[0-9a-f]{6} 50%\))$/i, {
    error: 'must be a colour such as #1c1c1e',
  }),
);

const option = z.object({
  /** Stored with products and used in URLs; cannot be changed. If empty, derived from the English label. */
  value: z.string().check(z.maxLength(MAX_OPTION_VALUE), z.regex(/^[^\s,;:<>"'\\]*$/)),
  labels: words(MAX_OPTION_LABEL_LENGTH),
  swatch: z.optional(z.nullable(swatch)),
});

/** An attribute such as colour or material with its options, in their order. */
export const attributeDocument = z.object({
  /** Cannot be changed. */
  code: z.string().check(z.minLength(1), z.maxLength(60)),
  /** 'one' or 'several' of the options, or a value of this type. */
  kind: z.enum(ATTRIBUTE_KINDS),
  /** True if search finds products by its values. */
  visible: z.boolean(),
  /** Shown among the facts of a product and in comparison. */
  comparable: z.boolean(),
  labels: words(120),
  options: z.array(option).check(z.maxLength(MAX_OPTIONS)),
  /** Removed option → the option that replaces it in all products, at most 1,000. Only for saving; never returned. */
  merge: z.optional(
    z.record(z.string().check(z.maxLength(MAX_OPTION_VALUE)), z.string().check(z.maxLength(MAX_OPTION_VALUE))).check(
      z.refine((merges) => Object.keys(merges).length <= MAX_MERGES, {
        error: `must have at most ${MAX_MERGES} options`,
      }),
    ),
  ),
});
/** Attribute in the back office. */
export type AttributeDocument = z.infer<typeof attributeDocument>;
export type AttributeOption = AttributeDocument['options'][number];

const attributeRow = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(ATTRIBUTE_KINDS),
  options: z.number(),
  visible: z.boolean(),
  comparable: z.boolean(),
});
export type AttributeRow = z.infer<typeof attributeRow>;

export const attributeRecords = recordKind({
  kind: 'attribute',
  plural: 'attributes',
  document: attributeDocument,
  row: attributeRow,
  filters: { kind: z.optional(z.enum(ATTRIBUTE_KINDS)), comparable: z.optional(z.boolean()) },
  sorts: ['name', 'code', 'options'],
  read: 'catalogue:read',
  write: 'catalogue:write',
});

export const attributeUse = endpoint({
  name: 'attributeUse',
  method: 'GET',
  path: '/api/manage/attribute-use',
  access: 'staff',
  permission: 'catalogue:read',
  query: z.object({
    token: z.optional(z.string().check(z.maxLength(200))),
    id: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  body: z.undefined(),
  /** Products by option; options that no product has are omitted. */
  result: z.object({ options: z.record(z.string(), z.number()) }),
  summary: 'Returns how many products have each option of an attribute.',
  chapter: 'A §6',
});
export type AttributeUse = z.infer<typeof attributeUse.result>;
