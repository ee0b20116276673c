import * as z from 'zod/mini';
import { cartTotals, clientCartItem, revised, serverCartItem } from './cart';
import { endpoint } from '../foundation/endpoint';
import { productOption } from '../catalogue/product';
import { cartToken } from '../foundation/scalars';

const given = z.extend(revised, {
  item: z.optional(serverCartItem),
  totals: z.optional(cartTotals),
  joined: z.optional(z.boolean()),
  waiting: z.optional(z.number()),
  ordered: z.optional(
    z.array(z.object({ sku: z.string(), qty: z.number(), product_option: z.optional(productOption) })),
  ),
});

export const createCart = endpoint({
  name: 'createCart',
  method: 'POST',
  path: '/api/cart/create',
  bodyKind: 'json',
  query: z.object({
    token: z.optional(z.string()),
    guestCart: z.optional(cartToken),
    /** 'merge' adds the lines to the customer's cart; 'keep' continues with the guest's. */
    policy: z.optional(z.enum(['keep', 'merge'])),
  }),
  /** Saves a round trip for the first line. */
  body: z.optional(z.object({ cartItem: clientCartItem })),
  result: cartToken,
  meta: given,
  summary:
    "Creates a cart, or returns the signed-in customer's; the result is its token. A given line is added to a guest's new cart if it can be bought.",
  chapter: 'S §7 Cart',
});
