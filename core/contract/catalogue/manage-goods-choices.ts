import * as z from 'zod/mini';
import { attribute } from './catalogue';
import { endpoint } from '../foundation/endpoint';

const choosable = z.object({
  id: z.number(),
  name: z.string(),
  parent_id: z.number(),
  visible: z.boolean(),
});
/** Category selectable for a product or menu. */
export type ChoosableCategory = z.infer<typeof choosable>;

export const goodsChoices = endpoint({
  name: 'goodsChoices',
  method: 'GET',
  path: '/api/manage/goods-choices',
  access: 'staff',
  permission: 'catalogue:read',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  body: z.undefined(),
  result: z.object({ categories: z.array(choosable), attributes: z.array(attribute) }),
  summary: 'Returns all possible categories and attributes of a product, including hidden ones.',
  chapter: 'A §6',
});
export type GoodsChoices = z.infer<typeof goodsChoices.result>;
