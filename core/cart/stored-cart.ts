import * as z from 'zod/mini';
import { cartTotals, paymentMethod, shippingMethod, totalSegment } from '../contract/selling/cart';
import { productOption } from '../contract/catalogue/product';
import { cartItem } from './cart';
import { NEVER_SYNCED, type CartRecord } from './cart-record';

export interface CartPart<V> {
  readonly schema: z.ZodMiniType<V>;
  readonly read: (cart: CartRecord) => V;
  readonly write: (cart: CartRecord, value: V) => CartRecord;
  readonly same: (a: CartRecord, b: CartRecord) => boolean;
}

function part<S extends z.ZodMiniType>(schema: S, rest: Omit<CartPart<z.output<S>>, 'schema'>) {
  return { schema, ...rest };
}

export function hasSameTotals(a: CartRecord, b: CartRecord): boolean {
  return a.totals === b.totals && a.totalsFor === b.totalsFor;
}

const nullableText = z.nullable(z.string());

export const baseLine = z.object({
  key: z.string(),
  sku: z.string(),
  product_option: z.optional(productOption),
  item_id: z.optional(z.union([z.string(), z.number()])),
  qty: z.nullable(z.number()),
  confirmed: z.optional(z.number()),
});

const formerOwner = z.object({
  owner: z.string(),
  token: z.string(),
  base: z.array(baseLine),
  revision: z.nullable(z.number()),
  keys: z.array(z.string()),
});

export const PARTS = {
  items: part(z.array(cartItem), {
    read: (cart) => [...cart.cartItems],
    write: (cart, cartItems) => ({ ...cart, cartItems }),
    same: (a, b) => a.cartItems === b.cartItems,
  }),
  /** Includes the server cart's token, so that an interrupted write cannot mix carts. */
  base: part(
    z.object({ token: z.string(), lines: z.array(baseLine), revision: z._default(z.nullable(z.number()), null) }),
    {
      read: (cart) => ({ token: cart.cartServerToken, lines: [...cart.base], revision: cart.revision }),
      write: (cart, { token, lines, revision }) =>
        token === cart.cartServerToken
          ? { ...cart, base: lines, revision }
          : { ...cart, base: [], revision: NEVER_SYNCED },
      same: (a, b) => a.base === b.base && a.revision === b.revision && a.cartServerToken === b.cartServerToken,
    },
  ),
  removals: part(z.record(z.string(), z.number()), {
    read: (cart) => ({ ...cart.removals }),
    write: (cart, removals) => ({ ...cart, removals }),
    same: (a, b) => a.removals === b.removals,
  }),
  token: part(z.string(), {
    read: (cart) => cart.cartServerToken,
    write: (cart, cartServerToken) => ({ ...cart, cartServerToken }),
    same: (a, b) => a.cartServerToken === b.cartServerToken,
  }),
  owner: part(z.object({ owner: z.string(), keeps: z.boolean(), former: z._default(z.nullable(formerOwner), null) }), {
    read: ({ owner, keeps, former }) => ({
      owner,
      keeps,
      former: former && { ...former, base: [...former.base], keys: [...former.keys] },
    }),
    write: (cart, { owner, keeps, former }) => ({ ...cart, owner, keeps, former }),
    same: (a, b) => a.owner === b.owner && a.keeps === b.keeps && a.former === b.former,
  }),
  hash: part(z.string(), {
    read: (cart) => cart.cartItemsHash,
    write: (cart, cartItemsHash) => ({ ...cart, cartItemsHash }),
    same: (a, b) => a.cartItemsHash === b.cartItemsHash,
  }),
  totals: part(
    z.object({
      totals: z.nullable(cartTotals),
      items: z.string(),
      for: z.string(),
      choices: z._default(z.string(), ''),
      revision: z._default(z.number(), NEVER_SYNCED),
    }),
    {
      read: (cart) => ({
        totals: cart.totals,
        items: cart.totalsItems,
        for: cart.totalsFor,
        choices: cart.totalsChoices,
        revision: cart.totalsRevision,
      }),
      write: (cart, value) => ({
        ...cart,
        totals: value.totals,
        totalsItems: value.items,
        totalsFor: value.for,
        totalsChoices: value.choices,
        totalsRevision: value.revision,
      }),
      same: (a, b) => hasSameTotals(a, b) && a.totalsChoices === b.totalsChoices,
    },
  ),
  segments: part(z.array(totalSegment), {
    read: (cart) => [...cart.segments],
    write: (cart, segments) => ({ ...cart, segments }),
    same: (a, b) => a.segments === b.segments,
  }),
  choices: part(
    z.object({
      coupon: z.nullable(z.object({ code: z.string(), active: z.boolean() })),
      shipping: z.nullable(z.object({ method_code: z.string(), carrier_code: z.string() })),
      payment: nullableText,
      address: z.nullable(
        z.object({
          country_id: z.optional(z.string()),
          postcode: z.optional(z.string()),
          region_id: z.optional(z.nullable(z.number())),
          region: z.optional(z.string()),
        }),
      ),
      choiceRevisions: z._default(z.record(z.string(), z.number()), {}),
    }),
    {
      read: ({ coupon, shipping, payment, address, choiceRevisions }) => {
        return { coupon, shipping, payment, address, choiceRevisions: { ...choiceRevisions } };
      },
      write: (cart, choices) => ({ ...cart, ...choices }),
      same: (a, b) =>
        a.coupon === b.coupon && a.shipping === b.shipping && a.payment === b.payment && a.address === b.address,
    },
  ),
  methods: part(z.object({ shipping: z.array(shippingMethod), payment: z.array(paymentMethod) }), {
    read: (cart) => ({ shipping: [...cart.shippingMethods], payment: [...cart.paymentMethods] }),
    write: (cart, methods) => ({ ...cart, shippingMethods: methods.shipping, paymentMethods: methods.payment }),
    same: (a, b) => a.shippingMethods === b.shippingMethods && a.paymentMethods === b.paymentMethods,
  }),
};
