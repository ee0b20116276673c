import * as z from 'zod/mini';

/** Shop where an order is collected; without `country_id`, its place is unknown. */
export const pickupPlace = z.object({
  id: z.number(),
  country_id: z.optional(z.string()),
  region_id: z.optional(z.number()),
  region: z.optional(z.string()),
  postcode: z.optional(z.string()),
});
export type PickupPlace = z.infer<typeof pickupPlace>;

/** `method_code` of store pickup. */
export const PICKUP_METHOD = 'pickup';

/** Returns true for store pickup. */
export function isPickup(methodCode: string): boolean {
  return methodCode === PICKUP_METHOD;
}

/** @param hasShop a pickup store exists in that country */
export function shippingThere<M extends { readonly method_code: string }>(
  methods: readonly M[],
  hasShop: boolean,
): readonly M[] {
  return hasShop ? methods : methods.filter(({ method_code: code }) => !isPickup(code));
}
