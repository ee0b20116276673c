/** The `method_code` of picking up in a shop. */
export const PICKUP_METHOD = 'pickup';

/** Whether an order that goes this way waits in a shop until it is picked up: then it says in which (S §7, GET /api/cart/stores). */
export function isPickup(methodCode: string): boolean {
  return methodCode === PICKUP_METHOD;
}

/**
 * The ways to ship to a country: nothing can be picked up where the merchant has no shop (S §7, GET /api/cart/stores). Pure.
 * @param hasShop whether one of the shops where orders are picked up lies in that country
 */
export function shippingThere<M extends { readonly method_code: string }>(
  methods: readonly M[],
  hasShop: boolean,
): readonly M[] {
  return hasShop ? methods : methods.filter(({ method_code: code }) => !isPickup(code));
}
