/** The `method_code` of picking up in a shop. */
export const PICKUP_METHOD = 'pickup';

/** Whether an order that goes this way waits in a shop until it is picked up: then it says in which (S §7, GET /api/cart/stores). */
export function isPickup(methodCode: string): boolean {
  return methodCode === PICKUP_METHOD;
}
