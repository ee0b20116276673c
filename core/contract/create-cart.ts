import * as z from 'zod/mini';
import { cartTotals, clientCartItem, revised, serverCartItem } from './cart';
import { endpoint } from './endpoint';
import { productOption } from './product';
import { cartToken } from './scalars';

const given = z.extend(revised, {
  /** The line that a new cart has, where one was sent and can be bought. */
  item: z.optional(serverCartItem),
  /** What the new cart costs with it. */
  totals: z.optional(cartTotals),
  /** The customer's cart took the lines of the one that was named. */
  joined: z.optional(z.boolean()),
  /** So many lines are in another cart of the customer's. */
  waiting: z.optional(z.number()),
  /** What was ordered of the cart that was named. */
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
    /** The cart that the user who has just signed in had as a guest: it becomes theirs. */
    guestCart: z.optional(cartToken),
    /** What becomes of it beside a cart that they have already: 'merge' puts its lines into that one, 'keep' goes on with it as it is. */
    policy: z.optional(z.enum(['keep', 'merge'])),
  }),
  /** A guest's first line, so that adding it takes one round trip. */
  body: z.optional(z.object({ cartItem: clientCartItem })),
  result: cartToken,
  meta: given,
  summary:
    "Makes a cart, or gives the signed-in customer's own; the result is its token. With a line the new cart of a guest has it, unless it cannot be bought.",
  chapter: 'S §7 Cart',
});
