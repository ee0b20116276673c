import * as z from 'zod/mini';
import { attribute } from './catalogue';
import { endpoint } from './endpoint';

const choosable = z.object({
  id: z.number(),
  name: z.string(),
  /** The one that it lies below; a main one names one that is not among them. */
  parent_id: z.number(),
  /** One that is not stands in no menu. */
  visible: z.boolean(),
});
/** A category that a product or a menu can be put into. */
export type ChoosableCategory = z.infer<typeof choosable>;

/** Categories and attributes for the forms of goods, in the words of the store: also what shoppers do not see. */
export const goodsChoices = endpoint({
  name: 'goodsChoices',
  method: 'GET',
  path: '/api/manage/goods-choices',
  access: 'staff',
  permission: 'catalogue:read',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  body: z.undefined(),
  result: z.object({ categories: z.array(choosable), attributes: z.array(attribute) }),
  summary: 'The categories and attributes that a product can have, those that shoppers do not see among them.',
  chapter: 'A §6',
});
export type GoodsChoices = z.infer<typeof goodsChoices.result>;
