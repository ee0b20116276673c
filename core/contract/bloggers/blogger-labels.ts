import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

const path = '/api/blogger/labels';
const chapter = 'A §7, blogger endpoints';
const token = z.optional(z.string().check(z.maxLength(200)));

const sales = z.object({
  currency: z.string(),
  /** Orders that earn. */
  count: z.number(),
  gross: amount,
  back: amount,
  net: amount,
  profit: amount,
  unpaid: z.object({ count: z.number(), sum: amount, profit: amount }),
});

export const placementLabel = z.object({
  /** Empty for links without a label. */
  label: z.string(),
  /** False for a removed label that orders still have, and for links without a label. */
  is_active: z.boolean(),
  clicks: z.number(),
  /** By currency. */
  sales: z.array(sales),
});
/** Clicks and sales of a blogger's links with one label. */
export type PlacementLabel = z.infer<typeof placementLabel>;

const result = z.object({ items: z.array(placementLabel) });
const body = z.object({
  /** Lower case letters, digits and hyphens. */
  label: z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[a-z0-9][a-z0-9-]*$/)),
});

export const tooManyLabels = refusal('too_many_labels', 409, { data: z.object({ max: z.number() }) });

export const labels = endpoint({
  name: 'bloggerLabels',
  method: 'GET',
  path,
  access: 'user',
  role: 'blogger',
  query: z.object({
    token,
    /** Since the start of the period; all without it. */
    period: z.optional(z.enum(['today', 'week', 'month', 'year'])),
  }),
  body: z.undefined(),
  result,
  summary: 'Returns clicks and sales by placement label.',
  chapter,
});
export const addLabel = endpoint({
  name: 'bloggerAddLabel',
  method: 'POST',
  path,
  access: 'user',
  role: 'blogger',
  bodyKind: 'json',
  query: z.object({ token }),
  body,
  result,
  refusals: [tooManyLabels],
  summary: 'Adds a placement label for links (`?promo=CODE~label`).',
  chapter,
});
export const removeLabel = endpoint({
  name: 'bloggerRemoveLabel',
  method: 'POST',
  path: `${path}/remove`,
  access: 'user',
  role: 'blogger',
  bodyKind: 'json',
  query: z.object({ token }),
  body,
  result,
  summary: 'Removes a placement label with its clicks; its orders are kept.',
  chapter,
});
